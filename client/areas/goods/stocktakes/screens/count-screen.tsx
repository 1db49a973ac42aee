import { outcomeOf } from '@shared/areas/goods/rules/stocktakes'
import type { Stocktake } from '@shared/areas/goods/services/stocktakes'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useCollaborators } from '../../../../api/realtime/hub-context'
import { api } from '../../../../api/api'
import { LoadFailed, StaleBanner } from '../../../../components/list-states'
import { ScanField } from '../../../../components/scan/scan-field'
import { formatNumber, formatQuantity } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { useShortcut } from '../../../../lib/use-shortcut'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { Chips } from '../../../../ui/Chips/Chips'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { DataTable } from '../../../../ui/DataTable/DataTable'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Figure, Figures } from '../../../../ui/Figures/Figures'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { ProgressBar } from '../../../../ui/ProgressBar/ProgressBar'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { CountDock } from '../components/count-dock'
import { CountPhoneRow } from '../components/count-phone-row'
import { countColumns } from '../components/count-columns'
import { countFilters, countRows, fits, type CountFilter, type CountRow } from '../count-rows'
import { stocktakeMessages as m } from '../messages'
import { useCounting } from '../use-counting'
import '../components/stocktakes.css'

const keyOf = ({ productId }: CountRow): string => productId
const isFilter = (text: string): text is CountFilter => countFilters.some((each) => each === text)

/** One stocktake being counted: scanned or typed, by several people at once; each sees what the others count. */
export const CountScreen = () => {
  const { stocktakeId = '' } = useParams()
  const read = api.stocktakes.useGet(stocktakeId)
  if (read.error && !read.data)
    return (
      <ListPage title="">
        <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
      </ListPage>
    )
  return read.data ? (
    <Counting key={stocktakeId} stocktake={read.data} />
  ) : (
    <ListPage title="">
      <SkeletonRows rows={8} lines={2} />
    </ListPage>
  )
}

const Counting = ({ stocktake }: { stocktake: Stocktake }) => {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const [address, change] = useUrlQuery({ show: 'all', open: '' })
  const [asking, setAsking] = useState<'closed' | 'cancelled' | null>(null)
  const levels = api.stocks.useReport('levels', { warehouseId: stocktake.warehouseId })
  const products = api.products.useFind({ group: 'goods', $sort: { name: 1 }, $limit: -1 })
  const [patch] = api.stocktakes.usePatch()
  const { scan, type, result, at } = useCounting(stocktake)
  const collaborators = useCollaborators('stocktakes', stocktake._id, {
    field: address.open || at || null,
    editing: stocktake.status === 'open',
  })
  const isOpen = stocktake.status === 'open'
  const show = isFilter(address.show) ? address.show : 'all'
  const rows = levels.data && products.data && countRows(stocktake, levels.data.data, products.data.data)
  const shown = rows?.filter((row) => fits(row, show))
  const outcome = outcomeOf(stocktake.counts)
  const value = rows?.reduce<number | null>(
    (sum, row) => (row.difference ? (sum === null || row.value === null ? null : sum + row.value) : sum),
    0,
  )
  const number = stocktake.stocktake_number
  const count = (of: number): string => formatQuantity(of, locale)
  const collaboratorAt = (productId: string): string | undefined => collaborators.find(({ field }) => field === productId)?.name
  useShortcut('ctrl+Enter', () => setAsking('closed'), isOpen && stocktake.counts.length > 0 && !address.open && !asking)

  const settle = async (status: 'closed' | 'cancelled'): Promise<void> => {
    try {
      await patch({ id: stocktake._id, data: { status } }).unwrap()
      if (status === 'closed') toastDone(intl.formatMessage(m.finished, { number }))
      else void navigate('/warehouses/stocktakes')
    } catch (thrown) {
      toastError(
        thrown instanceof Error || (typeof thrown === 'object' && thrown !== null && 'message' in thrown) ? String(thrown.message) : '',
      )
      throw thrown
    }
  }
  const opened = rows?.find(({ productId }) => productId === address.open)
  const uncounted = rows?.filter(({ difference }) => difference === null).length ?? 0
  const unitsOf = (of: (row: CountRow) => number | undefined): number => rows?.reduce((sum, row) => sum + (of(row) ?? 0), 0) ?? 0
  const finish = (
    <Button
      kind="primary"
      icon="check"
      {...(isPhone ? { size: 'l' as const, block: true } : { kbd: 'Ctrl ↵' })}
      disabled={stocktake.counts.length === 0}
      onClick={() => setAsking('closed')}
    >
      {intl.formatMessage(m.finish)}
    </Button>
  )
  return (
    <>
      <ListPage
        title={`${intl.formatMessage(m.screen)} ${number}`}
        strip={<StaleBanner list={levels} />}
        dock={
          opened && (
            <CountDock
              key={opened.productId}
              row={opened}
              stocktake={stocktake}
              bookNow={levels.data?.data.find(({ productId }) => productId === opened.productId)?.count ?? 0}
              onType={(counted) => type(opened.productId, counted)}
              onClose={() => change({ open: '' })}
            />
          )
        }
        tools={
          isOpen ? (
            <>
              <ScanField onCode={scan} result={result} autoFocus />
              <Button onClick={() => setAsking('cancelled')}>{intl.formatMessage(m.giveUp)}</Button>
              {!isPhone && finish}
            </>
          ) : (
            <span className="stocktake-orders">
              {stocktake.inventoryOut && (
                <Link to={`/inventory/ordersWithoutInvoices/byOrder/${stocktake.inventoryOut._id}`}>
                  {intl.formatMessage(m.inventoryOut, { number: stocktake.inventoryOut.order_number })}
                </Link>
              )}
              {stocktake.inventoryIn && (
                <Link to={`/inventory/ordersWithoutInvoices/byOrder/${stocktake.inventoryIn._id}`}>
                  {intl.formatMessage(m.inventoryIn, { number: stocktake.inventoryIn.order_number })}
                </Link>
              )}
              <span className="second">{intl.formatMessage(m[stocktake.status])}</span>
            </span>
          )
        }
        chips={
          <Chips
            label={intl.formatMessage(m.filter)}
            chosen={show}
            onChoose={(key) => change({ show: key })}
            chips={countFilters.map((key) => ({
              key,
              label: intl.formatMessage(m[key]),
              count: rows?.filter((row) => fits(row, key)).length,
            }))}
          />
        }
        summary={
          <div className="stocktake-head">
            <div className="stocktake-head__words">
              <b className="cut">
                {intl.formatMessage(m.head, { number, warehouse: stocktake.warehouse?.name ?? '', reason: stocktake.reason })}
              </b>
              <span className="second">
                {intl.formatMessage(m.progress, { counted: count(stocktake.counts.length), products: count(rows?.length ?? 0) })}
              </span>
              <ProgressBar value={stocktake.counts.length} most={rows?.length ?? 1} />
            </div>
            <Figures>
              {isPhone && (
                <>
                  <Figure label={intl.formatMessage(m.book)}>{count(unitsOf(({ book }) => book))}</Figure>
                  <Figure label={intl.formatMessage(m.counted)}>{count(unitsOf((row) => row.count?.counted))}</Figure>
                </>
              )}
              <Figure label={intl.formatMessage(m.missing)}>
                <span className={outcome.missing > 0 ? 'ink-debit' : undefined}>{formatNumber(-outcome.missing, locale)}</span>
              </Figure>
              <Figure label={intl.formatMessage(m.extra)}>
                <span className={outcome.found > 0 ? 'ink-credit' : undefined}>{formatNumber(outcome.found, locale, { plus: true })}</span>
              </Figure>
              {!isPhone && (
                <Figure label={intl.formatMessage(m.value)}>
                  <Amount value={value} />
                </Figure>
              )}
            </Figures>
          </div>
        }
        foot={
          isPhone && isOpen ? (
            <span className="stocktake-finish">{finish}</span>
          ) : (
            <>
              <span>{intl.formatMessage(m.foot, { differing: outcome.differing })}</span>
              {isOpen && <span className="second">{intl.formatMessage(m.footMoves)}</span>}
            </>
          )
        }
      >
        {products.error && !products.data ? (
          <LoadFailed error={products.error} onRetry={products.refetch} retrying={products.isFetching} />
        ) : (
          <DataTable<CountRow>
            label={intl.formatMessage(m.product)}
            columns={countColumns({ intl, locale, collaboratorAt })}
            rows={shown}
            rowKey={keyOf}
            open={address.open}
            onOpen={({ productId }) => change({ open: productId })}
            live={{
              of: rows && `${show} ${stocktake.status}`,
              highlight: (productId) => (collaboratorAt(productId) ? 'collaborator' : undefined),
            }}
            empty={
              <EmptyState icon="scan" title={intl.formatMessage(m.noRows)}>
                {intl.formatMessage(m.noRowsHint)}
              </EmptyState>
            }
            phone={(row) => <CountPhoneRow row={row} collaborator={collaboratorAt(row.productId)} />}
          />
        )}
      </ListPage>
      {asking === 'closed' && isOpen && (
        <ConfirmDialog
          title={intl.formatMessage(m.finishTitle, { number })}
          verb={intl.formatMessage(m.finish)}
          changes={[
            ...(outcome.missing > 0 ? [intl.formatMessage(m.finishOut, { count: count(outcome.missing) })] : []),
            ...(outcome.found > 0 ? [intl.formatMessage(m.finishIn, { count: count(outcome.found) })] : []),
            ...(outcome.differing === 0 ? [intl.formatMessage(m.finishSame)] : []),
            ...(uncounted > 0 ? [intl.formatMessage(m.finishUncounted, { count: uncounted })] : []),
            intl.formatMessage(m.finishPast),
          ]}
          onConfirm={() => settle('closed')}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'cancelled' && isOpen && (
        <ConfirmDialog
          title={intl.formatMessage(m.giveUpTitle, { number })}
          verb={intl.formatMessage(m.giveUp)}
          danger
          changes={[intl.formatMessage(m.giveUpCounts)]}
          onConfirm={() => settle('cancelled')}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
