import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatMoney } from '../../lib/format'
import { Avatar } from '../../ui/Avatar/Avatar'
import { When } from '../../ui/When/When'
import { useLocale } from '../../ui/zone/zone-context'
import { AnswerButtons } from './answer-buttons'
import { secondPersonMessages as m } from './messages'
import type { Waiting } from './use-second-person'
import './second-person.css'

const addressOf = ({ service, _id }: Waiting): string =>
  service === 'funds' ? `/funds?open=${_id}` : service === 'imports' ? `/imports/${_id}` : '/settings#settings-second'

/** What waits in one sentence: who, how much, for whom and why; with the two answers. */
export const WaitingLine = ({ waiting, onOpen }: { waiting: Waiting; onOpen: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { act, by, at, amount = 0, name, recipientName, recipientInfo, beside = 0, reason, isOwn } = waiting
  const parts = beside < 0 && intl.formatMessage(m.beside, { amount: formatMoney(-beside, locale) })
  const about = [name, recipientName, recipientInfo, parts, useWanted(waiting), reason, isOwn && intl.formatMessage(m.elsewhere)]
  return (
    <div className="waiting">
      <Avatar name={by} size={30} />
      <span className="waiting__words">
        <Link className="name" to={addressOf(waiting)} onClick={onOpen}>
          {intl.formatMessage(m[act], { who: by, amount: formatMoney(Math.abs(amount), locale) })}
        </Link>
        <span className="second">{about.filter(Boolean).join(' · ')}</span>
        <span className="second">
          <When value={at} />
        </span>
      </span>
      <span className="waiting__acts">
        <AnswerButtons waiting={waiting} isOwn={isOwn} />
      </span>
    </div>
  )
}

/** What settings are to become. */
const useWanted = ({ wanted }: Waiting): string | undefined => {
  const intl = useIntl()
  const locale = useLocale()
  if (!wanted) return undefined
  if (wanted.fourEyes === 'disabled') return intl.formatMessage(m.off)
  return wanted.fourEyesAbove === undefined
    ? intl.formatMessage(m.noLimit)
    : intl.formatMessage(m.limit, { amount: formatMoney(wanted.fourEyesAbove, locale) })
}
