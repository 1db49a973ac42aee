import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useCan } from '../../../../api/session/use-me'
import { NoResults } from '../../../../components/list-states'
import { formatQuantity } from '../../../../lib/format'
import { SumCell } from '../../../../resource/report/sum-cell'
import { sortText } from '../../../../ui/DataTable/columns'
import { DataTable } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { useLocale } from '../../../../ui/zone/zone-context'
import { isGoods, type InventoryLine } from '../inventory'
import { INVENTORY_FIGURES, placeKey, type InventorySum } from '../inventory-sums'
import { inventoryMessages as m } from '../messages'
import type { InventoryState } from '../use-inventory'
import { inventoryColumns } from './inventory-columns'

interface InventoryTableProps {
  inventory: InventoryState
  /** Shows what the value of a product is made of. */
  openValue: (productId: string) => void
  /** Shows the products a sum is made of; undefined where it is nothing. */
  opens: (sum: InventorySum) => (() => void) | undefined
}

/** The goods with what they are made of, each warehouse's column where there is room, and what all come to. */
export const InventoryTable = ({ inventory, openValue, opens }: InventoryTableProps) => {
  const { address, change, read, lines, figures, places, sort, isFiltered, opened, toggle } = inventory
  const intl = useIntl()
  const locale = useLocale()
  const seesOrders = useCan('/sales')
  return (
    <DataTable<InventoryLine>
      label={intl.formatMessage(m.screen)}
      columns={inventoryColumns({
        intl,
        locale,
        opened,
        toggle,
        seesOrders,
        seesValue: read.data?.total.value !== undefined,
        openValue,
        places,
      })}
      rows={lines}
      sort={sort}
      onSort={(to) => change({ sort: sortText(to) })}
      rowKey={({ key }) => key}
      open={address.open || undefined}
      onOpen={({ _id }) => change({ open: _id })}
      totals={figures && !isFiltered ? totalsOf(inventory, opens) : {}}
      live={{ of: JSON.stringify([address.show, address.category, address.q, address.sort, [...opened]]) }}
      busy={read.isFetching && read.currentData === undefined}
      phone={(line) => (
        <PhoneRow
          name={isGoods(line) ? line.name : intl.formatMessage(m.part, { quantity: line.quantity, name: line.name })}
          amount={<span className="num strong">{formatQuantity(line.count, locale)}</span>}
          about={intl.formatMessage(m.phoneNotshipped, { count: formatQuantity(line.notshipped, locale) })}
          owed={
            line.needImport > 0 && (
              <span className="num ink-warn">{intl.formatMessage(m.phoneNeed, { count: formatQuantity(line.needImport, locale) })}</span>
            )
          }
        />
      )}
      empty={
        address.q ? (
          <NoResults text={address.q} onClear={() => change({ q: '' })} />
        ) : (
          <EmptyState icon="box" title={intl.formatMessage(isFiltered ? m.noneShort : m.empty)}>
            {intl.formatMessage(isFiltered ? m.noneShortHint : m.emptyHint)}
          </EmptyState>
        )
      }
    />
  )
}

/** What the columns come to, by their keys. */
const totalsOf = ({ figures, places, sumOf }: InventoryState, opens: InventoryTableProps['opens']): Readonly<Record<string, ReactNode>> => {
  const columns: [string, InventorySum][] = [
    ...INVENTORY_FIGURES.filter((sum) => figures?.[sum] !== undefined).map((sum): [string, InventorySum] => [sum, sum]),
    ...places.map(({ _id }): [string, InventorySum] => [placeKey(_id), { warehouseId: _id }]),
  ]
  return Object.fromEntries(
    columns.map(([key, sum]) => [key, <SumCell key={key} value={sumOf(sum)} counted={sum !== 'value'} onOpen={opens(sum)} />]),
  )
}
