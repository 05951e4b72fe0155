import type { ControlProps } from './FieldView.tsx'
import { LineControl } from './LineControl.tsx'

const COLOR = /^#[\da-f]{6}$/i

/** A palette, and beside it the colour as a text, which may be pasted. */
export const ColorControl = (props: ControlProps) => (
  <div className="color">
    <input
      type="color"
      aria-label={`${props.field.label} : palette`}
      // Without a value, a palette would be black.
      value={COLOR.test(props.value) ? props.value : props.field.fallback}
      onChange={({ target }) => props.onChange(target.value)}
    />
    <LineControl {...props} />
  </div>
)
