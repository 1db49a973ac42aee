import { useField } from 'formik'
import { AttachButton, Attachments } from '../../../components/talk/attachments'
import type { MemberValues } from '../member-values'
import { FieldError } from '../../../ui/Field/FieldError'

/** Pictures of a member's papers: added, opened, taken away. Without a word of its own, since it stands under its heading. */
export const AttachmentsField = ({ disabled }: { disabled: boolean }) => {
  const [{ value }, { error }, field] = useField<MemberValues['attachments']>('attachments')
  const change = (attachments: MemberValues['attachments']): void => void field.setValue(attachments)
  return (
    <div className="member-attachments">
      <Attachments
        items={value}
        {...(disabled ? null : { onRemove: (gone: MemberValues['attachments'][number]) => change(value.filter((each) => each !== gone)) })}
      />
      <AttachButton items={value} onChange={change} disabled={disabled} worded />
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
