import { sumDong } from '@shared/foundation/money/money'
import type { Fund } from '@shared/areas/money/services/funds'
import { useIntl } from 'react-intl'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import type { FundsView } from '../funds-address'
import { fundsMessages as m } from '../messages'

/** Whose entries are shown, where they aren't of a period, and what the completed ones come to. */
export const FundsOf = ({ view, rows, onClear }: { view: FundsView; rows: readonly Fund[] | undefined; onClear: () => void }) => {
  const intl = useIntl()
  const first = rows?.[0]
  const title = {
    order: intl.formatMessage(m.ofOrder, { number: first?.order?.order_number ?? '' }),
    ref: intl.formatMessage(m.ofRef, { number: view.id }),
    partner: intl.formatMessage(m.ofPartner, { name: first?.recipientName || intl.formatMessage(m.onePartner) }),
    period: '',
  }[view.of]
  const sum = rows && sumDong(rows.flatMap(({ status, amount }) => (status === 'completed' ? [amount] : [])))
  return (
    <div className="funds-strip">
      <span className="strong">{title}</span>
      {sum !== undefined && <Amount value={sum} signed weight="strong" />}
      <Button kind="link" onClick={onClear}>
        {intl.formatMessage(m.showAll)}
      </Button>
    </div>
  )
}
