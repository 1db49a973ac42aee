import { sumBy } from '@shared/foundation/sum'
import { products } from '@shared/areas/goods/services/products'
import { roundDong } from '@shared/foundation/money/money'
import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { useTableCells } from '../../../../components/declared-table/declared-table'
import { useNewAction } from '../../../../components/new-action'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import { hasFailed, LoadFailed, NoResults, StaleBanner } from '../../../../components/list-states'
import { formatQuantity } from '../../../../lib/format'
import { useDebouncedValue } from '../../../../lib/use-debounced-value'
import { useShortcut } from '../../../../lib/use-shortcut'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { DataTable } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Figure, Figures } from '../../../../ui/Figures/Figures'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { Select } from '../../../../ui/Select/Select'
import { SearchInput } from '../../../../ui/TextInput/TextInput'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { inventoryColumns, placeKey } from '../components/inventory-columns'
import { InventoryDock } from '../components/inventory-dock'
import { InventoryValue } from '../components/inventory-value'
import { InventorySumEntries } from '../components/inventory-sum-entries'
import { SumCell } from '../../../../resource/report/sum-cell'
import { isGoods, linesOf, type InventoryLine } from '../inventory'
import { countIn, figuresOf, INVENTORY_FIGURES, type InventorySum } from '../inventory-sums'
import { buyMessages, inventoryMessages as m } from '../messages'
import '../components/inventory.css'

const BuyDialog = lazy(() => import('../components/buy-dialog').then((module) => ({ default: module.BuyDialog })))

/** Goods as they stand now: in stock, ordered and not shipped, to be brought in, with what they are made of. */
export const InventoryScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const workspace = useWorkspace()
  const seesOrders = useCan('/sales')
  const cellsOf = useTableCells()
  const field = useRef<HTMLInputElement>(null)
  const [address, change] = useUrlQuery({ show: 'all', category: '', q: '', open: '' })
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [valued, setValued] = useState<string | null>(null)
  const [summed, setSummed] = useState<InventorySum | null>(null)
  const [isBuying, setBuying] = useState(false)
  const { q } = address
  const settle = useCallback((text: string) => change({ q: text }), [change])
  const [typed, setTyped] = useDebouncedValue(q, settle)
  useShortcut('/', () => field.current?.focus())
  const whole = api.products.useReport('inventory', {})
  const { data } = whole
  const warehouses = api.warehouses.useFind({ $limit: -1, $sort: { created: 1 } })
  const goods = data?.data.filter(({ categoryId }) => address.category === '' || categoryId === address.category)
  const lines = goods && linesOf(goods, { shortOnly: address.show === 'short', text: q, opened })
  const shown = data && figuresOf(data, address.category)
  const opening = data?.data.find(({ _id }) => _id === address.open)
  const valuedGoods = data?.data.find(({ _id }) => _id === valued)
  const toggle = (id: string): void => {
    const next = new Set(opened)
    if (!next.delete(id)) next.add(id)
    setOpened(next)
  }
  const short = goods?.filter(({ needImport }) => needImport > 0) ?? []
  const mayBuy = useCan('/purchases') && short.length > 0
  const buy = (): void => setBuying(true)
  const buyLabel = intl.formatMessage(buyMessages.open, { count: short.length })
  useShortcut('n', buy, mayBuy)
  useNewAction(mayBuy ? buyLabel : null, buy)
  const title = intl.formatMessage(m.screen)
  const holding = new Set(
    data?.data.flatMap((row) => row.places.flatMap(({ warehouseId, count }) => (count > 0 ? [warehouseId as string] : []))),
  )
  const places = (warehouses.data?.data ?? []).filter(({ _id }) => holding.has(_id))
  const file = () => {
    const rows = (lines ?? []).filter(isGoods)
    const cells = cellsOf({ above: [[title], [today]], table: products.reports.inventory.tables[0], rows })
    // A column for each warehouse stands after the declared ones, from the headings on.
    const head = cells.length - rows.length - 1
    return {
      name: `${title} ${today}`,
      rows: cells.map((row, at) => {
        const line = rows[at - head - 1]
        if (at === head) return [...row, ...places.map(({ name }) => ({ head: name }))]
        return line ? [...row, ...places.map(({ _id }) => countIn(line, _id))] : row
      }),
    }
  }
  const filtered = q !== '' || address.show === 'short'
  const sumOf = (sum: InventorySum): number =>
    typeof sum === 'object' ? sumBy(goods ?? [], (line) => countIn(line, sum.warehouseId)) : (shown?.[sum] ?? 0)
  const opens = (sum: InventorySum) => (sumOf(sum) === 0 ? undefined : () => setSummed(sum))
  const total = (key: string, sum: InventorySum): ReactNode => (
    <SumCell key={key} value={sumOf(sum)} counted={sum !== 'value'} onOpen={opens(sum)} />
  )
  const totals: Readonly<Record<string, ReactNode>> = Object.fromEntries([
    ...INVENTORY_FIGURES.filter((sum) => shown?.[sum] !== undefined).map((sum) => [sum, total(sum, sum)] as const),
    ...places.map(({ _id }) => [placeKey(_id), total(placeKey(_id), { warehouseId: _id })] as const),
  ])
  /** Closes the entries of a sum and opens what one of them is made of. */
  const goOn = (open: () => void): void => {
    setSummed(null)
    open()
  }
  return (
    <ListPage
      title={title}
      tools={
        <>
          <Segmented
            label={intl.formatMessage(m.show)}
            chosen={address.show}
            onChoose={(show) => change({ show })}
            segments={[
              { key: 'all', label: intl.formatMessage(m.all) },
              { key: 'short', label: intl.formatMessage(m.short) },
            ]}
          />
          <Select
            aria-label={intl.formatMessage(m.category)}
            value={address.category}
            placeholder={intl.formatMessage(m.everyCategory)}
            onChange={(category) => change({ category })}
            options={(data?.categories ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          />
          <SearchInput
            ref={field}
            label={intl.formatMessage(m.search)}
            placeholder={intl.formatMessage(m.search)}
            kbd="/"
            value={typed}
            onChange={setTyped}
          />
          <ToolButton icon="print" label={intl.formatMessage(m.print)} disabled={!data} onClick={() => window.print()} />
          <DownloadMenu file={lines ? file : null} />
          {mayBuy && (
            <Button kind="primary" icon="inbox" kbd="N" onClick={buy}>
              {buyLabel}
            </Button>
          )}
        </>
      }
      summary={
        shown && (
          <Figures>
            {shown.value !== undefined && (
              <Figure
                label={intl.formatMessage(m.value)}
                onOpen={opens('value')}
                note={shown.unknown ? intl.formatMessage(m.unknown, { count: shown.unknown }) : undefined}
              >
                <Amount value={roundDong(shown.value)} />
              </Figure>
            )}
            <Figure
              label={intl.formatMessage(m.count)}
              note={intl.formatMessage(m.products, { count: shown.products })}
              onOpen={opens('count')}
            >
              {formatQuantity(shown.count, locale)}
            </Figure>
            <Figure label={intl.formatMessage(m.notshipped)} onOpen={opens('notshipped')}>
              {formatQuantity(shown.notshipped, locale)}
            </Figure>
            <Figure
              label={intl.formatMessage(m.needImport)}
              note={intl.formatMessage(m.shortCount, { count: shown.short })}
              onOpen={opens('needImport')}
            >
              <span className={shown.needImport > 0 ? 'ink-warn' : undefined}>{formatQuantity(shown.needImport, locale)}</span>
            </Figure>
          </Figures>
        )
      }
      paper={[workspace?.name, title, today].filter(Boolean).join(' · ')}
      strip={data && <StaleBanner list={whole} />}
      foot={
        lines &&
        lines.length > 0 && (
          <>
            <span className="num">{intl.formatMessage(m.products, { count: lines.filter(isGoods).length })}</span>
            <span className="muted">{intl.formatMessage(m.rule)}</span>
          </>
        )
      }
      dock={
        opening && (
          <InventoryDock key={opening._id} goods={opening} onValue={() => setValued(opening._id)} onClose={() => change({ open: '' })} />
        )
      }
    >
      {hasFailed(whole) ? (
        <LoadFailed error={whole.error} onRetry={whole.refetch} retrying={whole.isFetching} />
      ) : (
        <DataTable<InventoryLine>
          label={title}
          columns={inventoryColumns({
            intl,
            locale,
            opened,
            toggle,
            seesOrders,
            seesValue: data?.total.value !== undefined,
            openValue: setValued,
            places,
          })}
          rows={lines}
          rowKey={({ key }) => key}
          open={address.open || undefined}
          onOpen={({ _id }) => change({ open: _id })}
          totals={shown && !filtered ? totals : {}}
          live={{ of: JSON.stringify([address.show, address.category, q, [...opened]]) }}
          busy={whole.isFetching && whole.currentData === undefined}
          phone={(line) => (
            <PhoneRow
              name={isGoods(line) ? line.name : intl.formatMessage(m.part, { quantity: line.quantity, name: line.name })}
              amount={<span className="num strong">{formatQuantity(line.count, locale)}</span>}
              about={intl.formatMessage(m.phoneNotshipped, { count: formatQuantity(line.notshipped, locale) })}
              owed={
                line.needImport > 0 && (
                  <span className="num ink-warn">
                    {intl.formatMessage(m.phoneNeed, { count: formatQuantity(line.needImport, locale) })}
                  </span>
                )
              }
            />
          )}
          empty={
            q ? (
              <NoResults text={q} onClear={() => change({ q: '' })} />
            ) : (
              <EmptyState icon="box" title={intl.formatMessage(filtered ? m.noneShort : m.empty)}>
                {intl.formatMessage(filtered ? m.noneShortHint : m.emptyHint)}
              </EmptyState>
            )
          }
        />
      )}
      <Suspense>{isBuying && <BuyDialog goods={short} onClose={() => setBuying(false)} />}</Suspense>
      {summed !== null && (
        <InventorySumEntries
          sum={summed}
          value={sumOf(summed)}
          goods={goods ?? []}
          places={places}
          onValue={(id) => goOn(() => setValued(id))}
          onGoods={(id) => goOn(() => change({ open: id }))}
          onClose={() => setSummed(null)}
        />
      )}
      {valuedGoods && <InventoryValue goods={valuedGoods} onClose={() => setValued(null)} />}
    </ListPage>
  )
}
