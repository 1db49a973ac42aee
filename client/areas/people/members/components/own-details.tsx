import type { RecordOf } from '@shared/registry/service-types'
import { users } from '@shared/areas/people/services/users'
import { Formik, useField } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { ImageUpload } from '../../../../components/image-upload'
import { changeShape, maxLengthsIn } from '../../../../resource/field-limits'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { PasswordField, TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { memberMessages, memberPageMessages as m } from '../messages'

interface Values {
  phone: string
  bank: string
  avatar: string
  currentPassword: string
}

const maxLength = maxLengthsIn(changeShape(users))

/** What members keep current of themselves: how they are reached, what they look like, and where their pay goes. */
export const OwnDetails = ({ member, onClose }: { member: RecordOf<'users'>; onClose: () => void }) => {
  const intl = useIntl()
  const [patch] = api.users.usePatch()
  const { phone = '', bank = '', avatar = '' } = member
  const submit = useSubmit(
    ({ currentPassword, ...values }: Values) =>
      patch({ id: member._id, data: { ...values, ...(currentPassword && { currentPassword }) } }).unwrap(),
    {
      done: intl.formatMessage(m.mineSaved),
      onSaved: onClose,
    },
  )
  return (
    <Formik<Values> initialValues={{ phone, bank, avatar, currentPassword: '' }} onSubmit={submit}>
      <FormDialog
        title={intl.formatMessage(m.mine)}
        subtitle={member.name}
        verb={intl.formatMessage(m.mineVerb)}
        note={<span className="second">{intl.formatMessage(m.mineHint)}</span>}
        onClose={onClose}
      >
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          label={intl.formatMessage(memberMessages.phone)}
          maxLength={maxLength('phone')}
          data-autofocus
        />
        <TextField name="bank" label={intl.formatMessage(memberMessages.bank)} maxLength={maxLength('bank')} />
        <Proof bank={bank} />
        <Picture />
      </FormDialog>
    </Formik>
  )
}

/** Where one's pay goes isn't changed at a desk that was left open. */
const Proof = ({ bank }: { bank: string }) => {
  const intl = useIntl()
  const [{ value }] = useField<string>('bank')
  if (value.trim() === bank) return null
  return (
    <PasswordField
      name="currentPassword"
      label={intl.formatMessage(memberMessages.currentPassword)}
      hint={intl.formatMessage(m.mineProof)}
      autoComplete="current-password"
    />
  )
}

const Picture = () => {
  const intl = useIntl()
  const [{ value }, , avatar] = useField<string>('avatar')
  return (
    <ImageUpload
      label={intl.formatMessage(memberMessages.picture)}
      value={value || null}
      onChange={(address) => void avatar.setValue(address ?? '')}
    />
  )
}
