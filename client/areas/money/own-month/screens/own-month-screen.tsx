import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { isApiError } from '../../../../api/api-error'
import { useSharedPage } from '../../../../api/use-shared-page'
import { LoadFailed } from '../../../../components/list-states'
import { LanguageChoice } from '../../../../components/public-layout/language-choice'
import { useDocumentTitle } from '../../../../lib/document-title'
import { formatDate } from '../../../../lib/format'
import { monthLabel } from '../../../../lib/hours'
import { useShortcut } from '../../../../lib/use-shortcut'
import { Button } from '../../../../ui/Button/Button'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Logo } from '../../../../ui/Logo/Logo'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, ZoneContext } from '../../../../ui/zone/zone-context'
import { OwnCommissions } from '../components/own-commissions'
import { OwnPayslip } from '../components/own-payslip'
import { ownMonthMessages as m } from '../messages'
import type { OwnMonth } from '../own-month'
import './own-month.css'

/** A member's payslip or an agent's commissions of one month, for whoever holds its link: no sign-in, no other page. */
export const OwnMonthScreen = () => {
  const intl = useIntl()
  // The token stands behind the # of the address, which browsers send to nobody.
  const token = useLocation().hash.slice(1)
  const read = useSharedPage<OwnMonth>(
    token,
    token === '' ? null : { service: 'monthLinks', method: 'find', query: { report: 'opened' }, linkToken: token },
  )
  if (token === '' || (isApiError(read.error) && (read.error.code === 404 || read.error.code === 400))) return <Over />
  if (read.error) return <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isLoading} />
  if (!read.data)
    return (
      <main className="own-month" aria-label={intl.formatMessage(m.opening)}>
        <SkeletonRows rows={8} />
      </main>
    )
  return (
    <ZoneContext value={read.data.zone}>
      <Month opened={read.data} />
    </ZoneContext>
  )
}

const Over = () => {
  const intl = useIntl()
  const title = intl.formatMessage(m.over)
  useDocumentTitle(title)
  return (
    <main className="own-month own-month--over">
      <EmptyState icon="link" title={title}>
        {intl.formatMessage(m.overAsk)}
      </EmptyState>
      <LanguageChoice />
    </main>
  )
}

const Month = ({ opened }: { opened: OwnMonth }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { company, name, month, until, payslip, commissions } = opened
  const title = intl.formatMessage(payslip ? m.payslip : m.commissions, { month: monthLabel(month, locale) })
  const about = payslip?.title ?? (commissions?.rank && intl.formatMessage(m.rank, { rank: commissions.rank }))
  useDocumentTitle(`${title} · ${name}`, 'paper')
  useShortcut('p', () => window.print())
  return (
    <main className="own-month">
      <header className="own-month__company">
        {company.avatar ? <img src={company.avatar} alt="" /> : <Logo />}
        <div>
          <b style={company.brandColor ? { color: company.brandColor } : undefined}>{company.name}</b>
          {[company.address, company.contact].filter(Boolean).map((line) => (
            <span key={line} className="second">
              {line}
            </span>
          ))}
        </div>
        <Button className="own-month__print" icon="print" kbd="P" onClick={() => window.print()}>
          {intl.formatMessage(m.print)}
        </Button>
      </header>
      <div className="own-month__title">
        <h1>{title}</h1>
        <p>
          <b>{name}</b>
          {about && <span className="second"> · {about}</span>}
        </p>
      </div>
      {payslip && <OwnPayslip payslip={payslip} />}
      {commissions && <OwnCommissions commissions={commissions} />}
      <footer className="own-month__foot">
        <p className="second">{intl.formatMessage(m.foot, { day: formatDate(until) })}</p>
        <LanguageChoice />
      </footer>
    </main>
  )
}
