import type { Month } from '@shared/foundation/days/days'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useCan } from '../../../../api/session/use-me'
import { hasFailed, LoadFailed, StaleBanner } from '../../../../components/list-states'
import { formatDate, formatMoney } from '../../../../lib/format'
import { monthLabel } from '../../../../lib/hours'
import { useMedia } from '../../../../lib/use-media'
import { useShortcut } from '../../../../lib/use-shortcut'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { DatePicker } from '../../../../ui/DatePicker/DatePicker'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Kbd } from '../../../../ui/Kbd/Kbd'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { Select } from '../../../../ui/Select/Select'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { secondPersonMessages } from '../../../../components/second-person/messages'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { ApproveDialog, usePendingCheckins } from '../components/approve-dialog'
import { payDayMessages as m, payrollMessages as pm } from '../messages'
import { PayDayGrid } from './pay-day-grid'
import { PayDayList } from './pay-day-list'
import { PayDaySummary } from './pay-day-summary'
import { PayDayNotOver, PayDaySums } from './pay-day-sums'
import type { Payees } from './payees'
import { usePaySheet } from './use-pay-sheet'

export const payDayAddresses: Readonly<Record<Payees, string>> = { members: '/office/pay-day', agents: '/office/pay-day/commissions' }

interface PayDayProps {
  readonly month: Month
  readonly who: Payees
  /** Whose pay, and whether it is due or paid. */
  readonly switches: ReactNode
  readonly monthPicker: ReactNode
}

export const PayDay = ({ month, who, switches, monthPicker }: PayDayProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const isDesk = !useMedia('screen and (width < 1024px)')
  const isPhone = useMedia('screen and (width < 768px)')
  const mayComplete = useCan('/funds')
  const sheet = usePaySheet(month, who)
  const { list, lines, ticked, totals, progress, isAdvance } = sheet
  const isAgents = who === 'agents'
  const { count: waiting } = usePendingCheckins(false)
  const pending = isAgents ? 0 : waiting
  const [approves, setApproves] = useState(false)
  const [choosesSource, setChoosesSource] = useState(false)
  const isSourceShut = isPhone && !choosesSource && sheet.label !== ''
  const money = (value: number): string => formatMoney(value, locale, { currency: false })
  const pay = async (): Promise<void> => {
    const { done, waits, left, why } = await sheet.pay()
    // Whoever was paid by somebody else meanwhile is on the sheet no more, and couldn't be told there.
    if (left > 0) toastError(intl.formatMessage(m.notPaid, { count: left, why }))
    if (waits > 0) toastDone(intl.formatMessage(secondPersonMessages.waitingCount, { count: waits }))
    else if (done > 0) toastDone(intl.formatMessage(isAgents ? m.agentsPaid : isAdvance ? m.advanced : pm.payAllDone, { count: done }))
  }
  useShortcut('ctrl+Enter', () => void pay(), sheet.canPay && !approves)

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
          {switches}
          {isSourceShut ? (
            <button type="button" className="pay-source" aria-expanded={false} onClick={() => setChoosesSource(true)}>
              <span>
                {intl.formatMessage(m.source, { month: monthLabel(month, locale), day: formatDate(sheet.day), label: sheet.label })}
              </span>{' '}
              <span className="pay-source__change">{intl.formatMessage(m.changeSource)}</span>
            </button>
          ) : (
            <>
              {monthPicker}
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
            </>
          )}
          <span className="ui-grow" />
          {pending > 0 && (
            <ToolButton icon="check" label={intl.formatMessage(pm.approve, { count: pending })} onClick={() => setApproves(true)} />
          )}
        </>
      }
      strip={
        <>
          <StaleBanner list={list} />
          <PayDayNotOver month={month} sheet={sheet} isPhone={isPhone} />
        </>
      }
      summary={lines && lines.length > 0 && <PayDaySums month={month} who={who} sheet={sheet} isPhone={isPhone} />}
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
          action={<ButtonLink to={`${payDayAddresses[who]}?month=${month}&view=paid`}>{intl.formatMessage(m.seePaid)}</ButtonLink>}
        >
          {intl.formatMessage(isAgents ? m.otherMonth : m.allPaidHint)}
        </EmptyState>
      ) : isDesk ? (
        <PayDayGrid month={month} who={who} sheet={sheet} />
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
