// The package's front door also asks for a validator, which we do without.
import Form, { type IChangeEvent } from '@rjsf/core/lib/components/Form.js'
import type { ErrorSchema, RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { Kept } from '../server/open-store.ts'
import { fields } from './ChoiceField.tsx'
import { type Chapter, isIn } from './chapters.ts'
import { inFrench } from './in-french.ts'
import { templates } from './templates.tsx'
import { widgets } from './widgets.tsx'

/** The schema of the site judges, on the server: the form only asks and shows. */
const judgedElsewhere: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}

/** A form fills in nothing that the owner did not write. */
const asWritten = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const

/** Each message at its field, or at the nearest group around it. */
function errorsOf(kept: Kept[], chapter: Chapter): ErrorSchema {
  const { path } = chapter
  const errors: Record<string, unknown> = {}
  for (const { path: at, message } of kept.filter((each) => isIn(chapter, each.path))) {
    let group = errors
    for (const step of at.slice(path.length)) {
      group[step] ??= {}
      group = group[step] as Record<string, unknown>
    }
    const said = (group.__errors ?? []) as string[]
    if (!said.includes(message)) group.__errors = [...said, message]
  }
  return errors as ErrorSchema
}

type Props = {
  chapter: Chapter
  data: unknown
  kept: Kept[]
  onEdit: (wanted: unknown) => void
  /** Changes several values at once, where one decides others. */
  onChangeAt: (path: (string | number)[], value: string | undefined) => void
}

/** One chapter of a file, drawn from its schema alone. */
export function ChapterForm({ chapter, data, kept, onEdit, onChangeAt }: Props) {
  return (
    <Form
      // Another chapter is another form, with a memory of its own.
      key={chapter.file + chapter.path.join('.')}
      tagName="div"
      schema={chapter.schema as RJSFSchema}
      formData={data}
      idPrefix={fieldId(chapter.file, chapter.path)}
      idSeparator="."
      validator={judgedElsewhere}
      noValidate
      noHtml5Validate
      extraErrors={errorsOf(kept, chapter)}
      showErrorList={false}
      uiSchema={{ 'ui:submitButtonOptions': { norender: true } }}
      experimental_defaultFormStateBehavior={asWritten}
      formContext={{ onChangeAt, path: chapter.path, data }}
      translateString={inFrench}
      templates={templates}
      widgets={widgets}
      fields={fields}
      onChange={({ formData }: IChangeEvent) => onEdit(formData)}
    />
  )
}

/** The address of a field in the page: the same key may stand in two files. */
export const fieldId = (file: string, path: (string | number)[]) => [file, ...path].join('.')
