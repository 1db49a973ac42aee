import { adjustmentOf, standingLines, type InvoiceLine } from '@shared/areas/invoices/rules/invoice-lines'
import type { Invoice } from '@shared/areas/invoices/services/invoices'
import { hasNumber } from '@shared/foundation/documents/invoice-statuses'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useParams } from 'react-router-dom'
import { api } from '../../../api/api'
import { useWorkspace } from '../../../api/session/use-workspace'
import { NotFound } from '../../../components/error-page/not-found'
import { eInvoiceMessages as em } from '../../../components/e-invoice/messages'
import { LoadFailed } from '../../../components/list-states'
import { PaperSigns } from '../../../components/paper/paper'
import { formatDate } from '../../../lib/format'
import { useUrlQuery } from '../../../lib/use-url-query'
import { reportPageMessages as page } from '../../../resource/report/messages'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { PrintPage } from '../../../ui/PrintPage/PrintPage'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useZone } from '../../../ui/zone/zone-context'
import { AGREEMENT_QUERY } from '../components/agreement-address'
import { contentNow } from '../components/content-now'
import { InvoiceVersions } from '../components/invoice-versions'
import { OfficialHead } from '../components/official-head'
import { agreementMessages as m, noticeMessages as nm } from '../messages'
import '../components/invoices.css'
import './agreement.css'

type Way = 'adjustment' | 'replacement'
type Buyer = Invoice['buyer']

/** What both sides agree on. */
interface Agreed {
  readonly way: Way
  /** The invoice that is corrected. */
  readonly original: Invoice
  readonly before: InvoiceLine[]
  readonly after: InvoiceLine[]
  /** As it is right. */
  readonly buyer: Buyer
  readonly name: string
  readonly day: string
  readonly reason: string
  /** The invoice that corrects it; absent: it isn't made yet. */
  readonly made?: Invoice
}

const BLANK = '……………………………………'
const SHORT_BLANK = '……'
const BUYER_FIELDS = ['legalName', 'taxCode', 'name', 'address'] as const

const linesOf = (invoices: readonly Invoice[]): InvoiceLine[] => standingLines(invoices.flatMap(({ lines }) => lines))

/** An agreement on paper, for both sides to sign: of an adjusting or replacing invoice, or of one that the address plans. */
export const AgreementScreen = () => {
  const { id = '' } = useParams()
  const [{ as }] = useUrlQuery(AGREEMENT_QUERY)
  const { data, error, refetch, isFetching } = api.invoices.useGet(id)
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={8} />
  if (as === 'adjustment' || as === 'replacement') return <PlannedAgreement original={data} way={as} />
  return data.kind === 'original' || !data.originalId ? (
    <NotFound />
  ) : (
    <MadeAgreement made={data} way={data.kind} originalId={data.originalId} />
  )
}

/** The adjustments of an invoice that have a number, the first one first. */
const useAdjustments = (originalId: string) => {
  const found = api.invoices.useFind({ originalId, kind: 'adjustment', $sort: { _id: 1 }, $limit: -1 })
  return { ...found, adjustments: found.data?.data.filter(({ status }) => hasNumber(status)) }
}

const MadeAgreement = ({ made, way, originalId }: { made: Invoice; way: Way; originalId: string }) => {
  const { data: original, error, refetch, isFetching } = api.invoices.useGet(originalId)
  const { adjustments, error: listError, refetch: readAgain } = useAdjustments(originalId)
  const retry = (): void => {
    void refetch()
    void readAgain()
  }
  const wrong = error ?? listError
  if (!original || !adjustments)
    return wrong ? <LoadFailed error={wrong} onRetry={retry} retrying={isFetching} /> : <SkeletonRows rows={8} />
  const before = [original, ...adjustments.filter(({ _id }) => _id < made._id)]
  return (
    <AgreementPaper
      agreed={{
        way,
        original,
        before: linesOf(before),
        after: linesOf(way === 'adjustment' ? [...before, made] : [made]),
        buyer: made.buyer,
        name: made.agreement?.name ?? '',
        day: made.agreement?.date ?? '',
        reason: made.reason ?? '',
        made,
      }}
    />
  )
}

const PlannedAgreement = ({ original, way }: { original: Invoice; way: Way }) => {
  const [{ name, day, reason, legalName, taxCode, person, place }] = useUrlQuery(AGREEMENT_QUERY)
  const { orderIds } = original
  const orders = api.orders.useFind({ _id: { $in: orderIds }, $limit: orderIds.length, $total: false })
  const { adjustments, error, refetch } = useAdjustments(original._id)
  const retry = (): void => {
    void orders.refetch()
    void refetch()
  }
  const wrong = orders.error ?? error
  if (!orders.data || !adjustments)
    return wrong ? <LoadFailed error={wrong} onRetry={retry} retrying={orders.isFetching} /> : <SkeletonRows rows={8} />
  // An invoice that is to be to nobody keeps its buyer: an adjustment has the same, and of several sales there is none.
  const isToldHere = way === 'replacement' && orderIds.length === 1
  const buyer = Object.fromEntries(Object.entries({ legalName, taxCode, name: person, address: place }).filter(([, text]) => text !== ''))
  return (
    <AgreementPaper
      agreed={{
        way,
        original,
        before: linesOf([original, ...adjustments]),
        after: standingLines(contentNow(orders.data.data, original).lines),
        buyer: isToldHere ? buyer : original.buyer,
        name,
        day,
        reason,
      }}
    />
  )
}

interface SideProps {
  head: MessageDescriptor
  name: string | undefined
  taxCode: string | undefined
  address: string | undefined
}

/** One of the two sides, with room for what is filled in by hand. */
const Side = ({ head, name, taxCode, address }: SideProps) => {
  const intl = useIntl()
  return (
    <p className="agreement__side">
      <b>{intl.formatMessage(head, { name: name || BLANK })}</b>
      <br />
      {intl.formatMessage(m.taxCode, { code: taxCode || BLANK })}
      <br />
      {intl.formatMessage(m.address, { address: address || BLANK })}
      <br />
      {intl.formatMessage(m.represented, { blank: BLANK })}
    </p>
  )
}

/** What of the buyer is another on the right invoice. */
const WrongBuyer = ({ was, is }: { was: Buyer; is: Buyer }) => {
  const intl = useIntl()
  const wrong = BUYER_FIELDS.filter((field) => (was[field] ?? '') !== (is[field] ?? ''))
  return (
    <>
      {wrong.map((field) => (
        <p key={field}>
          {intl.formatMessage(m.wrongAndRight, {
            field: intl.formatMessage(m[`field.${field}`]),
            was: was[field] ?? '–',
            is: is[field] ?? '–',
          })}
        </p>
      ))}
    </>
  )
}

const AgreementPaper = ({ agreed }: { agreed: Agreed }) => {
  const { way, original, before, after, buyer, name, day, reason, made } = agreed
  const intl = useIntl()
  const zone = useZone()
  const seller = useWorkspace()?.opts.tax
  const title = intl.formatMessage(m[way])
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  const namedBy = ({ template, series, number, issuedAt }: Invoice) => ({
    form: template.slice(0, 1),
    sign: series,
    number: number ?? '',
    day: issuedAt ? formatDate(issuedAt, zone) : '',
  })
  const change = adjustmentOf(before, after)
  const isAnother = change.length > 0 || BUYER_FIELDS.some((field) => (original.buyer[field] ?? '') !== (buyer[field] ?? ''))
  return (
    <PrintPage
      title={`${title} ${original.number ?? ''}`}
      stamp={made?.status === 'withdrawn' && intl.formatMessage(em['status.withdrawn'])}
      tools={
        <>
          <ButtonLink kind="quiet" icon="arrow-left" to={`/sales/invoices?open=${(made ?? original)._id}`}>
            {intl.formatMessage(nm.back)}
          </ButtonLink>
          <Button kind="primary" icon="print" onClick={() => window.print()}>
            {intl.formatMessage(page.print)}
          </Button>
          <p className={isAnother ? 'muted' : 'ink-warn'}>{intl.formatMessage(isAnother ? m.hint : m.changed)}</p>
        </>
      }
    >
      <OfficialHead title={title} />
      <p className="agreement__name">{intl.formatMessage(m.name, { name: name || BLANK })}</p>
      <p>{intl.formatMessage(m.today, { day: dayOfMonth || SHORT_BLANK, month: month || SHORT_BLANK, year: year || SHORT_BLANK })}</p>
      <Side head={m.seller} name={seller?.legalName} taxCode={seller?.taxCode} address={seller?.legalAddress} />
      <Side head={m.buyer} name={buyer.legalName ?? buyer.name} taxCode={buyer.taxCode} address={buyer.address} />
      <p>{intl.formatMessage(m[`agree.${way}`], namedBy(original))}</p>
      <p>{intl.formatMessage(m.reason, { reason: reason || BLANK })}</p>
      <p>{intl.formatMessage(m.versions)}</p>
      <WrongBuyer was={original.buyer} is={buyer} />
      <InvoiceVersions
        before={before}
        after={after}
        change={change}
        heads={{ before: intl.formatMessage(m.was), after: intl.formatMessage(m.is) }}
      />
      <div className="agreement__end">
        <p>{made?.number ? intl.formatMessage(m[`made.${way}`], namedBy(made)) : intl.formatMessage(m[`later.${way}`])}</p>
        <p>{intl.formatMessage(m.promise)}</p>
        <PaperSigns who={[{ as: m.signSeller }, { as: m.signBuyer }]} />
      </div>
    </PrintPage>
  )
}
