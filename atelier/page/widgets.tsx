import type { WidgetProps } from '@rjsf/utils'
import {
  type InputHTMLAttributes,
  type TextareaHTMLAttributes,
  useLayoutEffect,
  useRef,
} from 'react'
import { MediaWidget } from './MediaWidget.tsx'

/** What a field says to those who cannot see what is around it. */
export const spoken = ({ id, rawErrors }: Pick<WidgetProps, 'id' | 'rawErrors'>) => ({
  id,
  'aria-describedby': `${id}.aide ${id}.message`,
  'aria-invalid': rawErrors && rawErrors.length > 0 ? true : undefined,
})

/** An address or a name is one line, whatever was copied with it. */
const inOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ')

function Line(props: WidgetProps & { input?: InputHTMLAttributes<HTMLInputElement> }) {
  const { value, onChange, input } = props
  return (
    <input
      {...spoken(props)}
      type="text"
      spellCheck={false}
      autoComplete="off"
      {...input}
      value={value ?? ''}
      onChange={({ target }) => onChange(inOneLine(target.value) || undefined)}
    />
  )
}

const lineWith = (input: InputHTMLAttributes<HTMLInputElement>) => (props: WidgetProps) => (
  <Line {...props} input={input} />
)

/** As tall as what it holds. */
export function Paragraph(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const area = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    const { current } = area
    if (!current || CSS.supports('field-sizing: content')) return
    current.style.blockSize = 'auto'
    current.style.blockSize = `${current.scrollHeight + 2}px`
  }, [props.value])
  return <textarea ref={area} rows={1} {...props} />
}

/** A sentence; several lines only where there were several, as in a mail. */
function Sentence(props: WidgetProps) {
  const { value, onChange } = props
  const hasLines = useRef(/\n/.test(value ?? ''))
  return (
    <Paragraph
      {...spoken(props)}
      lang="fr"
      value={value ?? ''}
      onChange={({ target }) => {
        onChange((hasLines.current ? target.value : inOneLine(target.value)) || undefined)
      }}
    />
  )
}

/** `none : la vidéo vient avec la page.` in the help of a choice is what is shown of it. */
function meaningOf(value: string, help = '') {
  const escaped = value.replace(/\W/g, '\\$&')
  const [, meaning] = new RegExp(`(?:^|[.]\\s+)${escaped} : ([^.]+)`).exec(help) ?? []
  return meaning ? `${value} : ${meaning}` : value
}

function Choice(props: WidgetProps) {
  const { value, onChange, schema } = props
  return (
    <select
      {...spoken(props)}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">Pas encore répondu</option>
      {(schema.enum as string[]).map((each) => (
        <option key={each} value={each}>
          {meaningOf(each, schema.description)}
        </option>
      ))}
    </select>
  )
}

const answers = [
  { value: 'oui', label: 'Oui' },
  { value: 'non', label: 'Non' },
  { value: undefined, label: 'Pas encore répondu' },
]

/** What older files may have instead. */
const meant: Record<string, string> = { true: 'oui', false: 'non' }

function YesNo({ id, value, onChange, rawErrors }: WidgetProps) {
  const given = meant[value] ?? value
  return (
    <div
      className="radios"
      role="radiogroup"
      aria-labelledby={`${id}.nom`}
      aria-describedby={`${id}.aide ${id}.message`}
      aria-invalid={rawErrors && rawErrors.length > 0 ? true : undefined}
    >
      {answers.map(({ value: each, label }, index) => (
        <label key={label}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={id}
            checked={given === each}
            onChange={() => onChange(each)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

function Color(props: WidgetProps) {
  const { value, onChange, label } = props
  return (
    <div className="color">
      <input
        type="color"
        aria-label={`${label} : choisir à l’œil`}
        value={/^#[\da-f]{6}$/i.test(value ?? '') ? value : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <Line {...props} />
    </div>
  )
}

/** By the form of a value, as the schema names it. */
export const widgets = {
  TextWidget: Line,
  SelectWidget: Choice,
  line: Line,
  siren: lineWith({ inputMode: 'numeric' }),
  siret: lineWith({ inputMode: 'numeric' }),
  vat: Line,
  number: lineWith({ inputMode: 'decimal' }),
  email: lineWith({ type: 'email', inputMode: 'email' }),
  phone: lineWith({ type: 'tel' }),
  url: lineWith({ inputMode: 'url' }),
  day: lineWith({ type: 'date' }),
  phrase: Sentence,
  sentence: Sentence,
  choice: Choice,
  'yes-no': YesNo,
  color: Color,
  file: MediaWidget,
}
