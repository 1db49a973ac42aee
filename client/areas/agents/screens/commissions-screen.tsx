import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { apComs } from '@shared/areas/agents/services/apComs'
import type { ReportOf } from '@shared/registry/service-types'
import { firstDayOf, isMonth, lastDayOf, month as asMonth, monthOfDay } from '@shared/foundation/days/days'
import { fold } from '@shared/foundation/text/fold'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../api/api'
import { isApiError } from '../../../api/api-error'
import { useCan } from '../../../api/session/use-me'
import { BulkRunDialog } from '../../../components/bulk-run/bulk-run-dialog'
import { useTableCells } from '../../../components/declared-table/declared-table'
import { hasFailed, LoadFailed, NoResults, StaleBanner } from '../../../components/list-states'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { formatDate, formatMoney, formatMonth } from '../../../lib/format'
import { useDebouncedValue } from '../../../lib/use-debounced-value'
import { useShortcut } from '../../../lib/use-shortcut'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Amount } from '../../../ui/Amount/Amount'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { Button } from '../../../ui/Button/Button'
import { ToolButton } from '../../../ui/Button/ToolButton'
import { DataTable, TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { MonthPicker } from '../../../ui/MonthPicker/MonthPicker'
import { Select } from '../../../ui/Select/Select'
import { SearchInput } from '../../../ui/TextInput/TextInput'
import { useLocale, useToday, useZone } from '../../../ui/zone/zone-context'
import { commissionLink } from '../agents-address'
import { useAgentName } from '../components/agent-name'
import { RankMark } from '../components/rank-mark'
import { commissionMessages as m } from '../messages'
import { textOf, valuesOf, type Scheme } from '../mechanic-values'
import { sumTold } from '../sum-told'
import { useRanks, type Rank } from '../use-ranks'
import { useSchemesToCome } from '../use-schemes-to-come'
import './agents.css'

type Row = ReportOf<'apComs', 'commissionsOfAll'>['data'][number]
const [table] = apComs.reports.commissionsOfAll.tables
const keyOf = ({ _id }: Row): string => _id

/** The drafts of ranks whose mechanics are whole, as JSON. */
const draftsOf = (ranks: readonly Rank[]) =>
  ranks.flatMap(({ _id, name, draft }) => {
    const mechanics = textOf(valuesOf(draft?.mechanics ?? []))
    return mechanics === '' ? [] : [{ rankId: _id, name, mechanics }]
  })

/** What is asked for to rehearse a scheme to come, by its id, or the draft of a rank, by the rank's. */
const triedBy = (id: string, toCome: readonly Scheme[], drafts: ReturnType<typeof draftsOf>) => {
  const scheme = toCome.find(({ _id }) => _id === id)
  if (scheme) return { rehearse: scheme._id }
  const draft = drafts.find(({ rankId }) => rankId === id)
  return draft && { rankId: draft.rankId, mechanics: draft.mechanics }
}

/** What every agent earned in a month, beside what a scheme to come would have made of it. */
export const CommissionsScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const navigate = useNavigate()
  const cellsOf = useTableCells()
  const nameOf = useAgentName()
  const field = useRef<HTMLInputElement>(null)
  const present = monthOfDay(useToday())
  const [{ month: asked, q, rehearse }, change] = useUrlQuery({ month: '', q: '', rehearse: '' })
  const [typed, setTyped] = useDebouncedValue(q, (text) => change({ q: text }))
  useShortcut('/', () => field.current?.focus())
  const month = isMonth(asked) ? asMonth(asked) : present
  const range = { since: firstDayOf(month), until: lastDayOf(month) }
  const mayPay = useCan(['/funds', 'bod'])
  const [isPaying, setPaying] = useState(false)
  const [create] = api.funds.useCreateAmong()
  const { ranks, stepOf } = useRanks()
  const toCome = useSchemesToCome()
  const drafts = draftsOf(ranks ?? [])
  const tried = triedBy(rehearse, toCome ?? [], drafts)
  const read = api.apComs.useReport('commissionsOfAll', range)
  const trial = api.apComs.useReport('commissionsOfAll', { ...range, ...tried }, { skip: !tried }).currentData
  const { data } = read
  const rows = data?.data.filter(({ name }) => fold(name).includes(fold(q)))
  const triedOf = (id: string): number | undefined => (trial ? (trial.data.find(({ _id }) => _id === id) ?? { total: 0 }).total : 0)
  const money = (value: number | undefined) => (value === 0 ? <span className="faint">–</span> : <Amount value={value} currency={false} />)
  const strong = (value: number | undefined) => <Amount value={value} currency={false} weight="strong" />
  const paid = sumTold(data?.data.map((row) => row.paid) ?? [])
  // Whoever pays without being told what it comes to asks for all of them: what comes to nothing, or was paid, says so.
  const unpaid = (data?.data ?? []).filter((row) => (row.total ?? 1) > 0 && row.paid === 0)
  const pay = async ({ _id }: Row, bulkId: string): Promise<boolean> => {
    try {
      await create({ data: { group: FUND_GROUPS.commissions.name, agentId: _id, month }, bulkId }).unwrap()
      return true
    } catch (thrown) {
      // Paid by somebody else meanwhile.
      if (isApiError(thrown) && thrown.code === 409) return false
      throw thrown
    }
  }
  const said = `${intl.formatMessage(m.screen)} ${formatMonth(month, locale)}`
  const columns: Column<Row>[] = [
    {
      key: 'name',
      head: intl.formatMessage(m.agent),
      width: 'minmax(0, 1.6fr)',
      cell: (row) => (
        <span className="agent-name">
          <Avatar name={nameOf(row)} shape="square" size={30} />
          <TwoLines
            first={nameOf(row)}
            second={row.rankId === undefined ? <span className="ink-warn">{intl.formatMessage(m.unranked)}</span> : undefined}
          />
        </span>
      ),
    },
    {
      key: 'rank',
      head: intl.formatMessage(m.rank),
      width: 'minmax(92px, 0.6fr)',
      hideNarrow: true,
      cell: ({ rank, rankId }) =>
        rank === undefined ? (
          <span className="faint">–</span>
        ) : (
          <RankMark step={stepOf(rankId)} of={ranks?.length ?? 0}>
            {rank}
          </RankMark>
        ),
    },
    {
      key: 'orders',
      head: intl.formatMessage(m.orders),
      width: 80,
      align: 'end',
      hideNarrow: true,
      cell: ({ orders }) => <span className="num">{orders || '–'}</span>,
    },
    { key: 'total', head: intl.formatMessage(m.total), width: 'minmax(104px, 0.6fr)', align: 'end', cell: ({ total }) => money(total) },
    ...(tried
      ? [
          {
            key: 'tried',
            head: intl.formatMessage(m.tried),
            width: 'minmax(104px, 0.6fr)',
            align: 'end' as const,
            cell: ({ _id }: Row) => money(triedOf(_id)),
          },
          {
            key: 'change',
            head: intl.formatMessage(m.change),
            width: 'minmax(96px, 0.5fr)',
            align: 'end' as const,
            hideNarrow: true,
            cell: ({ _id, total }: Row) => (
              <span className="num">
                {trial && total !== undefined
                  ? formatMoney((triedOf(_id) ?? 0) - (total ?? 0), locale, { plus: true, currency: false })
                  : '…'}
              </span>
            ),
          },
        ]
      : [
          {
            key: 'paid',
            head: intl.formatMessage(m.paid),
            width: 'minmax(104px, 0.6fr)',
            align: 'end' as const,
            cell: ({ paid: of }: Row) => money(of),
          },
        ]),
  ]
  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      tools={
        <>
          <MonthPicker value={month} onChange={(value) => change({ month: value === present ? '' : value })} />
          <SearchInput
            ref={field}
            label={intl.formatMessage(m.search)}
            placeholder={intl.formatMessage(m.search)}
            kbd="/"
            value={typed}
            onChange={setTyped}
          />
          {drafts.length + (toCome?.length ?? 0) > 0 && (
            <Select
              aria-label={intl.formatMessage(m.dryRun)}
              value={tried ? rehearse : ''}
              options={[
                { value: '', label: intl.formatMessage(m.noRehearsal) },
                ...drafts.map(({ rankId, name }) => ({ value: rankId as string, label: intl.formatMessage(m.draftOf, { rank: name }) })),
                ...(toCome ?? []).map(({ _id, rank, created }) => ({
                  value: _id as string,
                  label: intl.formatMessage(m.dryRunOf, { rank: rank?.name ?? '', day: formatDate(created, zone) }),
                })),
              ]}
              onChange={(value) => change({ rehearse: value })}
            />
          )}
          {mayPay && month < present && data && (
            <Button
              icon="wallet"
              disabled={unpaid.length === 0}
              title={unpaid.length === 0 ? intl.formatMessage(m.nothing) : undefined}
              onClick={() => setPaying(true)}
            >
              {intl.formatMessage(m.payMonth)}
            </Button>
          )}
          <ToolButton icon="print" label={intl.formatMessage(m.print)} disabled={!data} onClick={() => window.print()} />
          <DownloadMenu
            file={
              rows
                ? () => ({
                    name: said,
                    rows: cellsOf({ above: [[said]], table, rows: rows.map((row) => ({ ...row, name: nameOf(row) })) }),
                  })
                : null
            }
          />
          {isPaying && (
            <BulkRunDialog<Row>
              run={{
                title: intl.formatMessage(m.payMonthTitle, { month: formatMonth(month, locale) }),
                about: intl.formatMessage(m.payMonthAbout),
                gather: () => Promise.resolve(unpaid),
                change: pay,
              }}
              nameOf={nameOf}
              linkOf={({ _id }) => commissionLink(_id, month)}
              count={unpaid.length}
              onClose={() => setPaying(false)}
            />
          )}
        </>
      }
      paper={said}
      strip={data && <StaleBanner list={read} />}
      foot={rows && rows.length > 0 && <span className="num">{intl.formatMessage(m.count, { count: rows.length })}</span>}
    >
      {hasFailed(read) ? (
        <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
      ) : (
        <DataTable<Row>
          label={intl.formatMessage(m.screen)}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          onOpen={({ _id }) => void navigate(commissionLink(_id, month))}
          live={{ of: JSON.stringify([range, q, rehearse]) }}
          busy={read.isFetching && read.currentData === undefined}
          totals={
            data && q === ''
              ? {
                  name: intl.formatMessage(m.count, { count: data.data.length }),
                  total: strong(data.total),
                  ...(tried
                    ? {
                        tried: trial && strong(trial.total),
                        change: trial?.total !== undefined && data.total !== undefined && (
                          <b className="num">{formatMoney(trial.total - data.total, locale, { plus: true, currency: false })}</b>
                        ),
                      }
                    : { paid: strong(paid) }),
                }
              : {}
          }
          phone={(row) => (
            <PhoneRow
              name={nameOf(row)}
              amount={<Amount value={row.total} weight="name" />}
              about={row.rank ?? <span className="ink-warn">{intl.formatMessage(m.unranked)}</span>}
              owed={row.paid !== undefined && row.paid > 0 && intl.formatMessage(m.paidOf, { amount: formatMoney(row.paid, locale) })}
            />
          )}
          empty={
            q ? (
              <NoResults text={q} onClear={() => change({ q: '' })} />
            ) : (
              <EmptyState icon="chart" title={intl.formatMessage(m.none)}>
                {intl.formatMessage(m.noneHint)}
              </EmptyState>
            )
          }
        />
      )}
    </ListPage>
  )
}
