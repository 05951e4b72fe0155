import { type TextareaHTMLAttributes, useLayoutEffect, useRef } from 'react'

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
