import { roundCost } from '@shared/domain/money/money'
import type { RecordOf } from '@shared/services/service-types'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { stocksApi } from '../../../api/stocks'
import { LoadFailed } from '../../../components/list-states'
import { classNames } from '../../../lib/class-names'
import { formatNumber, formatQuantity } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { Icon } from '../../../ui/icons/Icon'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../ui/zone/zone-context'
import { When } from '../../../ui/When/When'
import type { Goods } from '../inventory'
import { inventoryMessages as m, reportMessages } from '../messages'
import './range-report.css'

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
  const { data, error, refetch, isFetching } = stocksApi.useFind({
    productId: goods._id,
    exported: false,
    $select: ['importId', 'created', 'cost'],
    $sort: { created: 1 },
    $limit: goods.count > MAX_READ ? MAX_PAGE : -1,
  })
  const units = data?.data ?? []
  const value = Math.round(goods.value ?? 0)
  const adds = Math.round(units.reduce((sum, { cost }) => roundCost(sum + (cost ?? 0)), 0)) === value
  const isAll = data?.total === units.length
  return (
    <Dialog
      flush
      width={560}
      title={intl.formatMessage(m.valueOf, { name: goods.name })}
      subtitle={intl.formatMessage(m.valueUnits, { count: goods.count })}
      onClose={onClose}
      note={
        data && (
          <span className={classNames('range-report-proof', adds ? 'ink-credit' : isFetching ? 'muted' : 'ink-warn')}>
            {adds && <Icon name="check" size={14} />}
            {isAll
              ? intl.formatMessage(adds ? m.valueAddsUp : reportMessages.entriesOff)
              : intl.formatMessage(m.valueMore, {
                  shown: formatNumber(units.length, locale),
                  count: formatNumber(data.total ?? 0, locale),
                })}
          </span>
        )
      }
      foot={
        <b>
          <Amount value={value} currency={false} />
        </b>
      }
    >
      {error && !data ? (
        <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <SkeletonRows rows={6} lines={1} />
      ) : (
        <ul className="range-report-entries">
          {lotsOf(units).map(({ importId, created, cost, count }) => (
            <li key={`${importId} ${cost ?? ''}`}>
              <Link className="range-report-entry" to={`/inventory/${goods._id}/${importId}`}>
                <span className="faint">
                  <When value={created} as="day-month" />
                </span>
                <span className="num">{formatQuantity(count, locale)}</span>
                <span className="cut muted num">× {cost === null ? 'n/a' : formatNumber(cost, locale)}</span>
                <Amount value={cost === null ? null : Math.round(roundCost(cost * count))} currency={false} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
