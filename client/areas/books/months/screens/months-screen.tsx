import { isDay } from '@shared/foundation/days/days'
import { readSealCode } from '@shared/areas/books/rules/seal-code'
import { useEffect, useRef } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { Loaded, StaleBanner } from '../../../../components/list-states'
import { dayOf, formatDateTime, formatMonth, formatNumber } from '../../../../lib/format'
import { useRowHref } from '../../../../lib/use-row-href'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Amount } from '../../../../ui/Amount/Amount'
import { DataTable, TwoLines, type Column } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Icon } from '../../../../ui/icons/Icon'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { Select } from '../../../../ui/Select/Select'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { BookTabs } from '../../components/book-tabs'
import { ChangedFigures } from '../components/changed-figures'
import { MonthDock } from '../components/month-dock'
import { monthsMessages as m } from '../messages'
import { monthOfSeal, shortCode, yearsUntil, type MonthRow, type Months } from '../months'
import './months.css'

/** How a month stands, in a word. */
const states: Readonly<Record<MonthRow['state'], MessageDescriptor>> = {
  running: m.stateRunning,
  open: m.stateOpen,
  closed: m.stateClosed,
  sealed: m.stateSealed,
  opened: m.stateOpened,
}

/** Whether what was sealed still stands, as it was found last. */
const Today = ({ seal, state }: MonthRow) => {
  const intl = useIntl()
  if (!seal) return <span className="faint">–</span>
  const { later, checked } = seal
  if (checked?.holds === false)
    return (
      <span className="months-mark ink-debit">
        <Icon name="warning" size={15} /> {intl.formatMessage(m.broken)}
      </span>
    )
  if (later > 0)
    return (
      <span className="months-mark ink-warn">
        <Icon name="clock" size={15} /> {intl.formatMessage(m.later, { count: later })}
      </span>
    )
  if (!checked) return <span className="second">{intl.formatMessage(state === 'opened' ? m.stateOpened : m.notProven)}</span>
  return (
    <span className="months-mark ink-credit">
      <Icon name="check" size={15} /> {intl.formatMessage(m.holds)}
    </span>
  )
}

/** The months of a year: which are closed, what was sealed, and whether it still stands. */
export const MonthsScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const today = useToday()
  const workspace = useWorkspace()
  const [address, change] = useUrlQuery({ year: today.slice(0, 4), open: '', code: '' })
  const years = yearsUntil(workspace ? dayOf(workspace.created, zone) : isDay(today) ? today : dayOf(0), today)
  const list = api.seals.useReport('months', { year: Number(address.year) })
  const rowHref = useRowHref()
  const isBoard = useCan('bod')
  useSealOfCode(address.code, (month) => change({ code: '', open: month, year: month.slice(0, 4) }))
  const rows = list.currentData?.data
  const opened = rows?.find(({ month }) => month === address.open)
  const when = ({ seal, state }: MonthRow) => {
    const word = intl.formatMessage(states[state])
    if (!seal) return <span className="second cut">{word}</span>
    return (
      <TwoLines
        first={<span className="num">{formatDateTime(seal.at, zone)}</span>}
        second={state === 'opened' ? <span className="ink-warn">{word}</span> : seal.by}
      />
    )
  }
  const columns: Column<MonthRow>[] = [
    {
      key: 'month',
      head: intl.formatMessage(m.month),
      width: 150,
      cell: ({ month }) => <span className="name">{formatMonth(month, locale)}</span>,
    },
    { key: 'closed', head: intl.formatMessage(m.closed), cell: when },
    {
      key: 'code',
      head: intl.formatMessage(m.code),
      width: 140,
      hideNarrow: true,
      cell: ({ seal }) => (seal ? <span className="num">{shortCode(seal.code)}</span> : <span className="faint">–</span>),
    },
    {
      key: 'netProfit',
      head: intl.formatMessage(m.netProfit),
      width: 130,
      align: 'end',
      cell: ({ seal }) => (seal ? <Amount value={seal.netProfit} currency={false} /> : <span className="faint">–</span>),
    },
    { key: 'today', head: intl.formatMessage(m.today), width: 130, cell: (row) => <Today {...row} /> },
  ]
  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      foot={list.currentData && <Foot months={list.currentData} />}
      dock={opened && <MonthDock key={opened.month} row={opened} onClose={() => change({ open: '' })} />}
      dockSize="order"
    >
      <BookTabs book="months">
        <div className="books-tools">
          <Select
            aria-label={intl.formatMessage(m.year)}
            value={address.year}
            options={years.map((year) => ({ value: year, label: `${intl.formatMessage(m.year)} ${year}` }))}
            onChange={(year) => change({ year, open: '' })}
          />
        </div>
        <StaleBanner list={list} />
        {isBoard && <ChangedFigures />}
        <Loaded read={list}>
          <DataTable<MonthRow>
            label={intl.formatMessage(m.screen)}
            columns={columns}
            rows={rows}
            rowKey={({ month }) => month}
            open={address.open}
            onOpen={({ month }) => change({ open: month }, { push: true })}
            hrefOf={rowHref}
            phone={(row) => (
              <PhoneRow
                name={formatMonth(row.month, locale)}
                amount={row.seal && <Amount value={row.seal.netProfit} />}
                about={
                  row.seal ? (
                    <span className="num">{formatDateTime(row.seal.at, zone)}</span>
                  ) : (
                    <span>{intl.formatMessage(states[row.state])}</span>
                  )
                }
                owed={row.seal && <Today {...row} />}
              />
            )}
            empty={
              <EmptyState icon="calendar" title={intl.formatMessage(m.none, { year: address.year })}>
                {intl.formatMessage(m.noneHint)}
              </EmptyState>
            }
          />
        </Loaded>
      </BookTabs>
    </ListPage>
  )
}

/** How many are sealed, how many lines stand, and when all were proven last. */
const Foot = ({ months: { data, lines } }: { months: Months }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const count = data.filter(({ state }) => state === 'sealed').length
  const last = data
    .flatMap(({ seal }) => seal?.checked?.at ?? [])
    .sort()
    .at(-1)
  return (
    <>
      <span className="months-foot">
        {count === 0 ? intl.formatMessage(m.footNone) : intl.formatMessage(m.foot, { months: count, lines: formatNumber(lines, locale) })}
      </span>
      {last && <span className="second num">{intl.formatMessage(m.checkedAt, { at: formatDateTime(last, zone) })}</span>}
    </>
  )
}

/** Opens the month of the seal that a code on paper names. */
const useSealOfCode = (typed: string, onFound: (month: string) => void): void => {
  const code = readSealCode(typed)
  const found = api.seals.useFind({ code: code ?? '', $limit: 1 }, { skip: code === null }).currentData?.data[0]
  const month = found && code !== null ? monthOfSeal(found) : null
  // Once, when it is found, whatever else the screen shows by then.
  const tell = useRef(onFound)
  useEffect(() => {
    tell.current = onFound
  })
  useEffect(() => {
    if (month !== null) tell.current(month)
  }, [month])
}
