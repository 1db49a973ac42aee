import { useEffect } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { useConnection } from '../api/realtime/use-connection'
import { send } from '../api/send'
import { selectToken, type WithSession } from '../api/session/session-slice'
import { useKnownWorkspace } from '../api/session/use-me'
import { currentLanguage } from '../i18n/language'
import { formatNumber } from '../lib/format'
import { useIsPhone } from '../lib/use-media'
import { useLocale } from '../ui/zone/zone-context'
import { useWaitingSales } from '../lib/outbox/waiting'
import { freeMessages } from '../lib/free-messages'

const m = freeMessages(
  defineMessages({
    waitingSales: { id: 'app.waitingSales', defaultMessage: '{count, plural, one {# sale waits} other {# sales wait}}' },
  }),
)

/** What waits is tried again after so long, also while the connection stands. */
const AGAIN_MS = 10_000

/** How many sales of this device wait to be sent; on whatever page one is, they are sent as soon as somebody answers. */
export const OutboxMark = () => {
  const intl = useIntl()
  const count = useWaitingSales()
  const locale = useLocale()
  const isPhone = useIsPhone()
  const { status } = useConnection()
  const workspaceId = useKnownWorkspace()?._id ?? ''
  const accessToken = useSelector((state: WithSession) => selectToken(state))
  const isSending = count > 0 && status === 'live' && accessToken !== null
  useEffect(() => {
    if (!isSending) return undefined
    const sendAll = async (): Promise<void> => {
      const [{ sendWaiting }, { speaksOurs }] = await Promise.all([import('../lib/outbox/outbox'), import('../lib/outbox/server-now')])
      // An older window might not understand what the server wants now.
      if (!(await speaksOurs())) return
      await sendWaiting(workspaceId, (data, idempotencyKey) =>
        send({ service: 'orders', method: 'create', data, idempotencyKey }, { accessToken, language: currentLanguage() }),
      )
    }
    const again = (): void => void sendAll().catch(() => undefined)
    again()
    const timer = setInterval(again, AGAIN_MS)
    return () => clearInterval(timer)
  }, [isSending, accessToken, workspaceId])
  if (count === 0) return null
  const words = intl.formatMessage(m.waitingSales, { count })
  return (
    <Link className="outbox-mark num" to="/sales/counter" aria-label={words}>
      {isPhone ? formatNumber(count, locale) : words}
    </Link>
  )
}
