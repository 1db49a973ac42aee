import type { RecordOf } from '@shared/services/service-types'
import { useCallback, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useRecentChanges } from '../../../api/realtime/hub-context'
import { useCan } from '../../../api/session/use-me'
import { stocksApi } from '../../../api/stocks'
import { warehousesApi } from '../../../api/warehouses'
import { LoadFailed, NoneFound, OldFigures } from '../../../components/list-states'
import { useNewAction } from '../../../components/new-action'
import { useLiveRows } from '../../../components/recent/use-live-rows'
import { JustDone } from '../../../components/recent/who-did-it'
import { formatQuantity } from '../../../lib/format'
import { useSettled } from '../../../lib/use-settled'
import { useShortcut } from '../../../lib/use-shortcut'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { DataTable, TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { SearchInput } from '../../../ui/TextInput/TextInput'
import { useLocale } from '../../../ui/zone/zone-context'
import { WarehouseForm } from '../components/warehouse-form'
import { stockByWarehouse } from '../levels'
import { warehouseMessages as m } from '../messages'

type Warehouse = RecordOf<'warehouses'>
const keyOf = ({ _id }: Warehouse): string => _id

/** The warehouses, with what stands in each. */
export const WarehousesScreen = () => {
  const intl = useIntl()
  const search = useRef<HTMLInputElement>(null)
  const locale = useLocale()
  const mayWrite = useCan(['/sales', '/purchases'])
  const seesCost = useCan('/purchases')
  const [{ q, open }, change] = useUrlQuery({ q: '', open: '' })
  const settle = useCallback((text: string) => change({ q: text }), [change])
  const [typed, setTyped] = useSettled(q, settle)
  const list = warehousesApi.useFind({ status: 'active', ...(q ? { search: q } : null), $sort: { created: 1 }, $limit: -1 })
  const levels = stocksApi.useReport('levels', {})
  const stock = levels.data && stockByWarehouse(levels.data.data)
  const rows = list.data?.data
  const live = useLiveRows('warehouses', list)
  const recent = useRecentChanges('warehouses')
  const openRow = (id: string): void => change({ open: id }, { push: open === '' })
  const add = (): void => openRow('new')
  const close = (): void => change({ open: '' })
  useNewAction(mayWrite ? intl.formatMessage(m.new) : null, add)
  useShortcut('n', add, mayWrite)
  useShortcut('/', () => search.current?.focus())

  const units = (warehouse: Warehouse) => {
    const here = stock?.get(warehouse._id)
    return stock ? formatQuantity(here?.units ?? 0, locale) : '…'
  }
  const value = (warehouse: Warehouse) => {
    const here = stock?.get(warehouse._id)
    if (!here?.units) return <span className="faint">–</span>
    const amount = <Amount value={here.value === undefined ? null : Math.round(here.value)} weight="name" />
    return here.unknown ? (
      <TwoLines first={amount} second={intl.formatMessage(m.unknown, { count: formatQuantity(here.unknown, locale) })} />
    ) : (
      amount
    )
  }
  const columns: Column<Warehouse>[] = [
    {
      key: 'name',
      head: intl.formatMessage(m.name),
      cell: ({ _id, name, address }) => (
        <TwoLines
          first={name}
          second={recent.has(_id) ? <JustDone recent={recent} id={_id} /> : address || intl.formatMessage(m.noAddress)}
        />
      ),
    },
    {
      key: 'kinds',
      head: intl.formatMessage(m.kinds),
      width: 100,
      align: 'end',
      cell: ({ _id }) => <span className="num">{stock ? formatQuantity(stock.get(_id)?.kinds ?? 0, locale) : '…'}</span>,
    },
    {
      key: 'units',
      head: intl.formatMessage(m.units),
      width: 130,
      align: 'end',
      cell: (row) => <span className="num strong">{units(row)}</span>,
    },
    ...(seesCost ? [{ key: 'value', head: intl.formatMessage(m.value), width: 170, align: 'end' as const, cell: value }] : []),
  ]
  const opened = rows?.find(({ _id }) => _id === open)
  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      strip={<OldFigures />}
      dock={(open === 'new' || opened) && <WarehouseForm key={open} warehouse={opened} levels={levels.data?.data} onClose={close} />}
      tools={
        <>
          <SearchInput
            ref={search}
            label={intl.formatMessage(m.search)}
            placeholder={intl.formatMessage(m.searchHint)}
            kbd="/"
            value={typed}
            onChange={setTyped}
          />
          {mayWrite && (
            <Button kind="primary" icon="plus" kbd="N" onClick={add}>
              {intl.formatMessage(m.new)}
            </Button>
          )}
        </>
      }
      foot={<span>{intl.formatMessage(m.total, { count: list.data?.total ?? rows?.length ?? 0 })}</span>}
    >
      {list.error && !list.data ? (
        <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
      ) : (
        <DataTable
          label={intl.formatMessage(m.screen)}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          open={open}
          onOpen={({ _id }) => openRow(_id)}
          live={live}
          busy={list.isFetching && !list.currentData}
          empty={
            q ? (
              <NoneFound text={q} onClear={() => setTyped('')} />
            ) : (
              <EmptyState
                icon="warehouse"
                title={intl.formatMessage(m.none)}
                action={
                  mayWrite && (
                    <Button icon="plus" onClick={add}>
                      {intl.formatMessage(m.new)}
                    </Button>
                  )
                }
              >
                {intl.formatMessage(m.noneHint)}
              </EmptyState>
            )
          }
          phone={(row) => (
            <PhoneRow
              name={row.name}
              amount={<span className="num">{units(row)}</span>}
              about={<span className="cut">{row.address || intl.formatMessage(m.noAddress)}</span>}
              owed={seesCost && value(row)}
              who={recent.has(row._id) ? <JustDone recent={recent} id={row._id} /> : undefined}
            />
          )}
        />
      )}
    </ListPage>
  )
}
