import { useIntl } from 'react-intl'
import { formatMoney } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { figureName } from '@shared/areas/trade/rules/reports/changed-since'
import type { Changed } from '../changed-since'
import { changedMessages as m } from '../messages'

/** The net profit then, each difference, and the net profit now: '66.670.000 + 7.980.000 − 6.680.000 = …'. */
export const ChangedSum = ({ report }: { report: Changed }) => {
  const intl = useIntl()
  const locale = useLocale()
  const money = (value: number): string => formatMoney(Math.abs(value), locale, { currency: false })
  const moved = report.figures.filter(({ known, now }) => known !== now)
  return (
    <div className="changed__sum">
      <h3 className="second">{intl.formatMessage(m.netAfter)}</h3>
      <p className="num">
        <span>{formatMoney(report.netProfit.known, locale, { currency: false })}</span>
        {moved.map((figure) => (
          <span key={figureName(figure)}>
            <span className="faint">{figure.now > figure.known ? '+' : '−'}</span> {money(figure.now - figure.known)}
          </span>
        ))}
        <span className="faint">=</span>
        <b>{formatMoney(report.netProfit.now, locale, { currency: false })}</b>
      </p>
    </div>
  )
}
