import { useField } from 'formik'
import { FieldError } from '../../../../ui/Field/FieldError'
import { AttachButton, Attachments, type Attachment } from './attachments'

/** Pictures of a record's papers: added, opened, taken away. Without a word of its own, since it stands under its heading. */
export const AttachmentsField = ({ disabled }: { disabled: boolean }) => {
  const [{ value }, { error }, field] = useField<readonly Attachment[]>('attachments')
  const change = (attachments: readonly Attachment[]): void => void field.setValue(attachments)
  return (
    <div>
      <Attachments
        items={value}
        {...(disabled ? null : { onRemove: (gone: Attachment) => change(value.filter((each) => each !== gone)) })}
      />
      <AttachButton items={value} onChange={change} disabled={disabled} worded />
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
