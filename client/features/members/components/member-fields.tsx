import { useFormikContext } from 'formik'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { ImageUpload } from '../../../components/image-upload'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { Fields } from '../../../ui/Field/Field'
import { FormError } from '../../../ui/form/Form'
import { MoneyField } from '../../../ui/form/NumberFields'
import { TextField } from '../../../ui/form/TextField'
import type { MemberValues } from '../member-values'
import { memberMessages as m } from '../messages'
import { NewPassword } from './new-password'
import { RightsField } from './rights-field'
import './members.css'

interface MemberFieldsProps {
  labels: Record<keyof MemberValues, string>
  isNew: boolean
  /** Somebody of the board, seen by HR: how they sign in and what they may isn't theirs to change. */
  isBeyond: boolean
  divisions: readonly string[]
}

/** All fields of a member. */
export const MemberFields = ({ labels, isNew, isBeyond, divisions }: MemberFieldsProps) => {
  const intl = useIntl()
  const list = useId()
  const { values, setFieldValue } = useFormikContext<MemberValues>()
  return (
    <>
      <DockPart title={intl.formatMessage(m.person)}>
        <FormError />
        <TextField name="name" label={labels.name} maxLength={200} required autoFocus={isNew} />
        <Fields>
          <TextField
            name="username"
            label={labels.username}
            maxLength={60}
            autoCapitalize="none"
            spellCheck={false}
            disabled={isBeyond}
            required
          />
          <TextField name="phone" label={labels.phone} type="tel" inputMode="tel" maxLength={40} />
        </Fields>
        <TextField
          name="emailRaw"
          label={labels.emailRaw}
          hint={isNew ? intl.formatMessage(m.usernameHint) : undefined}
          type="email"
          inputMode="email"
          maxLength={200}
          disabled={isBeyond}
          required
        />
        {isNew && (
          <>
            <div className="member-gap" />
            <NewPassword label={labels.password} hint={intl.formatMessage(m.passwordHint)} />
          </>
        )}
      </DockPart>
      <DockPart title={labels.rights}>
        {isBeyond && <p className="second">{intl.formatMessage(m.rightsOfBoard)}</p>}
        <RightsField disabled={isBeyond} />
      </DockPart>
      <DockPart title={intl.formatMessage(m.work)}>
        <Fields>
          <TextField name="title" label={labels.title} maxLength={200} />
          <TextField name="division" label={labels.division} maxLength={200} list={list} />
          <MoneyField name="baseSalary" label={labels.baseSalary} />
          <TextField name="bank" label={labels.bank} maxLength={300} />
        </Fields>
        <datalist id={list}>
          {divisions.map((division) => (
            <option key={division} value={division} />
          ))}
        </datalist>
      </DockPart>
      <DockPart>
        <ImageUpload label={labels.avatar} value={values.avatar} onChange={(address) => void setFieldValue('avatar', address)} />
      </DockPart>
    </>
  )
}
