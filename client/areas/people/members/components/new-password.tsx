import { useField, useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { useKnownWorkspace } from '../../../../api/session/use-me'
import { CopyButton } from '../../../../components/copy-button'
import { Button } from '../../../../ui/Button/Button'
import { PasswordField } from '../../../../ui/form/TextField'
import { Row } from '../../../../ui/Panel/Panel'
import { suggestPassword } from '../member-values'
import { handOverMessages } from '../../parts/hand-over/messages'
import { memberMessages as m } from '../messages'
import './members.css'

interface NewPasswordProps {
  label: string
  hint: string
  /** Takes focus when its dialog opens. */
  first?: boolean
  /** Whose password it is, where they stand in no field of the form. */
  username?: string
}

/** The field `password` of a form: typed, or suggested; copied with all that is needed to sign in, to be handed over. */
export const NewPassword = ({ label, hint, first, username }: NewPasswordProps) => {
  const intl = useIntl()
  const workspace = useKnownWorkspace()
  const { values } = useFormikContext<{ username?: string }>()
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
        {/* The field one comes from keeps the focus: what it said on leaving would move the button away under the pointer. */}
        <Button size="s" onMouseDown={(event) => event.preventDefault()} onClick={() => void password.setValue(suggestPassword())}>
          {intl.formatMessage(m.passwordSuggest)}
        </Button>
        {value && (
          <CopyButton
            label={intl.formatMessage(m.signInCopy)}
            text={intl.formatMessage(handOverMessages.signIn, {
              company: workspace?.name ?? '',
              address: window.location.origin,
              slug: workspace?.slug ?? '',
              username: username ?? values.username ?? '',
              password: value,
            })}
            size="s"
            kind="quiet"
          />
        )}
      </Row>
    </>
  )
}
