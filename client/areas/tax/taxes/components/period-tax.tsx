import { heldOn } from '@shared/areas/tax/rules/dated'
import type { Day } from '@shared/foundation/days/days'
import type { Industry } from '@shared/foundation/documents/taxpayer'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatDayRange, formatMoney, formatNumber } from '../../../../lib/format'
import { FigureEntries } from '../../../../resource/report/figure-entries'
import { reportPageMessages as page } from '../../../../resource/report/messages'
import { Amount } from '../../../../ui/Amount/Amount'
import { FigureButton } from '../../../../ui/FigureButton/FigureButton'
import { Panel } from '../../../../ui/Panel/Panel'
import { useLocale } from '../../../../ui/zone/zone-context'
import { vatMessages as vm } from '../../parts/vat/messages'
import { useTaxLaw } from '../../parts/vat/use-tax-law'
import type { TaxedPeriod, TaxLine, TaxYear } from '../household'
import { taxMessages as m } from '../messages'

interface PeriodTaxProps {
  year: TaxYear
  period: TaxedPeriod
  /** What the period is called. */
  name: string
  method: 'revenue' | 'income'
  own: Industry
  /** As things stand now: of another moment revenue doesn't open the products that stand now. */
  isNow: boolean
}

/** What is owed of a period: per cent of what of each industry; each revenue opens its products. */
export const PeriodTax = ({ year, period, name, method, own, isNow }: PeriodTaxProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const [open, setOpen] = useState<TaxLine | null>(null)
  const free = formatMoney(year.thresholds.free, locale)
  const ofTax = (tax: TaxLine['tax']): TaxLine[] => period.lines.filter((line) => line.tax === tax)
  return (
    <Panel
      title={
        <>
          {intl.formatMessage(m.taxOf, { period: name })}
          <br />
          <span className="second muted tax-hint">{intl.formatMessage(m.taxHint)}</span>
        </>
      }
      aside={<Amount value={period.vat + period.pit} size="huge" weight="strong" rule />}
    >
      {period.lines.length === 0 ? (
        <p className="muted">{intl.formatMessage(m.nothingOwed, { free })}</p>
      ) : (
        <table className="tax-lines tax-lines--taxes">
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage(m.vatTax)}</th>
              <th scope="col">{intl.formatMessage(m.revenue)}</th>
              <th scope="col">{intl.formatMessage(m.percent)}</th>
              <th scope="col">{intl.formatMessage(m.taxAmount)}</th>
            </tr>
          </thead>
          <tbody>
            {ofTax('vat').map((line) => (
              <Line
                key={`${line.industry} ${line.isReduced}`}
                line={line}
                until={period.until}
                {...(isNow && { onOpen: () => setOpen(line) })}
              />
            ))}
          </tbody>
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={4} className="second muted">
                {intl.formatMessage(m.pitTax, { free })}
              </th>
            </tr>
            {ofTax('pit').map((line) => (
              <Line key={line.industry} line={line} until={period.until} />
            ))}
          </tbody>
        </table>
      )}
      {year.earlierVat > 0 && (
        <p className="tax-note">{intl.formatMessage(m.earlier, { free, amount: formatMoney(year.earlierVat, locale) })}</p>
      )}
      {method === 'income' && <p className="tax-note">{intl.formatMessage(m.provisional)}</p>}
      {open && <IndustryEntries period={period} line={open} own={own} onClose={() => setOpen(null)} />}
    </Panel>
  )
}

/** @param until the last day of the period, by which it is told how much is cut */
const Line = ({ line, until, onOpen }: { line: TaxLine; until: Day; onOpen?: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const industry = intl.formatMessage(vm[line.industry])
  const law = useTaxLaw()
  const cut = heldOn(law.reductions, until)?.percentOfRevenueCut ?? 0
  const label = line.isReduced ? intl.formatMessage(vm.cut, { industry, percent: cut }) : industry
  const base = <Amount value={line.base} currency={false} />
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {onOpen ? (
          <FigureButton
            label={intl.formatMessage(m.ofIndustry, { industry: label, amount: formatMoney(line.base, locale) })}
            onOpen={onOpen}
          >
            {base}
          </FigureButton>
        ) : (
          base
        )}
      </td>
      <td className="num">{`${formatNumber(line.percent, locale)}%`}</td>
      <td>
        <Amount value={line.amount} currency={false} />
      </td>
    </tr>
  )
}

interface IndustryEntriesProps {
  period: TaxedPeriod
  line: TaxLine
  own: Industry
  onClose: () => void
}

/** The products that a revenue is of; what has no product is the rest. */
const IndustryEntries = ({ period, line, own, onClose }: IndustryEntriesProps) => {
  const intl = useIntl()
  const { since, until } = period
  const read = api.products.useReport('sales', { since, until })
  const taxes = api.products.useFind({ $limit: -1 })
  const products = new Map((taxes.data?.data ?? []).map((product) => [product._id as string, product]))
  const isOf = (id: string): boolean => {
    const product = products.get(id)
    return (product?.industry ?? own) === line.industry && (product?.vatReduced ?? false) === line.isReduced
  }
  const rows = read.data?.data.filter(({ _id, revenueShipped }) => revenueShipped !== 0 && isOf(_id))
  const told = rows?.reduce((sum, { revenueShipped }) => sum + revenueShipped, 0) ?? 0
  const rest = line.base - told
  const isKnown = rows !== undefined && taxes.data !== undefined
  const industry = intl.formatMessage(vm[line.industry])
  return (
    <FigureEntries
      title={industry}
      subtitle={intl.formatMessage(page.entriesCount, { range: formatDayRange(since, until), count: rows?.length ?? 0 })}
      value={line.base}
      entries={
        isKnown
          ? [
              ...rows.map(({ _id, name, revenueShipped }) => ({
                key: _id as string,
                name,
                amount: revenueShipped as number,
                to: `/report/products?since=${since}&until=${until}&q=${encodeURIComponent(name)}`,
              })),
              ...(rest === 0 ? [] : [{ key: 'rest', name: intl.formatMessage(m.withoutProduct), amount: rest, to: null }]),
            ]
          : undefined
      }
      adds={rest === 0 || (line.industry === own && !line.isReduced)}
      proof={intl.formatMessage(page.entriesAddUp)}
      read={read}
      onClose={onClose}
    />
  )
}
