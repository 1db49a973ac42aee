import { addDays, firstDayOf, lastDayOf, type Month } from '@shared/foundation/days/days'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useCan } from '../../../../api/session/use-me'
import { useHasApp } from '../../../../api/session/use-workspace'
import { hasFailed, LoadFailed, StaleBanner } from '../../../../components/list-states'
import { SheetGrid } from '../../../../components/sheet-grid/sheet-grid'
import type { SheetMark } from '../../../../components/sheet-grid/sheet-types'
import { formatDate, formatMoney } from '../../../../lib/format'
import { monthLabel } from '../../../../lib/hours'
import { useMedia } from '../../../../lib/use-media'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { useShortcut } from '../../../../lib/use-shortcut'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { DatePicker } from '../../../../ui/DatePicker/DatePicker'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Equation } from '../../../../ui/Figures/Figures'
import { Kbd } from '../../../../ui/Kbd/Kbd'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { MonthPicker } from '../../../../ui/MonthPicker/MonthPicker'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { Select } from '../../../../ui/Select/Select'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { secondPersonMessages } from '../../../../components/second-person/messages'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { ApproveDialog, usePendingCheckins } from '../components/approve-dialog'
import { NotOver } from '../components/not-over'
import { payDayMessages as m, payrollMessages as pm } from '../messages'
import { payDayColumns } from '../pay-day/pay-day-columns'
import { PayDayList } from '../pay-day/pay-day-list'
import { PaidView } from '../pay-day/pay-day-paid'
import { PayDaySummary } from '../pay-day/pay-day-summary'
import type { Payees } from '../pay-day/payees'
import type { PayLine, PayProblem } from '../pay-day/pay-sheet'
import { usePayMonth, usePaySheet } from '../pay-day/use-pay-sheet'
import './payroll.css'

const keyOf = ({ row }: PayLine): string => row._id
const isCell = (column: string): column is 'label' | 'day' | 'amount' => column === 'label' || column === 'day' || column === 'amount'

/** Pay day: everybody's net pay of a month on one sheet, paid in one go, an entry each. */
export const PayDayScreen = () => <PayDayPage who="members" />

/** The commissions of a month, paid the same way. */
export const PayCommissionsScreen = () => <PayDayPage who="agents" />

const addresses: Readonly<Record<Payees, string>> = { members: '/office/pay-day', agents: '/office/pay-day/commissions' }

const PayDayPage = ({ who }: { readonly who: Payees }) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const [month, setMonth] = usePayMonth(who)
  const [{ view }, change] = useUrlQuery({ month: '', view: '' })
  const mayPayMembers = useCan('/office/hr')
  const mayPayAgents = useCan('/funds')
  const readsCommissions = useCan('/report')
  const hasAgents = useHasApp('agentpro')
  const tools = (
    <>
      {mayPayMembers && mayPayAgents && readsCommissions && hasAgents && (
        <Segmented<Payees>
          label={intl.formatMessage(m.whom)}
          segments={[
            { key: 'members', label: intl.formatMessage(m.pay) },
            { key: 'agents', label: intl.formatMessage(m.isCommission) },
          ]}
          chosen={who}
          onChoose={(next) => void navigate(addresses[next])}
        />
      )}
      <MonthPicker value={month} onChange={setMonth} />
      <Segmented<'due' | 'paid'>
        label={intl.formatMessage(m.view)}
        segments={[
          { key: 'due', label: intl.formatMessage(m.dueView) },
          { key: 'paid', label: intl.formatMessage(m.paidView) },
        ]}
        chosen={view === 'paid' ? 'paid' : 'due'}
        onChoose={(next) => change({ view: next === 'paid' ? next : '' })}
      />
    </>
  )
  return view === 'paid' ? (
    <PaidView key={month} month={month} who={who} tools={tools} />
  ) : (
    <PayDay key={month} month={month} who={who} tools={tools} />
  )
}

const PayDay = ({ month, who, tools }: { readonly month: Month; readonly who: Payees; readonly tools: ReactNode }) => {
  const intl = useIntl()
  const locale = useLocale()
  const isDesk = !useMedia('screen and (width < 1024px)')
  const isWide = !useMedia('screen and (width < 1400px)')
  const mayComplete = useCan('/funds')
  const sheet = usePaySheet(month, who)
  const { list, lines, ticked, totals, progress, isAdvance, refused } = sheet
  const isAgents = who === 'agents'
  const { count: waiting } = usePendingCheckins(false)
  const pending = isAgents ? 0 : waiting
  const [approves, setApproves] = useState(false)
  const active = useRef<PayLine | null>(null)
  const money = (value: number): string => formatMoney(value, locale, { currency: false })
  const pay = async (): Promise<void> => {
    const { done, waits, left, why } = await sheet.pay()
    // Whoever was paid by somebody else meanwhile is on the sheet no more, and couldn't be told there.
    if (left > 0) toastError(intl.formatMessage(m.notPaid, { count: left, why }))
    if (waits > 0) toastDone(intl.formatMessage(secondPersonMessages.waitingCount, { count: waits }))
    else if (done > 0) toastDone(intl.formatMessage(isAgents ? m.agentsPaid : isAdvance ? m.advanced : pm.payAllDone, { count: done }))
  }
  useShortcut('ctrl+Enter', () => void pay(), sheet.canPay && !approves)

  const problemText: Readonly<Record<PayProblem, (line: PayLine) => string>> = {
    above: ({ due }) => intl.formatMessage(m.above, { amount: money(due) }),
    amount: () => intl.formatMessage(m.amountUnread),
    label: () => intl.formatMessage(m.labelUnread, { labels: sheet.labels.join(', ') }),
    day: () => intl.formatMessage(m.dayUnread),
    'day-early': () => intl.formatMessage(m.dayEarly, { day: formatDate(sheet.earliest) }),
    'day-late': () => intl.formatMessage(m.dayLate),
  }
  const markOf = (line: PayLine, column: string): SheetMark | null => {
    if (column === 'member') {
      const why = refused.get(line.row._id)
      return why ? { problem: why } : null
    }
    const problem = isCell(column) ? line.problems[column] : undefined
    return problem ? { problem: problemText[problem](line) } : null
  }
  const onKey = (event: KeyboardEvent): void => {
    const of = active.current && lines?.find(({ row }) => row._id === active.current?.row._id)
    if (event.key !== ' ' || !of || !(event.target instanceof Element) || event.target.getAttribute('role') !== 'grid') return
    event.preventDefault()
    event.stopPropagation()
    sheet.tick([of.row._id], !of.ticked)
  }
  const payButton = (
    <Button
      kind="primary"
      icon="wallet"
      kbd={isDesk ? 'Ctrl ↵' : ''}
      disabled={!sheet.canPay}
      busy={progress !== null}
      onClick={() => void pay()}
    >
      {progress
        ? intl.formatMessage(m.paying, { done: progress.done + 1, all: progress.all })
        : intl.formatMessage(isAgents ? m.doPayAgents : isAdvance ? m.doAdvance : m.doPay, { count: ticked.length })}
    </Button>
  )
  const foot = lines && lines.length > 0 && (
    <>
      <span className="num">
        {intl.formatMessage(isAgents ? m.chosenAgents : m.chosen, { all: lines.length, count: ticked.length })}
        {!isDesk && (
          <>
            {' · '}
            <b>{money(totals.now)}</b>
          </>
        )}
      </span>
      {isDesk ? (
        <span className="pay-keys second">
          <Kbd>Space</Kbd> {intl.formatMessage(m.keyTick)} <Kbd>Ctrl D</Kbd> {intl.formatMessage(m.keyFill)}
        </span>
      ) : (
        payButton
      )}
    </>
  )
  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      paper={`${intl.formatMessage(m.screen)} · ${monthLabel(month, locale)}`}
      tools={
        <>
          {tools}
          <Select
            aria-label={intl.formatMessage(m.from)}
            value={sheet.label}
            options={sheet.labels.map((value) => ({ value, label: intl.formatMessage(m.fromOf, { label: value }) }))}
            placeholder={sheet.labels.length === 0 ? intl.formatMessage(m.noLabel) : undefined}
            onChange={sheet.setLabel}
          />
          <span className="pay-day-date">
            <DatePicker
              aria-label={intl.formatMessage(m.day)}
              value={sheet.day}
              min={sheet.earliest}
              max={sheet.today}
              onChange={(day) => day && sheet.setDay(day)}
            />
          </span>
          <span className="ui-grow" />
          {pending > 0 && (
            <ToolButton icon="check" label={intl.formatMessage(pm.approve, { count: pending })} onClick={() => setApproves(true)} />
          )}
        </>
      }
      strip={
        <>
          <StaleBanner list={list} />
          {isAdvance && (
            <div className="pay-strip">
              <NotOver month={month}>
                {sheet.earners > 0 &&
                  intl.formatMessage(m.earnedSoFar, {
                    day: formatDate(sheet.today),
                    count: sheet.earners,
                    amount: formatMoney(sheet.earned, locale),
                  })}{' '}
                {intl.formatMessage(m.onlyAdvance, { day: formatDate(lastDayOf(month)) })}
              </NotOver>
            </div>
          )}
          {sheet.isTooEarly && (
            <div className="pay-strip">
              <NotOver month={month}>{intl.formatMessage(m.commissionLater, { day: formatDate(addDays(lastDayOf(month), 1)) })}</NotOver>
            </div>
          )}
        </>
      }
      summary={
        lines &&
        lines.length > 0 && (
          <Equation
            signs={[isAgents ? '+' : '−', '=', '−', '=']}
            terms={[
              {
                key: 'pay',
                label: intl.formatMessage(isAgents ? m.commissionOf : m.payOf, { month: monthLabel(month, locale) }),
                value: totals.pay,
              },
              {
                key: 'given',
                label: intl.formatMessage(isAgents ? m.carried : m.given),
                value: isAgents ? -totals.given : totals.given,
              },
              { key: 'due', label: intl.formatMessage(isAgents ? m.payable : m.due), value: totals.due },
              { key: 'kept', label: intl.formatMessage(m.keptBack), value: totals.due - totals.now },
              { key: 'now', label: intl.formatMessage(m.now), value: totals.now },
            ]}
          />
        )
      }
      foot={foot}
      dock={
        isDesk &&
        lines &&
        lines.length > 0 && (
          <section className="ui-dock" aria-label={intl.formatMessage(m.now)}>
            <header className="ui-dock__head">
              <h2>{intl.formatMessage(m.now)}</h2>
              <span className="second">{intl.formatMessage(isAgents ? m.agents : m.people, { count: ticked.length })}</span>
            </header>
            <div className="ui-dock__body">
              <PayDaySummary sheet={sheet} />
              {!mayComplete && <p className="second pay-day-note">{intl.formatMessage(pm.payWaits)}</p>}
            </div>
            <footer className="ui-dock__foot">
              <span className="ui-dock__note" />
              {payButton}
            </footer>
          </section>
        )
      }
    >
      {hasFailed(list) ? (
        <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
      ) : lines === undefined && !isDesk ? (
        <SkeletonRows rows={8} />
      ) : lines?.length === 0 && sheet.earners === 0 ? (
        <EmptyState icon="calendar" title={intl.formatMessage(isAgents ? m.nothingEarned : pm.none)}>
          {intl.formatMessage(isAgents ? m.nothingEarnedHint : pm.noneHint)}
        </EmptyState>
      ) : lines?.length === 0 ? (
        <EmptyState
          icon="check"
          title={intl.formatMessage(isAgents ? m.allCommissionsPaid : m.allPaid, { month: monthLabel(month, locale) })}
          action={<ButtonLink to={`${addresses[who]}?month=${month}&view=paid`}>{intl.formatMessage(m.seePaid)}</ButtonLink>}
        >
          {intl.formatMessage(isAgents ? m.otherMonth : m.allPaidHint)}
        </EmptyState>
      ) : isDesk ? (
        <div className="pay-sheet" onKeyDownCapture={onKey}>
          <SheetGrid<PayLine>
            label={intl.formatMessage(m.screen)}
            columns={payDayColumns({
              intl,
              locale,
              isWide,
              who,
              explained: (id) => `/apps/agentpro/com/${id}/${firstDayOf(month)}/${lastDayOf(month)}`,
              onTick: (id, isTicked) => sheet.tick([id], isTicked),
            })}
            rows={lines}
            rowKey={keyOf}
            markOf={markOf}
            onActive={({ row }) => void (active.current = row)}
            {...(progress === null && {
              onWrite: (writes) => writes.forEach(({ rowKey, column, text }) => isCell(column) && sheet.write(rowKey, column, text)),
            })}
          />
        </div>
      ) : (
        <div className="pay-scroll">
          <PayDayList sheet={sheet} />
          <PayDaySummary sheet={sheet} />
        </div>
      )}
      {approves && <ApproveDialog onClose={() => setApproves(false)} />}
    </ListPage>
  )
}
