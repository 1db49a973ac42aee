import { isMonth, month as asMonth, monthOfDay } from '@shared/foundation/days/days'
import { banks, vietQr } from '@shared/foundation/money/vietqr'
import { useIntl } from 'react-intl'
import { hasFailed, LoadFailed } from '../../../../components/list-states'
import { formatMoney } from '../../../../lib/format'
import { monthLabel } from '../../../../lib/hours'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { PrintPage } from '../../../../ui/PrintPage/PrintPage'
import { QrCode } from '../../../../ui/QrCode/QrCode'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { payDayMessages as m, payrollMessages as pm } from '../messages'
import { codePurpose, transferLines, usualText } from '../pay-day/bank-file'
import { isToSend } from '../pay-day/paid-path'
import { usePaid } from '../pay-day/use-paid'
import './payroll.css'

const CODE_POINTS = 168

/** A sheet with a VietQR code for each who is paid from an account: scanned one by one, each says bank, account, amount and number. */
export const PayCodesScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const present = monthOfDay(useToday())
  const [{ month: asked, label, who: whom }] = useUrlQuery({ month: '', label: '', who: '' })
  const who = whom === 'agents' ? whom : 'members'
  const month = isMonth(asked) ? asMonth(asked) : present
  const { entries, list } = usePaid(month, who)
  const title = intl.formatMessage(who === 'agents' ? m.codesTitleAgents : m.codesTitle, { month: monthLabel(month, locale) })
  if (hasFailed(list)) return <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
  const mine = entries?.filter((entry) => (entry.label ?? '') === label && isToSend(entry)) ?? []
  const { lines } = transferLines(mine, { pattern: usualText(who), month })
  const numberOf = (id: string): string => mine.find(({ _id }) => _id === id)?.number ?? ''
  return (
    <PrintPage
      title={title}
      tools={
        <>
          <ButtonLink
            kind="quiet"
            icon="arrow-left"
            to={`/office/pay-day${who === 'agents' ? '/commissions' : ''}?month=${month}&view=paid`}
          >
            {intl.formatMessage(pm.back)}
          </ButtonLink>
          <Button kind="primary" icon="print" onClick={() => window.print()}>
            {intl.formatMessage(pm.print)}
          </Button>
        </>
      }
    >
      <h1>{title}</h1>
      <p>{label}</p>
      {!entries ? (
        <SkeletonRows rows={6} />
      ) : lines.length === 0 ? (
        <EmptyState icon="qr" title={intl.formatMessage(m.noCodes)} />
      ) : (
        <ul className="pay-codes">
          {lines.map(({ id, name, bank, account, amount }) => (
            <li key={id}>
              <QrCode text={vietQr({ bank, account, amount, purpose: codePurpose(numberOf(id), month, who) })} size={CODE_POINTS} />
              <b>{name}</b>
              <span className="num">
                {banks[bank]} {account}
              </span>
              <b className="num">{formatMoney(amount, locale)}</b>
              <span className="num">☐ {codePurpose(numberOf(id), month, who)}</span>
            </li>
          ))}
        </ul>
      )}
    </PrintPage>
  )
}
