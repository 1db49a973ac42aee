import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useAppDispatch } from '../../../api/use-app-dispatch'
import { isApiError } from '../../../api/api-error'
import { useCan } from '../../../api/session/use-me'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { dayOf, formatDayRange, formatMoney, type Day } from '../../../lib/format'
import { useKeysInView } from '../../../lib/keys-in-view'
import { useShortcut } from '../../../lib/use-shortcut'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { ToolButton } from '../../../ui/Button/ToolButton'
import { toastError } from '../../../ui/Toasts/Toasts'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { MonthLinksDialog } from '../../people/parts/month-links/month-links-dialog'
import { type CommissionReport } from './mechanic-panel'
import { useMechanicWords } from '../parts/mechanic-sentence'
import { PayCommission } from './pay-commission'
import { commissionMessages as m } from '../messages'

export interface CommissionRange {
  readonly since: Day
  readonly until: Day
}

interface CommissionActionsProps extends CommissionRange {
  report: CommissionReport
  name: string
  /** The range isn't over yet. */
  isOpen: boolean
  /** Prints the report with every commission. */
  onPrint: (whole: CommissionReport) => void
}

/** Paper, file, and the payment of a month that is over. */
export const CommissionActions = ({ report, name, since, until, isOpen, onPrint }: CommissionActionsProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const dispatch = useAppDispatch()
  const wordsOf = useMechanicWords()
  const seesFunds = useCan('/funds')
  const mayPay = useCan(['/funds', 'bod'])
  const isBoard = useCan('bod')
  const [isPaying, setPaying] = useState(false)
  const [isLinking, setLinking] = useState(false)
  const { month } = report
  const amount = formatMoney(month?.payable ?? 0, locale)
  const canPay = month !== undefined && mayPay && !isOpen && month.fundId === undefined && month.payable > 0
  useKeysInView('commission-pay', canPay)
  useShortcut('p', () => setPaying(true), canPay && !isPaying)
  /** With every commission: on screen stand the first of each mechanic. */
  const whole = (): Promise<CommissionReport> =>
    dispatch(api.apComs.reportOnce('commissions', { since, until, agentId: report.agent._id })).unwrap()
  const print = async (): Promise<void> => {
    try {
      onPrint(await whole())
    } catch (thrown) {
      toastError(isApiError(thrown) ? thrown.message : intl.formatMessage(m.printFailed))
    }
  }
  useShortcut('ctrl+p', () => void print())
  const heads = [m.mechanic, m.day, m.order, m.of, m.base, m.left, m.times, m.amount].map((head) => ({ head: intl.formatMessage(head) }))
  const period = formatDayRange(since, until)
  return (
    <>
      <ToolButton icon="print" label={intl.formatMessage(m.print)} onClick={() => void print()} />
      {month && isBoard && <ToolButton icon="link" label={intl.formatMessage(m.link)} onClick={() => setLinking(true)} />}
      <DownloadMenu
        file={async () => ({
          name: `${intl.formatMessage(m.agentScreen)} ${name} ${since} ${until}`,
          rows: [
            [`${intl.formatMessage(m.agentScreen)} · ${name} · ${period}`],
            [],
            heads,
            ...(await whole()).mechanics.flatMap((mechanic) =>
              mechanic.commissions.map((commission) => [
                wordsOf(mechanic),
                { day: dayOf(commission.created, zone) },
                commission.order_number,
                commission.from.name,
                commission.base,
                commission.rest,
                commission.multiply,
                commission.amount,
              ]),
            ),
            [intl.formatMessage(m.total), null, null, null, null, null, null, report.total],
          ],
        })}
      />
      {month?.fundId !== undefined
        ? seesFunds && (
            <ButtonLink icon="wallet" to={`/funds?period=all&open=${month.fundId}`}>
              {intl.formatMessage(m.toFund)}
            </ButtonLink>
          )
        : month &&
          mayPay && (
            <>
              {!canPay && <span className="second">{intl.formatMessage(isOpen ? m.notOver : m.nothing)}</span>}
              <Button kind="primary" icon="wallet" kbd="P" disabled={!canPay} onClick={() => setPaying(true)}>
                {intl.formatMessage(m.pay, { amount })}
              </Button>
            </>
          )}
      {isLinking && month && (
        <MonthLinksDialog
          kind="commissions"
          month={month.month}
          people={[{ _id: report.agent._id, name }]}
          onClose={() => setLinking(false)}
        />
      )}
      {isPaying && month && <PayCommission agentId={report.agent._id} name={name} month={month} onClose={() => setPaying(false)} />}
    </>
  )
}
