import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { roundDong } from '@shared/foundation/money/money'
import { RangeOf } from '../../../../components/list-states'
import { formatQuantity } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Pagination } from '../../../../ui/Pagination/Pagination'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../../ui/zone/zone-context'
import { levelsIn, type Level } from '../levels'
import { warehouseMessages as m } from '../messages'
import './warehouses.css'

const PAGE_SIZE = 10

/** What stands in a warehouse, ten at a time; each leads to its movements there. */
export const WarehouseProducts = ({ warehouseId, levels }: { warehouseId: string; levels: readonly Level[] | undefined }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const stock = levels && levelsIn(levels, warehouseId)
  const shown = stock?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) ?? []
  const ids = shown.map(({ productId }) => productId).sort()
  const { data } = api.products.useFind({ _id: { $in: ids }, $limit: PAGE_SIZE, $total: false }, { skip: ids.length === 0 })
  const pages = Math.ceil((stock?.length ?? 0) / PAGE_SIZE)
  return (
    <DockPart title={intl.formatMessage(m.stock)} {...(stock ? { count: stock.length } : null)}>
      {!stock || (ids.length > 0 && !data) ? (
        <SkeletonRows rows={5} lines={2} />
      ) : stock.length === 0 ? (
        <EmptyState icon="box" title={intl.formatMessage(m.stockNone)} />
      ) : (
        <>
          <ul className="warehouse-products">
            {shown.map(({ productId, count, value, unknown = 0 }) => {
              const product = data?.data.find(({ _id }) => _id === productId)
              return (
                <li key={productId}>
                  <Link to={`/product/${productId}/${warehouseId}`}>
                    <Avatar name={product?.name ?? ''} image={product?.avatar} shape="square" size={30} goods />
                    <span className="warehouse-products__name">{product?.name}</span>
                    <span className="warehouse-products__count">
                      <span className="num strong">
                        {formatQuantity(count, locale)} {product?.unit}
                      </span>
                      {value !== undefined && (
                        <span className="second">
                          <Amount value={unknown === count ? null : roundDong(value)} />
                        </span>
                      )}
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
          {pages > 1 && (
            <div className="warehouse-products__pages second">
              <RangeOf page={page} size={PAGE_SIZE} shown={shown.length} total={stock.length} />
              <Pagination page={page} pages={pages} onPage={setPage} />
            </div>
          )}
        </>
      )}
    </DockPart>
  )
}
