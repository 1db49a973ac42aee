import { daysBetween } from '@shared/foundation/days/days'
import type { CompanyTax } from '@shared/foundation/documents/taxpayer'
import { sumBy } from '@shared/foundation/sum'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { KnownChoice } from '../../../../components/known-at/known-choice'
import { useKnown } from '../../../../components/known-at/use-known'
import { useKnownMoments } from '../../../../components/known-at/use-known-moments'
import { LoadFailed, StaleBanner } from '../../../../components/list-states'
import { formatDate, formatMoney } from '../../../../lib/format'
import { reportPageMessages as page } from '../../../../resource/report/messages'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { Equation } from '../../../../ui/Figures/Figures'
import { Icon } from '../../../../ui/icons/Icon'
import { KnownLine } from '../../../../ui/KnownAt/KnownAt'
import { Page, Panel, Stack } from '../../../../ui/Panel/Panel'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { Select } from '../../../../ui/Select/Select'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { useTaxLaw } from '../../parts/vat/use-tax-law'
import { CostPapers } from '../components/cost-papers'
import { ReducedAnnex } from '../components/reduced-annex'
import { VatSide } from '../components/vat-side'
import { VatSums } from '../components/vat-sums'
import { taxMessages as m } from '../messages'
import { useTaxPeriod } from '../use-period'
import { useVatFiles } from '../use-vat-files'
import type { VatReport } from '../vat'
import './tax-screen.css'

/** VAT of a company by deduction: what is to be paid of a month or quarter, and the lists of what was sold and bought. */
export const VatScreen = ({ tax }: { tax: Pick<CompanyTax, 'legalName' | 'taxCode' | 'period'> }) => {
  const intl = useIntl()
  const today = useToday()
  const { shown, name, choose, chooseKind, choices } = useTaxPeriod(tax.period ?? 'month')
  const { since, until, deadline } = shown
  const range = { since, until }
  const [known, setKnown] = useKnown()
  const { asked } = useKnownMoments('vat', range, { isNow: known === null, inSums: true })
  const {
    currentData: report,
    error,
    isFetching,
    refetch,
  } = api.orders.useReport('vat', { ...range, ...(known !== null && { knownAt: known }) })
  // The documents behind the sums are those that stand now.
  const output = api.orders.useReport('vatLines', { ...range, side: 'output' }, { skip: known !== null })
  const input = api.orders.useReport('vatLines', { ...range, side: 'input' }, { skip: known !== null })
  const fileOf = useVatFiles(tax, name)
  const left = daysBetween(today, deadline)
  const title = intl.formatMessage(m.vatScreen)
  return (
    <Page
      width={1640}
      title={title}
      blockedBy
      subtitle={
        known === null ? (
          intl.formatMessage(left < 0 ? m.overdue : m.due, { deadline: formatDate(deadline), left })
        ) : (
          <KnownLine range={name} at={report?.knownAt ?? known} />
        )
      }
      filters={
        <>
          <Select aria-label={name} value={shown.first} options={choices} onChange={choose} />
          <Segmented
            label={intl.formatMessage(m.period)}
            segments={[
              { key: 'month', label: intl.formatMessage(m.month) },
              { key: 'quarter', label: intl.formatMessage(m.quarter) },
            ]}
            chosen={shown.period}
            onChoose={chooseKind}
          />
          <KnownChoice known={{ at: known, onChange: setKnown, ...asked }} until={until} />
        </>
      }
      tools={<ToolButton icon="print" label={intl.formatMessage(page.print)} disabled={!report} onClick={() => window.print()} />}
    >
      <StaleBanner />
      {!report ? (
        <Panel>{error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={12} />}</Panel>
      ) : (
        <Stack>
          <Payable report={report} isNow={known === null} />
          {known !== null && (
            <div className="vat-sides">
              <VatSums side="output" sums={report.output} />
              <VatSums side="input" sums={report.input} warning={<WithoutInvoice report={report} />} />
            </div>
          )}
          {known === null && (
            <div className="vat-sides">
              <VatSide
                side="output"
                range={range}
                sums={report.output}
                read={{ ...output, data: output.currentData }}
                file={(lines) => fileOf('output', report.output, lines)}
              />
              <VatSide
                side="input"
                range={range}
                sums={report.input}
                read={{ ...input, data: input.currentData }}
                file={(lines) => fileOf('input', report.input, lines)}
                warning={<WithoutInvoice report={report} />}
              />
            </div>
          )}
          {known === null && <ReducedAnnex tax={tax} period={name} range={range} />}
          {known === null && <CostPapers range={range} />}
          <IncomeTaxNote />
        </Stack>
      )}
    </Page>
  )
}

/** What the law frees small companies of besides VAT, by its threshold in force. */
const IncomeTaxNote = () => {
  const intl = useIntl()
  const locale = useLocale()
  const threshold = useTaxLaw().thresholds.at(-1)
  if (!threshold) return null
  const { free, since, source } = threshold
  return (
    <p className="second muted">
      {intl.formatMessage(m.companyFree, { amount: formatMoney(free, locale), since: formatDate(since), source })}
    </p>
  )
}

const Payable = ({ report: { output, input, carried, payable, forward }, isNow }: { report: VatReport; isNow: boolean }) => {
  const intl = useIntl()
  const locale = useLocale()
  const said = (message: (typeof m)[keyof typeof m]): string => intl.formatMessage(message)
  return (
    <Panel flush>
      <Equation
        signs={carried > 0 ? ['−', '−', '='] : ['−', '=']}
        terms={[
          { key: 'output', label: said(m.output), value: sumBy(output, ({ amount }) => amount) },
          { key: 'input', label: said(m.input), value: sumBy(input, ({ amount }) => amount) },
          ...(carried > 0 ? [{ key: 'carried', label: said(m.carried), value: carried }] : []),
          {
            key: 'payable',
            label: said(m.payable),
            value: payable,
            note: forward > 0 && intl.formatMessage(m.forward, { amount: formatMoney(forward, locale) }),
          },
        ]}
      />
      <p className="second muted vat-payable__note">{said(isNow ? m.asOf : m.asOfThen)}</p>
    </Panel>
  )
}

const WithoutInvoice = ({ report: { withoutInvoice } }: { report: VatReport }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { count, amount } = withoutInvoice
  if (count === 0) return null
  return (
    <p className="vat-proof ink-warn">
      <Icon name="warning" size={14} />
      {intl.formatMessage(m.withoutInvoice, { count, amount: formatMoney(amount, locale) })}
    </p>
  )
}
