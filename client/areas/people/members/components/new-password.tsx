import { useField } from 'formik'
import { useIntl } from 'react-intl'
import { CopyButton } from '../../../../components/copy-button'
import { Button } from '../../../../ui/Button/Button'
import { PasswordField } from '../../../../ui/form/TextField'
import { Row } from '../../../../ui/Panel/Panel'
import { suggestPassword } from '../member-values'
import { memberMessages as m } from '../messages'
import './members.css'

interface NewPasswordProps {
  label: string
  hint: string
  /** Takes focus when its dialog opens. */
  first?: boolean
}

/** The field `password` of a form: typed, or suggested and copied to be handed over. */
export const NewPassword = ({ label, hint, first }: NewPasswordProps) => {
  const intl = useIntl()
  const [{ value }, , password] = useField<string>('password')
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={hint}
        autoComplete="new-password"
        required
        {...(first && { 'data-autofocus': '' })}
      />
      <div className="member-gap" />
      <Row>
        <Button size="s" onClick={() => void password.setValue(suggestPassword())}>
          {intl.formatMessage(m.passwordSuggest)}
        </Button>
        {value && <CopyButton text={value} size="s" kind="quiet" />}
      </Row>
    </>
  )
}
