import { useIntl } from 'react-intl'
import { useCan } from '../../../../api/session/use-me'
import { formatDateTime } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { failureOf } from '../../../../ui/form/form-error'
import { Icon } from '../../../../ui/icons/Icon'
import { useZone } from '../../../../ui/zone/zone-context'
import { countMessages, eveningMessages as m } from '../messages'
import type { CashCount } from '../use-cash-count'
import type { Account } from './cash-book-lines'

/** Whether what was typed is kept. */
export const SavedMark = ({ count: { close, failure, isSaving } }: { count: CashCount }) => {
  const intl = useIntl()
  if (failure !== null)
    return (
      <span className="ink-debit" role="alert">
        {failureOf(failure).message ?? intl.formatMessage(m.failed)}
      </span>
    )
  if (!close) return null
  return (
    <span className="second num">
      {close.number} · {isSaving ? intl.formatMessage(m.saving) : intl.formatMessage(countMessages[close.status])}
    </span>
  )
}

/** Who signed and when, what came after, and the ways on. */
export const SignedFoot = ({
  count: { close },
  account: { later },
  onTakeBack,
}: {
  count: CashCount
  account: Account
  onTakeBack: () => void
}) => {
  const intl = useIntl()
  const zone = useZone()
  const isBoard = useCan('bod')
  if (!close?.signedAt) return null
  return (
    <>
      <span className="evening-signed">
        <span>
          <Icon name="check" size={15} />{' '}
          {intl.formatMessage(m.signedBy, { name: close.signedBy?.name ?? '–', at: formatDateTime(close.signedAt, zone) })}
        </span>
        {later && (
          <span className="ink-warn">
            <Icon name="warning" size={15} />{' '}
            {later.count > 0 ? intl.formatMessage(m.later, { count: later.count }) : intl.formatMessage(m.laterMoved)}{' '}
            <Amount value={later.amount} signed />
          </span>
        )}
      </span>
      <span className="evening-ways">
        {isBoard && (
          <Button kind="danger-quiet" onClick={onTakeBack}>
            {intl.formatMessage(m.takeBack)}
          </Button>
        )}
        <ButtonLink icon="print" to={`/print/evening/${close._id}`}>
          {intl.formatMessage(m.print)}
        </ButtonLink>
      </span>
    </>
  )
}
