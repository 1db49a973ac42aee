import { sentBy } from '@shared/foundation/documents/arrival'
import { usualLabel } from '@shared/foundation/documents/funds'
import { receiverOf } from '@shared/foundation/money/bank-names'
import { banks } from '@shared/foundation/money/vietqr'
import type { Fund } from '@shared/areas/money/services/funds'
import { useIntl } from 'react-intl'
import { useCan } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { formatDate, formatMoney } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { Icon } from '../../../../ui/icons/Icon'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { payDayMessages as m } from '../messages'
import { useMarkArrived } from './mark-arrived'
import { mayBeMarked, pathOf } from './paid-path'
import { PaidState } from './paid-state'
import { grouped } from './pay-day-columns'

interface PaidEntryProps {
  readonly entry: Fund
  /** What stands on its transfer; null where it has none. */
  readonly text: string | null
  readonly onClose: () => void
}

/** One payment: how far its money is, what to do where it didn't arrive, and the mark by hand. */
export const PaidEntry = ({ entry, text, onClose }: PaidEntryProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const labels = useWorkspace()?.opts.fundLabels ?? []
  const mayOpen = useCan('/funds')
  const { busy, mark, unmark } = useMarkArrived()
  const path = pathOf(entry, labels)
  const receiver = receiverOf(entry.recipientInfo ?? '')
  const { _id, number = '', recipientName = '', label = '', created, arrival } = entry
  const isMarked = path === 'received' && arrival?.byHand === true
  return (
    <DockForm
      title={recipientName}
      onClose={onClose}
      foot={
        <>
          {mayOpen && (
            <ButtonLink icon="wallet" to={`/funds?open=${_id}`}>
              {intl.formatMessage(m.openEntry)}
            </ButtonLink>
          )}
          {isMarked && (
            <Button busy={busy} onClick={() => unmark(_id)}>
              {intl.formatMessage(m.unmark)}
            </Button>
          )}
          {mayBeMarked(path) && (
            <Button kind="primary" icon="check" busy={busy} onClick={() => void mark([_id])}>
              {intl.formatMessage(m.mark)}
            </Button>
          )}
        </>
      }
    >
      <DockPart>
        <p className="second num">{[number, formatDate(created, zone), label].filter(Boolean).join(' · ')}</p>
        <Amount value={sentBy(entry)} size="huge" rule />
      </DockPart>
      <DockPart title={intl.formatMessage(m.pathOfMoney)}>
        <PaidState entry={entry} />
      </DockPart>
      <DockPart title={intl.formatMessage(m.receiver)}>
        <p>
          {receiver ? (
            <>
              {receiver.bank ? banks[receiver.bank] : intl.formatMessage(m.otherBank)}{' '}
              <span className="num">{grouped(receiver.account)}</span>
            </>
          ) : (
            intl.formatMessage(label === usualLabel(labels) ? m.inCash : m.noAccount)
          )}
        </p>
        {text !== null && <p className="second num">{text}</p>}
      </DockPart>
      {(path === 'returned' || path === 'differs') && (
        <DockPart>
          <div className="pay-warn" role="note">
            <Icon name="warning" size={16} />
            <p>
              {path === 'returned'
                ? intl.formatMessage(m.whenBack, { label: label || intl.formatMessage(m.noLabel) })
                : intl.formatMessage(m.whenDiffers, {
                    told: formatMoney(arrival?.told ?? 0, locale),
                    sent: formatMoney(sentBy(entry), locale),
                  })}
            </p>
          </div>
        </DockPart>
      )}
    </DockForm>
  )
}
