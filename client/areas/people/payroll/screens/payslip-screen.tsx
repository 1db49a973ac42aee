import { isMonth, month as asMonth } from '@shared/foundation/days/days'
import type { Fund } from '@shared/areas/money/services/funds'
import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useParams } from 'react-router-dom'
import { isApiError } from '../../../../api/api-error'
import { Forbidden } from '../../../../components/error-page/forbidden'
import { paperMessages as pm } from '../../../../components/paper/messages'
import { PaperSelect } from '../../../../components/paper/paper-select'
import { usePaper } from '../../../../components/paper/use-paper'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { formatMonth } from '../../../../lib/format'
import { useShortcut } from '../../../../lib/use-shortcut'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { ErrorState } from '../../../../ui/ErrorState/ErrorState'
import { PrintPage } from '../../../../ui/PrintPage/PrintPage'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, ZoneContext } from '../../../../ui/zone/zone-context'
import { PayslipPaper } from '../components/payslip-paper'
import { VoucherPaper } from '../components/voucher-paper'
import { payrollMessages as m } from '../messages'

/** What an entry is called on paper. */
const useTitle = () => {
  const intl = useIntl()
  const locale = useLocale()
  return ({ payslip, month, isCredit, recipientName }: Fund): string =>
    payslip && isMonth(month)
      ? `${intl.formatMessage(m.payslip)} · ${formatMonth(asMonth(month), locale)} · ${recipientName ?? ''}`
      : intl.formatMessage(isCredit ? m.receiptIn : m.receiptOut)
}

/** What was cancelled or given back is no proof of money that changed hands. */
const isVoid = ({ status, refundedAt }: Fund): boolean => status === 'cancelled' || refundedAt !== undefined

/** The payslip of a salary, or the voucher of any other entry. */
export const PayslipScreen = () => {
  const intl = useIntl()
  const { id = '' } = useParams()
  const workspace = useWorkspace()
  const { data, error, refetch } = api.funds.useGet(id)
  const [paper, choose] = usePaper('print.payslip', 'a5')
  // Refused to whoever may not read the order: then nothing of it stands on the voucher.
  const { data: order } = api.orders.useGet(data?.orderId ?? '', { skip: data?.orderId === undefined })
  const titleOf = useTitle()
  useShortcut('p', () => window.print())
  if (error && !data) {
    if (isApiError(error) && (error.code === 404 || error.code === 400)) return <Navigate replace to="/404" />
    if (isApiError(error) && error.code === 403) return <Forbidden />
    return <ErrorState title={intl.formatMessage(m.failed)} onRetry={() => void refetch()} />
  }
  if (!data || !workspace)
    return (
      <PrintPage title={intl.formatMessage(m.loading)}>
        <SkeletonRows rows={10} />
      </PrintPage>
    )
  const stamp = isVoid(data) && intl.formatMessage(pm.cancelled)
  const slips = workspace.cfg.BreakReceiptIntoPages ? ([1, 2] as const) : [null]
  return (
    <ZoneContext value={workspace.zone}>
      <PrintPage
        title={titleOf(data)}
        paper={paper}
        stamp={data.payslip && stamp}
        tools={
          <>
            <ButtonLink kind="quiet" icon="arrow-left" to={data.payslip ? '/office/payroll' : `/funds?open=${data._id}`}>
              {intl.formatMessage(m.back)}
            </ButtonLink>
            <PaperSelect paper={paper} onChoose={choose} />
            <Button kind="primary" icon="print" onClick={() => window.print()}>
              {intl.formatMessage(m.print)}
            </Button>
          </>
        }
      >
        {data.payslip ? (
          <PayslipPaper fund={data} payslip={data.payslip} issuer={workspace} />
        ) : (
          slips.map((slip, at) => (
            <Fragment key={slip}>
              {at > 0 && <hr className="slip-cut" />}
              <VoucherPaper fund={data} issuer={workspace} order={order ?? null} slip={slip} stamp={stamp} />
            </Fragment>
          ))
        )}
      </PrintPage>
    </ZoneContext>
  )
}
