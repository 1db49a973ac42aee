import { useIntl } from 'react-intl'
import { useCan, useKnownWorkspace } from '../../../../api/session/use-me'
import { formatDayRange } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { Change, Figures } from '../../../../ui/Figures/Figures'
import { homeMessages as m } from '../messages'
import { useActiveMembers, useOpenOrders, useReceivable } from '../use-home-facts'
import { useBusiness, useMonthSoFar, useRevenue, useSoldToday, type MonthSoFar } from '../use-month-so-far'
import { Count, HomeFigure, Money } from './home-figure'
import { PostsWritten, TasksDone } from './wall-counts'

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
        {(sells || reads) && <SoldFigures />}
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

/** What was sold today and this month: each opens the report, or the orders for those who may not open that. */
const SoldFigures = () => {
  const intl = useIntl()
  const reads = useCan('/report')
  const month = useMonthSoFar()
  const { today, soFar, before } = useRevenue(month)
  const orders = useSoldToday()
  return (
    <>
      <HomeFigure
        label={m.soldToday}
        to={reads ? `/report?since=${month.today}&until=${month.today}` : '/sales/orders?period=today'}
        note={orders === undefined ? undefined : intl.formatMessage(m.soldOrders, { count: orders })}
      >
        <Money value={today} />
      </HomeFigure>
      <HomeFigure
        label={m.soldMonth}
        to={reads ? '/report' : `/sales/orders?since=${month.since}&until=${month.today}`}
        note={soFar === undefined || before === undefined ? undefined : <Moved now={soFar} before={before} month={month} />}
      >
        <Money value={soFar} />
      </HomeFigure>
    </>
  )
}

const Profit = () => {
  const month = useMonthSoFar()
  const report = useBusiness(month)
  const note = report && <Moved now={report.netProfit} before={report.before.netProfit} month={month} />
  return (
    <HomeFigure label={m.profit} to="/report" note={note}>
      <Money value={report?.netProfit} final />
    </HomeFigure>
  )
}

const OpenOrders = () => {
  const intl = useIntl()
  const open = useOpenOrders()
  const note = open && intl.formatMessage(m.openNote, { count: open.today })
  return (
    <HomeFigure label={m.open} to="/sales/orders/open" note={note}>
      <Count value={open?.all} />
    </HomeFigure>
  )
}

const Receivable = () => {
  const intl = useIntl()
  const receivable = useReceivable()
  const note = receivable && intl.formatMessage(m.collectNote, { count: receivable.orders })
  return (
    <HomeFigure label={m.collect} to="/sales/orders/receivable" note={note}>
      <Money value={receivable?.amount} />
    </HomeFigure>
  )
}

/** For who neither sells nor reads the report. */
const Members = () => {
  const workspace = useKnownWorkspace()
  const note = useIntl().formatMessage(m.peopleNote, { workspace: workspace?.name ?? '' })
  return (
    <HomeFigure label={m.people} note={note} to={useCan('/office/hr') ? '/office/hr' : undefined}>
      <Count value={useActiveMembers()} />
    </HomeFigure>
  )
}
