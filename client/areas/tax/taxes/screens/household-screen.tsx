import { day, daysBetween, type Day } from '@shared/foundation/days/days'
import type { HouseholdTax } from '@shared/foundation/documents/taxpayer'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useFundGroupName } from '../../../../components/fund-groups/fund-group-name'
import { KnownChoice } from '../../../../components/known-at/known-choice'
import { useKnown } from '../../../../components/known-at/use-known'
import { useKnownMoments } from '../../../../components/known-at/use-known-moments'
import { LoadFailed, StaleBanner } from '../../../../components/list-states'
import { formatDate, formatMoney } from '../../../../lib/format'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { reportPageMessages as page } from '../../../../resource/report/messages'
import { Amount } from '../../../../ui/Amount/Amount'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { KnownLine } from '../../../../ui/KnownAt/KnownAt'
import { Columns, Page, Panel, Stack } from '../../../../ui/Panel/Panel'
import { Select } from '../../../../ui/Select/Select'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { BooksTools } from '../components/books-tools'
import { CostPapers } from '../components/cost-papers'
import { HouseholdBooks } from '../components/household-books'
import { NextDue } from '../components/next-due'
import { PeriodTax } from '../components/period-tax'
import { YearMeter } from '../components/year-meter'
import { periodOf, shownPeriod, yearsEnd, type TaxYear } from '../household'
import { taxMessages as m } from '../messages'
import { keptBooks } from '../tax-books'
import { periodName } from '../use-period'
import './tax-screen.css'

type Tax = Pick<HouseholdTax, 'method' | 'period' | 'industry'>

/** The first year of which the law of households is known. */
const FIRST_YEAR = 2026

/** A household's taxes: its year against the thresholds, what is owed of a period, and until when. */
export const HouseholdScreen = ({ tax }: { tax: Tax }) => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const thisYear = Math.max(FIRST_YEAR, Number(today.slice(0, 4)))
  const [address, change] = useUrlQuery({ year: thisYear, of: '' })
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, at) => thisYear - at)
  const asked = years.includes(address.year) ? address.year : thisYear
  const [known, setKnown] = useKnown()
  const whole = { since: day(`${asked}-01-01`), until: day(`${asked}-12-31`) }
  const moments = useKnownMoments('taxYear', whole, { isNow: known === null, inSums: true }).asked
  const {
    currentData: year,
    error,
    isFetching,
    refetch,
  } = api.orders.useReport('taxYear', { year: asked, ...(known !== null && { knownAt: known }) })
  const period = year && shownPeriod(year, address.of)
  const nameOf = (each: TaxYear['periods'][number]): string => periodName(intl, locale, periodOf(each))
  return (
    <Page
      width={1400}
      title={intl.formatMessage(m.screen)}
      blockedBy
      subtitle={
        known === null ? (
          intl.formatMessage(m.about, { method: tax.method, period: tax.period })
        ) : (
          <KnownLine range={String(asked)} at={year?.knownAt ?? known} />
        )
      }
      filters={
        <>
          {years.length > 1 && (
            <Select
              aria-label={intl.formatMessage(m.year)}
              value={String(asked)}
              options={years.map((each) => ({ value: String(each), label: String(each) }))}
              onChange={(value) => change({ year: Number(value), of: '' })}
            />
          )}
          {year && period && (
            <Select
              aria-label={intl.formatMessage(m.period)}
              value={period.period}
              options={[...year.periods].reverse().map((each) => ({ value: each.period, label: nameOf(each) }))}
              onChange={(of) => change({ of })}
            />
          )}
          <KnownChoice known={{ at: known, onChange: setKnown, ...moments }} until={period?.until ?? whole.until} />
        </>
      }
      tools={
        <>
          <ToolButton icon="print" label={intl.formatMessage(page.print)} disabled={!year} onClick={() => window.print()} />
          {year && period && known === null && (
            <BooksTools books={keptBooks(year.group, tax.method)} period={period} name={nameOf(period)} />
          )}
        </>
      }
    >
      <StaleBanner />
      {!year ? (
        <Panel>{error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={12} />}</Panel>
      ) : (
        <Stack>
          <YearMeter year={year} />
          {known === null && <NextDue year={year} method={tax.method} nameOf={nameOf} today={today} />}
          <Columns side={430}>
            <Stack>
              {period && (
                <PeriodTax
                  year={year}
                  period={period}
                  name={nameOf(period)}
                  method={tax.method}
                  own={tax.industry}
                  isNow={known === null}
                />
              )}
              <Income year={year} />
              {period && known === null && tax.method === 'income' && <CostPapers range={{ since: period.since, until: period.until }} />}
            </Stack>
            <Stack>
              {period && known === null && <HouseholdBooks year={year} period={period} method={tax.method} />}
              <Periods year={year} method={tax.method} nameOf={nameOf} today={today} />
              <p className="second muted">
                {intl.formatMessage(m.source, {
                  since: formatDate(year.percentsSince),
                  source: year.percentsSource,
                  from: formatDate(year.thresholds.since),
                  law: year.thresholds.source,
                })}
              </p>
            </Stack>
          </Columns>
        </Stack>
      )}
    </Page>
  )
}

interface PeriodsProps {
  year: TaxYear
  method: Tax['method']
  nameOf: (period: TaxYear['periods'][number]) => string
  today: Day
}

/** What is declared until when, the newest first. */
const Periods = ({ year, method, nameOf, today }: PeriodsProps) => {
  const intl = useIntl()
  const end = yearsEnd(year.year, year.group, method)
  const due = (deadline: Day): string => {
    const left = daysBetween(today, deadline)
    return left < 0 || left > 7 ? 'muted' : 'ink-warn'
  }
  return (
    <Panel title={intl.formatMessage(m.periods)}>
      <ul className="tax-periods">
        {[...year.periods].reverse().map((each) => (
          <li key={each.period}>
            <span>
              {nameOf(each)} <span className="second muted">{each.closed ? intl.formatMessage(m.closed) : ''}</span>
              <br />
              <span className={`second ${due(each.deadline)}`}>{intl.formatMessage(m.until, { day: formatDate(each.deadline) })}</span>
            </span>
            <Amount value={each.vat + each.pit} weight="strong" />
          </li>
        ))}
        {end && (
          <li>
            <span>{intl.formatMessage(m[end.key], { year: year.year })}</span>
            <span className={`second ${due(end.deadline)}`}>{intl.formatMessage(m.until, { day: formatDate(end.deadline) })}</span>
          </li>
        )}
      </ul>
    </Panel>
  )
}

/** The year on income, beside what it is on revenue: told, not chosen. */
const Income = ({ year: { income, pitByRevenue } }: { year: TaxYear }) => {
  const intl = useIntl()
  const locale = useLocale()
  const groupName = useFundGroupName()
  const line = (key: string, label: string, value: number, strong = false) => (
    <tr key={key}>
      <th scope="row">{strong ? <b>{label}</b> : label}</th>
      <td>
        <Amount value={value} currency={false} weight={strong ? 'strong' : 'plain'} />
      </td>
    </tr>
  )
  return (
    <Panel title={intl.formatMessage(m.yearByIncome)}>
      <table className="tax-lines">
        <tbody>
          {line('revenue', intl.formatMessage(m.revenue), income.revenue)}
          {line('cost', intl.formatMessage(m.cost), -income.cost + 0)}
          {income.groups.map(({ _id, total }) => line(_id, groupName(_id), total))}
          {income.depreciation !== 0 && line('depreciation', intl.formatMessage(m.depreciation), -income.depreciation)}
          {line('difference', intl.formatMessage(m.difference), income.income, true)}
          {line('tax', intl.formatMessage(m.incomeTax, { percent: income.percent }), income.amount, true)}
        </tbody>
      </table>
      <p className="tax-note">
        {intl.formatMessage(m.otherMethod, {
          byRevenue: formatMoney(pitByRevenue, locale),
          byIncome: formatMoney(income.amount, locale),
        })}{' '}
        {intl.formatMessage(m.needsPapers)}
      </p>
    </Panel>
  )
}
