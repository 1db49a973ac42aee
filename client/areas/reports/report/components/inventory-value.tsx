import { roundCost, roundDong } from '@shared/foundation/money/money'
import type { RecordOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatNumber, formatQuantity } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import type { Goods } from '../inventory'
import { reportPageMessages } from '../../../../resource/report/messages'
import { inventoryMessages as m } from '../messages'
import { FigureEntries } from '../../../../resource/report/figure-entries'

type Unit = Pick<RecordOf<'stocks'>, 'importId' | 'created' | 'cost'>

/** Units that came together at one cost; null: what they cost isn't known. */
interface Lot extends Pick<Unit, 'importId' | 'created'> {
  readonly cost: number | null
  readonly count: number
}

const lotsOf = (units: readonly Unit[]): Lot[] => {
  const lots = new Map<string, Lot>()
  for (const { importId, created, cost = null } of units) {
    const key = `${importId} ${cost ?? ''}`
    const lot = lots.get(key) ?? { importId, created, cost, count: 0 }
    lots.set(key, { ...lot, count: lot.count + 1 })
  }
  return [...lots.values()]
}

/** More units than this aren't read one by one. */
const MAX_READ = 10_000
const MAX_PAGE = 1000

/** What the value of a product in stock is made of: its units, by where they came from and what they cost. */
export const InventoryValue = ({ goods, onClose }: { goods: Pick<Goods, '_id' | 'name' | 'count' | 'value'>; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const read = api.stocks.useFind({
    productId: goods._id,
    exported: false,
    $select: ['importId', 'created', 'cost'],
    $sort: { created: 1 },
    $limit: goods.count > MAX_READ ? MAX_PAGE : -1,
  })
  const { data } = read
  const units = data?.data ?? []
  const value = roundDong(goods.value ?? 0)
  const adds = roundDong(units.reduce((sum, { cost }) => roundCost(sum + (cost ?? 0)), 0)) === value
  const isAll = data?.total === units.length
  return (
    <FigureEntries
      title={intl.formatMessage(m.valueOf, { name: goods.name })}
      subtitle={intl.formatMessage(m.valueUnits, { count: goods.count })}
      value={value}
      entries={
        data &&
        lotsOf(units).map(({ importId, created, cost, count }) => ({
          key: `${importId} ${cost ?? ''}`,
          at: created,
          mark: formatQuantity(count, locale),
          name: `× ${cost === null ? 'n/a' : formatNumber(cost, locale)}`,
          amount: cost === null ? null : roundDong(roundCost(cost * count)),
          to: `/inventory/${goods._id}/${importId}`,
        }))
      }
      adds={adds}
      proof={
        isAll
          ? intl.formatMessage(adds ? m.valueAddsUp : reportPageMessages.entriesOff)
          : intl.formatMessage(m.valueMore, {
              shown: formatNumber(units.length, locale),
              count: formatNumber(data?.total ?? 0, locale),
            })
      }
      read={read}
      onClose={onClose}
    />
  )
}
