import { heldOn } from '@shared/areas/tax/rules/dated'
import { day } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { dayOf, formatDate, formatMoneyShort } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Panel } from '../../../../ui/Panel/Panel'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { useTaxLaw } from '../../parts/vat/use-tax-law'
import type { TaxYear } from '../household'
import { taxMessages as m } from '../messages'

/** Two signs over the meter stand at least so many per cent apart. */
const ROOM_FOR_A_SIGN = 16

/** The year against the thresholds of the law: what was sold so far, what it comes to at this pace, and what the next group changes. */
export const YearMeter = ({ year }: { year: TaxYear }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const now = useToday()
  const today = year.knownAt === undefined ? now : dayOf(year.knownAt, zone)
  const law = useTaxLaw()
  const { revenue, expected, pace, group, thresholds, next, passes, passedFree } = year
  const isThisYear = today.startsWith(String(year.year))
  const amounts = {
    free: formatMoneyShort(thresholds.free, locale),
    income: formatMoneyShort(thresholds.income, locale),
    monthly: formatMoneyShort(thresholds.monthly, locale),
  }
  const full = Math.max(next ?? thresholds.monthly, 1)
  const shareOf = (value: number): number => Math.min(100, Math.max(0, (100 * value) / full))
  const part = (value: number): string => `${shareOf(value)}%`
  const marked = [thresholds.free, thresholds.income, thresholds.monthly]
    .filter((each) => each <= full)
    .map((each) => ({ each, at: shareOf(each) }))
  const isClear = marked.every(({ at }) => Math.abs(at - shareOf(revenue)) > ROOM_FOR_A_SIGN)
  const signs = [
    ...marked.map(({ each, at }) => ({ key: String(each), text: formatMoneyShort(each, locale), at, isToday: false })),
    ...(isThisYear && isClear ? [{ key: 'today', text: intl.formatMessage(m.today), at: shareOf(revenue), isToday: true }] : []),
  ]
  const percents = heldOn(law.incomePercents, day(`${year.year}-12-31`))
  const percent = (group === 'income' ? percents?.above : percents?.upToMonthly) ?? 0
  const change = group === 'monthly' ? '' : intl.formatMessage(m[`change${group}`], { percent })
  return (
    <Panel>
      <div className="tax-meter__head">
        <p>
          <span className="second muted">
            {isThisYear
              ? intl.formatMessage(m.revenueSoFar, { year: year.year, day: formatDate(today) })
              : intl.formatMessage(m.revenueOf, { year: year.year })}
          </span>
          <Amount value={revenue} size="huge" weight="strong" />
        </p>
        {isThisYear && (
          <>
            <p>
              <span className="second muted">{intl.formatMessage(m.pace)}</span>
              <Amount value={pace} size="large" />
            </p>
            <p>
              <span className="second muted">{intl.formatMessage(m.expected)}</span>
              <Amount value={expected} size="large" />
            </p>
          </>
        )}
        <p className="tax-meter__group">
          <span className="second muted">{intl.formatMessage(m.group)}</span>
          <b>{intl.formatMessage(m[`group${group}`], amounts)}</b>
        </p>
      </div>
      <div className="tax-meter__signs second" aria-hidden="true">
        {signs.map(({ key, text, at, isToday }) => (
          <span
            key={key}
            className={isToday ? 'tax-meter__today' : undefined}
            style={at > 80 ? { insetInlineEnd: `${100 - at}%` } : { insetInlineStart: `${at}%` }}
          >
            {text}
          </span>
        ))}
      </div>
      <div
        className="tax-meter"
        role="meter"
        aria-valuemin={0}
        aria-valuemax={full}
        aria-valuenow={Math.min(revenue, full)}
        aria-label={intl.formatMessage(m.revenueOf, { year: year.year })}
      >
        <i className="tax-meter__pace" style={{ inlineSize: part(expected) }} />
        <i className="tax-meter__done" style={{ inlineSize: part(revenue) }} />
        {[thresholds.free, thresholds.income, thresholds.monthly]
          .filter((each) => each < full)
          .map((each) => (
            <i key={each} className="tax-meter__line" style={{ insetInlineStart: part(each) }} />
          ))}
      </div>
      <div className="tax-meter__words second muted">
        {passedFree && <span>{`${amounts.free}: ${intl.formatMessage(m.passedOn, { day: formatDate(passedFree) })}`}</span>}
        {next !== undefined && (
          <span className="tax-meter__next">
            {passes
              ? intl.formatMessage(m.passesOn, { amount: formatMoneyShort(next, locale), day: formatDate(passes), change })
              : intl.formatMessage(m.passesNot, { amount: formatMoneyShort(next, locale), change })}
          </span>
        )}
      </div>
    </Panel>
  )
}
