import { whyNotSecondPerson } from '@shared/foundation/rights/second-person'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useMe } from '../../api/session/use-me'
import { formatMoney } from '../../lib/format'
import { Icon } from '../../ui/icons/Icon'
import { When } from '../../ui/When/When'
import { useLocale } from '../../ui/zone/zone-context'
import { AnswerButtons } from './answer-buttons'
import { secondPersonMessages as m } from './messages'
import type { Answerable } from './use-second-person'
import './second-person.css'

interface AskedStripProps {
  waiting: Answerable
  /** As the record keeps it. */
  asked: { readonly at: string; readonly byId?: string; readonly reason?: string; readonly beside?: number }
  /** Ids of members who made what waits, besides who asked. */
  makers?: readonly (string | undefined)[]
  title?: MessageDescriptor
}

/** Over a record: what of it waits for a second person, who asked and why, with the two answers for whoever may give them. */
export const AskedStrip = ({ waiting, asked, makers, title = m.waits }: AskedStripProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const { _id, rights } = useMe()
  const blockedBy = whyNotSecondPerson({ rights, userId: _id }, [asked.byId, ...(makers ?? [])])
  const isOwn = asked.byId === _id
  return (
    <div className="asked-strip" role="status">
      <Icon name="clock" size={14} />
      <span className="asked-strip__words">
        <b>{intl.formatMessage(title)}</b>
        <span>
          {intl.formatMessage(m.askedBy, { name: waiting.by })} · <When value={asked.at} />
          {asked.beside !== undefined && ` · ${intl.formatMessage(m.beside, { amount: formatMoney(-asked.beside, locale) })}`}
          {asked.reason && ` · ${asked.reason}`}
          {blockedBy && ` · ${intl.formatMessage(m.elsewhere)}`}
        </span>
      </span>
      {(isOwn || blockedBy === null) && (
        <span className="asked-strip__acts">
          <AnswerButtons waiting={waiting} isOwn={isOwn} />
        </span>
      )}
    </div>
  )
}
