import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useCan, useKnownWorkspace } from '../../../api/session/use-me'
import { formatDayRange, formatNumber } from '../../../lib/format'
import { useIsPhone } from '../../../lib/use-media'
import { Amount } from '../../../ui/Amount/Amount'
import { Change, Figure, Figures } from '../../../ui/Figures/Figures'
import { SkeletonBar } from '../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../ui/zone/zone-context'
import { homeMessages as m } from '../messages'
import {
  useActiveMembers,
  useBusiness,
  useMonthSoFar,
  useOpenOrders,
  useReceivable,
  useSold,
  type MonthSoFar,
  type Sold,
} from '../use-home-facts'
import { PostsWritten, TasksDone } from './wall-counts'

/** Keeps the line of a note that isn't known yet. */
const WAITING = '\u00a0'

/** What an owner asks first, each figure leading to what proves it; those the member has no right for are left out. A phone's wall has no
 *  room for its own counts: they stand here. */
export const Counts = () => {
  const intl = useIntl()
  const sells = useCan('/sales')
  const reads = useCan('/report')
  const isPhone = useIsPhone()
  return (
    <section className="home-counts" aria-label={intl.formatMessage(m.counts)}>
      <Figures>
        {sells && <SoldFigures />}
        {reads ? <Profit /> : sells && <OpenOrders />}
        {sells && <Receivable />}
        {!sells && !reads && <Members />}
        {isPhone && (
          <>
            <TasksDone />
            <PostsWritten />
          </>
        )}
      </Figures>
    </section>
  )
}

const Money = ({ value, final = false }: { value: number | null | undefined; final?: boolean }): ReactNode =>
  value === undefined ? <SkeletonBar width="120px" /> : <Amount value={value} weight="strong" rule={final} />

const Count = ({ value }: { value: number | undefined }): ReactNode => {
  const locale = useLocale()
  return value === undefined ? <SkeletonBar width="48px" /> : <strong>{formatNumber(value, locale)}</strong>
}

/** How a figure of this month moved against the same days of the month before. */
const Moved = ({ now, before, month }: { now: number; before: number; month: MonthSoFar }) => {
  const intl = useIntl()
  const whole = formatDayRange(month.before.since, month.before.until)
  const range = month.before.since.slice(0, 4) === month.today.slice(0, 4) ? whole.replace(/\/\d{4}$/, '') : whole
  if (before === 0) return <span className="faint">{intl.formatMessage(m.againstNothing, { range })}</span>
  return (
    <Change share={(now - before) / Math.abs(before)} good="up">
      {intl.formatMessage(m.against, { range })}
    </Change>
  )
}

const isAdded = (sold: Sold | undefined): sold is Sold & { readonly amount: number } => typeof sold?.amount === 'number'

const SoldFigures = () => {
  const intl = useIntl()
  const month = useMonthSoFar()
  const [today, soFar, before] = [
    useSold(month.today, month.today),
    useSold(month.since, month.today),
    useSold(month.before.since, month.before.until),
  ]
  return (
    <>
      <Figure
        label={intl.formatMessage(m.soldToday)}
        to="/sales/orders?period=today"
        note={today ? intl.formatMessage(m.soldOrders, { count: today.orders }) : WAITING}
      >
        <Money value={today?.amount} />
      </Figure>
      <Figure
        label={intl.formatMessage(m.soldMonth)}
        to={`/sales/orders?since=${month.since}&until=${month.today}`}
        note={isAdded(soFar) && isAdded(before) ? <Moved now={soFar.amount} before={before.amount} month={month} /> : WAITING}
      >
        <Money value={soFar?.amount} />
      </Figure>
    </>
  )
}

const Profit = () => {
  const intl = useIntl()
  const month = useMonthSoFar()
  const report = useBusiness(month)
  return (
    <Figure
      label={intl.formatMessage(m.profit)}
      to="/report"
      note={report ? <Moved now={report.netProfit} before={report.before.netProfit} month={month} /> : WAITING}
    >
      <Money value={report?.netProfit} final />
    </Figure>
  )
}

const OpenOrders = () => {
  const intl = useIntl()
  const open = useOpenOrders()
  return (
    <Figure
      label={intl.formatMessage(m.open)}
      to="/sales/orders/open"
      note={open ? intl.formatMessage(m.openNote, { count: open.today }) : WAITING}
    >
      <Count value={open?.all} />
    </Figure>
  )
}

const Receivable = () => {
  const intl = useIntl()
  const receivable = useReceivable()
  return (
    <Figure
      label={intl.formatMessage(m.collect)}
      to="/sales/orders/receivable"
      note={receivable ? intl.formatMessage(m.collectNote, { count: receivable.orders }) : WAITING}
    >
      <Money value={receivable?.amount} />
    </Figure>
  )
}

/** For who neither sells nor reads the report. */
const Members = () => {
  const intl = useIntl()
  const workspace = useKnownWorkspace()
  const mayOpen = useCan('/office/hr')
  return (
    <Figure
      label={intl.formatMessage(m.people)}
      note={intl.formatMessage(m.peopleNote, { workspace: workspace?.name ?? '' })}
      {...(mayOpen && { to: '/office/hr' })}
    >
      <Count value={useActiveMembers()} />
    </Figure>
  )
}
