import { useState } from 'react'
import { useIntl } from 'react-intl'
import { hasFailed, LoadFailed, NoResults, StaleBanner } from '../../../components/list-states'
import { SheetGrid } from '../../../components/sheet-grid/sheet-grid'
import type { ActiveCell } from '../../../components/sheet-grid/sheet-types'
import { useShortcut } from '../../../lib/use-shortcut'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { usePriceColumns } from '../components/price-columns'
import { PriceFoot } from '../components/price-foot'
import { PriceHistory } from '../components/price-history'
import { PriceTools } from '../components/price-tools'
import { priceMessages as m } from '../messages'
import type { Product } from '../price-sheet'
import { usePriceSheet } from '../use-price-sheet'
import './agents.css'

const keyOf = ({ _id }: Product): string => _id

/** What agents pay: a sheet of products by ranks, written as a spreadsheet is, in force for everybody's next order line at once. */
export const PricesScreen = () => {
  const intl = useIntl()
  const [active, setActive] = useState<ActiveCell<Product> | null>(null)
  const sheet = usePriceSheet()
  const { query, change, isWritable, products, prices, categories, ranks, columns, rows, draft, markOf, write, undo, apply } = sheet
  const sheetColumns = usePriceColumns(sheet)
  useShortcut('ctrl+Enter', () => void apply(), isWritable && draft.size > 0)
  const nameOf = (categoryId: string): string => categories.find(({ _id }) => _id === categoryId)?.name ?? ''
  const opened = products.data?.data.find(({ _id }) => _id === query.open)
  const failed = [products, prices].find(hasFailed)
  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      tools={<PriceTools sheet={sheet} sheetColumns={sheetColumns} chosen={active?.row} />}
      strip={
        <>
          {products.data && prices.data && <StaleBanner list={prices} />}
          {isWritable && (
            <p className="price-hint second">
              {active && (
                <b>
                  {intl.formatMessage(m.chosen, {
                    name: columns.find(({ key }) => key === active.column)?.name ?? active.row.name,
                    count: active.count,
                  })}
                </b>
              )}
              <span>{intl.formatMessage(m.hint)}</span>
            </p>
          )}
        </>
      }
      dockSize="form"
      dock={opened && <PriceHistory key={opened._id} product={opened} columns={columns} onClose={() => change({ open: '' })} />}
      foot={<PriceFoot sheet={sheet} onApply={() => void apply()} />}
    >
      {failed ? (
        <LoadFailed error={failed.error} onRetry={failed.refetch} retrying={failed.isFetching} />
      ) : (
        <SheetGrid<Product>
          label={intl.formatMessage(m.screen)}
          columns={sheetColumns}
          rows={ranks && rows}
          rowKey={keyOf}
          groupOf={({ categoryId }) => ({ key: categoryId, label: nameOf(categoryId) })}
          markOf={markOf}
          {...(isWritable ? { onWrite: write, onUndo: undo } : null)}
          onActive={setActive}
          empty={
            query.q ? (
              <NoResults text={query.q} onClear={() => change({ q: '' })} />
            ) : (
              <EmptyState icon="tag" title={intl.formatMessage(m.none)}>
                {intl.formatMessage(m.noneHint)}
              </EmptyState>
            )
          }
        />
      )}
    </ListPage>
  )
}
