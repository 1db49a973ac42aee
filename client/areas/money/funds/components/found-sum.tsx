import { sumDong } from '@shared/foundation/money/money'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { Amount } from '../../../../ui/Amount/Amount'
import { isCounted } from '../fund-status'
import type { FundsView } from '../funds-address'
import { foundQuery } from '../funds-query'
import { fundsMessages as m } from '../messages'

/** What the entries that were found come to: in, out, and both together. Nothing where they are too many to add up here. */
export const FoundSum = ({ view }: { view: FundsView }) => {
  const intl = useIntl()
  const { currentData } = api.funds.useFind(foundQuery(view))
  if (!currentData || currentData.total !== currentData.data.length) return null
  const amounts = currentData.data.filter(isCounted).map(({ amount }) => amount)
  const income = sumDong(amounts.filter((amount) => amount > 0))
  const sum = sumDong(amounts)
  return (
    <span>
      {intl.formatMessage(m.moneyIn)} <Amount value={income} ink="credit" /> · {intl.formatMessage(m.moneyOut)}{' '}
      <Amount value={income - sum} ink="debit" /> · {intl.formatMessage(m.foundSum)} <Amount value={sum} weight="strong" />
    </span>
  )
}
