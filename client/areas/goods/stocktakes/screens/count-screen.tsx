import { outcomeOf } from '@shared/areas/goods/rules/stocktakes'
import type { Stocktake } from '@shared/areas/goods/services/stocktakes'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useCollaborators } from '../../../../api/realtime/hub-context'
import { api } from '../../../../api/api'
import { LoadFailed, StaleBanner } from '../../../../components/list-states'
import { ScanField } from '../../../../components/scan/scan-field'
import { useIsPhone } from '../../../../lib/use-media'
import { useShortcut } from '../../../../lib/use-shortcut'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Button } from '../../../../ui/Button/Button'
import { Chips } from '../../../../ui/Chips/Chips'
import { DataTable } from '../../../../ui/DataTable/DataTable'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../../ui/zone/zone-context'
import { CountDock } from '../components/count-dock'
import { CountPhoneRow } from '../components/count-phone-row'
import { countColumns } from '../components/count-columns'
import { CountHead, CountOrders } from '../components/count-head'
import { EndCount, type CountEnd } from '../components/end-count'
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
  const isPhone = useIsPhone()
  const [address, change] = useUrlQuery({ show: 'all', open: '' })
  const [asking, setAsking] = useState<CountEnd | null>(null)
  const levels = api.stocks.useReport('levels', { warehouseId: stocktake.warehouseId })
  const products = api.products.useFind({ group: 'goods', $sort: { name: 1 }, $limit: -1 })
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
  const collaboratorAt = (productId: string): string | undefined => collaborators.find(({ field }) => field === productId)?.name
  useShortcut('ctrl+Enter', () => setAsking('closed'), isOpen && stocktake.counts.length > 0 && !address.open && !asking)

  const opened = rows?.find(({ productId }) => productId === address.open)
  const uncounted = rows?.filter(({ difference }) => difference === null).length ?? 0
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
        title={`${intl.formatMessage(m.screen)} ${stocktake.stocktake_number}`}
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
            <CountOrders stocktake={stocktake} />
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
        summary={<CountHead stocktake={stocktake} rows={rows} outcome={outcome} />}
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
      {asking && isOpen && (
        <EndCount stocktake={stocktake} end={asking} outcome={outcome} uncounted={uncounted} onClose={() => setAsking(null)} />
      )}
    </>
  )
}
