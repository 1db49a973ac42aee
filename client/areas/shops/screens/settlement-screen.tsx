import { firstDayOf, isDay, monthOfDay } from '@shared/foundation/days/days'
import { isId } from '@shared/foundation/ids'
import { SETTLEMENT_STATES, type SettlementState } from '@shared/areas/shops/rules/settlement'
import { fold } from '@shared/foundation/text/fold'
import type { ReportOf } from '@shared/registry/service-types'
import { shops } from '@shared/areas/shops/services/shops'
import type { Plain } from '@shared/foundation/declaration/wire'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../api/api'
import { useWorkspace } from '../../../api/session/use-workspace'
import { declaredColumns, useTableCells } from '../../../components/declared-table/declared-table'
import { ListSearch } from '../../../components/list-search'
import { Loaded, NoResults, StaleBanner } from '../../../components/list-states'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { dayOf, formatDayRange, formatNumber } from '../../../lib/format'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Amount } from '../../../ui/Amount/Amount'
import { Chips } from '../../../ui/Chips/Chips'
import { DataTable, TwoLines } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { DateRange } from '../../../ui/DateRange/DateRange'
import { presetRange } from '../../../ui/DateRange/presets'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { Select } from '../../../ui/Select/Select'
import { useLocale, useToday, useZone } from '../../../ui/zone/zone-context'
import { SettlementFigures } from '../components/settlement-figures'
import { settlementMessages as m, settlementStateMessages } from '../messages'
import './shops.css'

type Settled = Plain<ReportOf<'shops', 'settlement'>>
type Row = Settled['data'][number]

const [table] = shops.reports.settlement.tables
const keyOf = ({ _id }: Row): string => _id
const inks: Readonly<Record<SettlementState, string>> = {
  open: 'muted',
  owed: '',
  late: 'ink-debit',
  settled: 'muted',
  differs: 'ink-warn',
}

/** Orders of shops beside what their platforms paid: what was kept, what is owed, what doesn't add up. */
export const SettlementScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const today = useToday()
  const workspace = useWorkspace()
  const navigate = useNavigate()
  const cellsOf = useTableCells()
  const monthStart = firstDayOf(monthOfDay(today))
  const [view, change] = useUrlQuery({ since: monthStart as string, until: today as string, shop: '', state: '', q: '' })
  const range = { since: isDay(view.since) ? view.since : monthStart, until: isDay(view.until) ? view.until : today }
  const read = api.shops.useReport('settlement', { ...range, ...(isId<'assets'>(view.shop) ? { assetId: view.shop } : {}) })
  const { data } = read
  const rows = data?.data
    .filter(({ state }) => view.state === '' || state === view.state)
    .filter(({ order_number, code }) => fold(`${order_number} ${code}`).includes(fold(view.q)))
  const everyShop = api.shops.useFind({ $limit: 100, $total: false }).data?.data ?? []
  const said = intl.formatMessage(m.screen)
  const all = presetRange('all', today)
  const isAll = range.since === all.from && range.until === all.to
  const figures = ['total', 'paidOut', 'fees', 'unexplained', 'owed'] as const
  const sums = (from: Pick<Row, (typeof figures)[number]>) =>
    Object.fromEntries(figures.map((key) => [key, <Amount key={key} value={from[key]} currency={false} weight="strong" />]))
  const columns = declaredColumns<Row>(
    table,
    { intl, locale },
    {
      order_number: {
        width: 'minmax(100px, 0.8fr)',
        cell: ({ order_number, state }) => (
          <TwoLines
            first={<span className="name num">{order_number}</span>}
            second={<span className={inks[state]}>{intl.formatMessage(settlementStateMessages[state])}</span>}
          />
        ),
      },
      code: { width: 'minmax(110px, 0.8fr)', hideNarrow: true },
      shop: { width: 'minmax(110px, 1fr)', hideNarrow: true },
      created: { hideNarrow: true },
      total: { hideNarrow: true },
    },
  )
  const open = ({ _id }: Row): void => void navigate(`/sales/orders/byOrder/${_id}`)
  return (
    <ListPage
      title={said}
      strip={data && <StaleBanner list={read} />}
      tools={
        <>
          <DateRange
            value={isAll ? null : { from: range.since, to: range.until }}
            onAll={() => change({ since: all.from, until: all.to })}
            from={workspace && dayOf(workspace.created, zone)}
            today={today}
            onChange={({ from, to }) => change({ since: from, until: to })}
          />
          {everyShop.length > 1 && (
            <Select
              aria-label={intl.formatMessage(m.shop)}
              placeholder={intl.formatMessage(m.everyShop)}
              options={everyShop.map(({ assetId, asset }) => ({ value: assetId, label: asset?.name ?? '' }))}
              value={view.shop}
              onChange={(shop) => change({ shop })}
            />
          )}
          <ListSearch label={intl.formatMessage(m.search)} value={view.q} onChange={(text) => change({ q: text })} />
          <DownloadMenu
            file={
              rows
                ? () => ({
                    name: `${said} ${range.since} ${range.until}`,
                    rows: cellsOf({ above: [[said], [formatDayRange(range.since, range.until)]], table, rows }),
                  })
                : null
            }
          />
        </>
      }
      chips={
        <Chips
          label={intl.formatMessage(m.states)}
          chosen={view.state}
          onChoose={(state) => change({ state })}
          chips={[
            { key: '', label: intl.formatMessage(m.all), count: data && formatNumber(data.data.length, locale) },
            ...SETTLEMENT_STATES.map((key) => ({
              key,
              label: intl.formatMessage(settlementStateMessages[key]),
              count: data && formatNumber(data.data.filter(({ state }) => state === key).length, locale),
            })),
          ]}
        />
      }
      summary={data && <SettlementFigures total={data.total} />}
      foot={
        rows &&
        rows.length > 0 && (
          <>
            <span className="num">{intl.formatMessage(m.orders, { count: rows.length })}</span>
            {data && data.strays.count > 0 && (
              <span className="ink-warn">
                {intl.formatMessage(m.strays, { count: data.strays.count, amount: formatNumber(data.strays.amount, locale) })}
              </span>
            )}
          </>
        )
      }
    >
      <Loaded read={read}>
        <DataTable<Row>
          label={said}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          lines={2}
          onOpen={open}
          hrefOf={(key) => `/sales/orders/byOrder/${key}`}
          busy={read.isFetching && read.currentData === undefined}
          {...(data && view.state === '' && view.q === '' && { totals: sums(data.total) })}
          phone={(row) => (
            <PhoneRow
              name={`${row.order_number} · ${row.shop}`}
              amount={<Amount value={row.paidOut || row.owed || row.total} currency={false} />}
              about={<span className={inks[row.state]}>{intl.formatMessage(settlementStateMessages[row.state])}</span>}
              owed={row.fees === 0 ? '' : intl.formatMessage(m.kept, { amount: formatNumber(row.fees, locale) })}
            />
          )}
          empty={
            view.q ? (
              <NoResults text={view.q} onClear={() => change({ q: '' })} />
            ) : (
              <EmptyState icon="bag" title={intl.formatMessage(m.none)}>
                {intl.formatMessage(m.noneHint)}
              </EmptyState>
            )
          }
        />
      </Loaded>
    </ListPage>
  )
}
