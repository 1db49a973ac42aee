import { useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useRecentChanges } from '../../../api/realtime/hub-context'
import { useCan } from '../../../api/session/use-me'
import { hasFailed, LoadFailed, NoResults, StaleBanner } from '../../../components/list-states'
import { usePartnerSearch } from '../../../components/partner-search'
import { SheetGrid, type ActiveCell, type SheetColumn, type SheetMark, type SheetWrite } from '../../../components/sheet-grid/sheet-grid'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { formatMoney, formatShare } from '../../../lib/format'
import { useDebouncedValue } from '../../../lib/use-debounced-value'
import { useIsPhone } from '../../../lib/use-media'
import { useShortcut } from '../../../lib/use-shortcut'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Button } from '../../../ui/Button/Button'
import { ToolButton } from '../../../ui/Button/ToolButton'
import { Unsaved } from '../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { Picker } from '../../../ui/Picker/Picker'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { Select } from '../../../ui/Select/Select'
import { SearchInput } from '../../../ui/TextInput/TextInput'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { useLocale } from '../../../ui/zone/zone-context'
import { fold } from '@shared/foundation/text/fold'
import { PriceHistory } from '../components/price-history'
import { RankMark } from '../components/rank-mark'
import { priceMessages as m } from '../messages'
import {
  cellKey,
  columnOf,
  currentByCell,
  formulaIn,
  isUnreadable,
  priceAt,
  written,
  type PriceColumn,
  type PriceDraft,
  type Product,
} from '../price-sheet'
import { useRanks } from '../use-ranks'
import { useSavePrices } from '../use-save-prices'
import './agents.css'

const keyOf = ({ _id }: Product): string => _id
type View = 'price' | 'share' | 'margin'
const isView = (text: string): text is View => text === 'share' || text === 'margin'

/** What agents pay: a sheet of products by ranks, written as a spreadsheet is, in force for everybody's next order line at once. */
export const PricesScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const isPhone = useIsPhone()
  const isBoard = useCan('bod')
  const field = useRef<HTMLInputElement>(null)
  const [{ q, category, agent: agentId, view: asked, open }, change] = useUrlQuery({ q: '', category: '', agent: '', view: '', open: '' })
  const [typed, setTyped] = useDebouncedValue(q, (text) => change({ q: text }))
  useShortcut('/', () => field.current?.focus())
  const view: View = isView(asked) && !(asked === 'margin' && !isBoard) ? asked : 'price'
  const products = api.products.useFind({ status: 'active', $limit: -1, $sort: { name: 1 } })
  const prices = api.apPrices.useFind({ isCurrent: true, $limit: -1 })
  const { data: categories } = api.categories.useFind({ $limit: -1 })
  const { data: agent } = api.assets.useGet(agentId, { skip: agentId === '' })
  const { ranks, stepOf } = useRanks()
  const recent = useRecentChanges('apPrices')
  const [draft, setDraft] = useState<PriceDraft>(new Map())
  const [steps, setSteps] = useState<readonly PriceDraft[]>([])
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const [active, setActive] = useState<ActiveCell<Product> | null>(null)
  const { save, progress } = useSavePrices()

  const columns = useMemo<PriceColumn[]>(
    () => [
      ...(ranks ?? []).map(({ _id, name }) => ({ key: columnOf({ rankId: _id }), rankId: _id as string, name })),
      ...(agent ? [{ key: columnOf({ agentId: agent._id }), agentId: agent._id as string, name: agent.name }] : []),
    ],
    [ranks, agent],
  )
  const current = useMemo(() => currentByCell(prices.data?.data ?? []), [prices.data])
  const nameOf = (categoryId: string): string => categories?.data.find(({ _id }) => _id === categoryId)?.name ?? ''
  const rows = useMemo(() => {
    if (!products.data || !prices.data) return undefined
    const order = new Map(categories?.data.map(({ _id }, at) => [_id as string, at]))
    return products.data.data
      .filter(({ name, slug, categoryId }) => (category === '' || categoryId === category) && fold(`${name} ${slug}`).includes(fold(q)))
      .sort((a, b) => (order.get(a.categoryId) ?? 0) - (order.get(b.categoryId) ?? 0))
  }, [products.data, prices.data, categories, category, q])
  const isWritable = isBoard && !isPhone && view === 'price' && progress === null

  const text = (product: Product, column: string): string => {
    const kept = draft.get(cellKey(product._id, column))
    const price = priceAt({ current, draft }, product._id, column)
    if (price === null) return kept?.text ?? ''
    if (price === undefined) return ''
    if (view === 'share') return product.price ? formatShare(price / product.price - 1, locale) : ''
    if (view === 'margin') return product.cost === undefined ? '' : formatMoney(price - product.cost, locale, { currency: false })
    return formatMoney(price, locale, { currency: false })
  }
  const isBelowCost = ({ _id, cost }: Product, column: string): boolean => {
    const price = priceAt({ current, draft }, _id, column)
    return typeof price === 'number' && cost !== undefined && price < cost
  }
  const markOf = (product: Product, column: string): SheetMark | null => {
    const key = cellKey(product._id, column)
    const kept = draft.get(key)
    const byOther = recent.get(current.get(key)?._id ?? '')
    const problem =
      refused.get(key) ??
      (kept && isUnreadable(kept)
        ? intl.formatMessage(m.unreadable)
        : isBelowCost(product, column)
          ? intl.formatMessage(m.belowCost)
          : undefined)
    if (!kept && problem === undefined && !byOther) return null
    return {
      ...(kept ? { unsaved: true } : null),
      ...(problem === undefined ? null : { problem }),
      ...(byOther?.by ? { collaborator: byOther.by } : null),
    }
  }
  const onWrite = (writes: readonly SheetWrite[]): void => {
    const byId = new Map(rows?.map((product) => [product._id as string, product]))
    const found = writes.flatMap(({ rowKey, column, text: wrote }) => {
      const product = byId.get(rowKey)
      return product ? [{ product, column, text: wrote }] : []
    })
    setSteps((before) => [...before, draft])
    setRefused(new Map())
    setDraft(written({ columns, current, draft }, found, locale))
  }
  const undo = (): void => {
    const last = steps.at(-1)
    if (!last) return
    setDraft(last)
    setSteps(steps.slice(0, -1))
  }
  const drop = (): void => {
    setDraft(new Map())
    setRefused(new Map())
    setSteps([])
  }
  const unreadable = [...draft.values()].filter(isUnreadable).length
  const apply = async (): Promise<void> => {
    const toSave = [...draft].flatMap(([key, wrote]) => {
      const [productId = '', columnKey = ''] = key.split(' ')
      const [kind, id] = columnKey.split(':')
      return isUnreadable(wrote)
        ? []
        : [{ key, productId, price: wrote.price, before: current.get(key)?._id, ...(kind === 'rank' ? { rankId: id } : { agentId: id }) }]
    })
    if (toSave.length === 0) return
    const { saved, refused: failed } = await save(toSave)
    setDraft((before) => new Map([...before].filter(([key]) => !saved.includes(key))))
    setSteps([])
    setRefused(failed)
    if (saved.length > 0) toastDone(intl.formatMessage(m.applied, { count: saved.length }))
    if (failed.size > 0) toastError(intl.formatMessage(m.someRefused, { count: failed.size }))
  }
  useShortcut('ctrl+enter', () => void apply(), isWritable && draft.size > 0)

  const money = (value: number | undefined): string => (value === undefined ? '' : formatMoney(value, locale, { currency: false }))
  const sheetColumns: SheetColumn<Product>[] = [
    {
      key: 'name',
      label: intl.formatMessage(m.product),
      head: intl.formatMessage(m.product),
      width: isPhone ? '170px' : 'minmax(220px, 1fr)',
      align: 'start',
      readOnly: true,
      text: ({ name }) => name,
    },
    {
      key: 'price',
      label: intl.formatMessage(m.sellingPrice),
      head: intl.formatMessage(m.sellingPrice),
      width: '104px',
      readOnly: true,
      text: ({ price }) => money(price),
    },
    ...(isBoard
      ? [
          {
            key: 'cost',
            label: intl.formatMessage(m.cost),
            head: intl.formatMessage(m.cost),
            width: '104px',
            readOnly: true,
            text: ({ cost }: Product) => (cost === undefined ? intl.formatMessage(m.unknown) : money(cost)),
          },
        ]
      : []),
    ...columns.map(({ key, rankId, name }) => ({
      key,
      label: name,
      head: rankId ? (
        <RankMark step={stepOf(rankId)} of={ranks?.length ?? 0}>
          {name}
        </RankMark>
      ) : (
        <span className="cut">{name}</span>
      ),
      width: rankId ? '122px' : '160px',
      text: (product: Product) => text(product, key),
      // Each product reckons a formula by figures of its own.
      fill: (product: Product) => formulaIn(draft.get(cellKey(product._id, key))) ?? text(product, key),
      readOnly: !isWritable,
    })),
  ]
  const searchAgents = usePartnerSearch('Sales Agents')
  const opened = products.data?.data.find(({ _id }) => _id === open)
  const below = rows?.reduce((sum, row) => sum + columns.filter(({ key }) => isBelowCost(row, key)).length, 0) ?? 0
  const failed = [products, prices].find(hasFailed)
  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      tools={
        <>
          <Segmented<View>
            label={intl.formatMessage(m.view)}
            chosen={view}
            onChoose={(next) => change({ view: next === 'price' ? '' : next })}
            segments={[
              { key: 'price', label: intl.formatMessage(m.viewPrice) },
              { key: 'share', label: intl.formatMessage(m.viewShare) },
              ...(isBoard ? [{ key: 'margin' as const, label: intl.formatMessage(m.viewMargin) }] : []),
            ]}
          />
          <Select
            aria-label={intl.formatMessage(m.category)}
            value={category}
            options={[
              { value: '', label: intl.formatMessage(m.allCategories) },
              ...(categories?.data ?? []).map(({ _id, name }) => ({ value: _id as string, label: name })),
            ]}
            onChange={(value) => change({ category: value })}
          />
          <SearchInput
            ref={field}
            label={intl.formatMessage(m.search)}
            placeholder={intl.formatMessage(m.searchHint)}
            kbd="/"
            value={typed}
            onChange={setTyped}
          />
          <span className="price-agent">
            <Picker
              label={intl.formatMessage(m.ownPrices)}
              placeholder={intl.formatMessage(m.ownPrices)}
              icon="person"
              clearable
              value={agent && agentId !== '' ? { value: agent._id, label: agent.name } : null}
              search={searchAgents}
              onChange={(option) => change({ agent: option?.value ?? '' })}
            />
          </span>
          <ToolButton
            icon="clock"
            label={intl.formatMessage(m.history)}
            disabled={!active}
            onClick={() => active && change({ open: active.row._id })}
          />
          <DownloadMenu
            file={
              rows
                ? () => ({
                    name: intl.formatMessage(m.screen),
                    rows: [
                      sheetColumns.map(({ label }) => ({ head: label })),
                      ...rows.map((row) => [
                        row.name,
                        row.price ?? null,
                        ...(isBoard ? [row.cost ?? null] : []),
                        ...columns.map(({ key }) => priceAt({ current, draft }, row._id, key) ?? null),
                      ]),
                    ],
                  })
                : null
            }
          />
        </>
      }
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
      foot={
        <>
          {progress ? (
            <span role="status" className="num">
              {intl.formatMessage(m.saving, progress)}
            </span>
          ) : draft.size > 0 ? (
            <Unsaved count={draft.size} />
          ) : (
            <span className="num">{rows && intl.formatMessage(m.count, { count: rows.length })}</span>
          )}
          {isBoard && below > 0 && <span className="num">{intl.formatMessage(m.belowCount, { count: below })}</span>}
          {unreadable > 0 && <span className="ink-warn num">{intl.formatMessage(m.unreadableCount, { count: unreadable })}</span>}
          {draft.size > 0 && (
            <>
              <Button disabled={progress !== null} onClick={drop}>
                {intl.formatMessage(m.drop)}
              </Button>
              <Button kind="primary" kbd="Ctrl ↵" busy={progress !== null} onClick={() => void apply()}>
                {intl.formatMessage(m.apply)}
              </Button>
            </>
          )}
        </>
      }
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
          {...(isWritable ? { onWrite, onUndo: undo } : null)}
          onActive={setActive}
          empty={
            q ? (
              <NoResults text={q} onClear={() => change({ q: '' })} />
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
