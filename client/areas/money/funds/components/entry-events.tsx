import type { Fund } from '@shared/areas/money/services/funds'
import { useIntl } from 'react-intl'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { Events, type EventLine } from '../../../../ui/Entity/Entity'
import { entryMessages as m } from '../messages'

/** Who wrote it, when it was completed or refunded. */
export const EntryEvents = ({ fund }: { fund: Fund }) => {
  const intl = useIntl()
  const maker = fund.creator?.name ?? fund.creatorProgram ?? intl.formatMessage(m.byKey)
  const by = (who: string, what: string) => (
    <>
      <span className="name">{who}</span> {what}
    </>
  )
  const events: EventLine[] = [{ key: 'made', who: maker, text: by(maker, intl.formatMessage(m.madeBy)), at: fund.created }]
  if (fund.completedAt) events.unshift({ key: 'completed', who: maker, text: intl.formatMessage(m.completedEvent), at: fund.completedAt })
  if (fund.refundedAt) {
    const who = fund.refundedBy || maker
    events.unshift({
      key: 'refunded',
      who,
      text: by(who, intl.formatMessage(m.refundedEvent, { why: fund.refundReason || 'none' })),
      at: fund.refundedAt,
    })
  }
  return (
    <DockPart sunken>
      <Events events={events} />
    </DockPart>
  )
}
