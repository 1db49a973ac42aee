import { useIntl } from 'react-intl'
import { roundDong } from '@shared/foundation/money/money'
import { useCan } from '../../../../api/session/use-me'
import { api } from '../../../../api/api'
import { formatQuantity } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { useLocale } from '../../../../ui/zone/zone-context'
import { productMessages as m } from '../messages'

/** How much of the chosen category stands in all warehouses, and what it is worth; for those who may see costs. */
export const CategoryStock = ({ categoryId }: { categoryId: string }) => {
  const intl = useIntl()
  const locale = useLocale()
  const seesCost = useCan('/purchases')
  const { data } = api.stocks.useReport('byCategory', { categoryId }, { skip: !seesCost || categoryId === '' })
  if (!data || !seesCost || categoryId === '') return null
  return (
    <span>
      {intl.formatMessage(m.categoryStock, { count: formatQuantity(data.count, locale) })}{' '}
      <Amount value={roundDong(data.value)} weight="strong" />
      {data.unknown > 0 && <> · {intl.formatMessage(m.unknownCost, { count: formatQuantity(data.unknown, locale) })}</>}
    </span>
  )
}
