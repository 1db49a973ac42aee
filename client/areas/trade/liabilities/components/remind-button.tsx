import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useHasApp } from '../../../../api/session/use-workspace'
import { accountMessages as m } from '../../../partners/parts/account/messages'
import { handOver, type Addressee } from '../../../partners/parts/sms-hand-over'
import { ToolButton } from '../../../../ui/Button/ToolButton'

/** Hands those who owe over to where messages are written; nothing leaves from here. Where the app is off there is no button. */
export const RemindButton = ({ partners }: { partners: readonly Addressee[] }) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const owing = partners.filter(({ outstanding }) => outstanding > 0)
  if (!useHasApp('sms') || owing.length === 0) return null
  const { to, state } = handOver({ partners: owing, isReminder: true })
  return (
    <ToolButton icon="comment" label={intl.formatMessage(m.remind, { count: owing.length })} onClick={() => void navigate(to, { state })} />
  )
}
