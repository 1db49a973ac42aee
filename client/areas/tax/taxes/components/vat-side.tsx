import type { VatSide as Side } from '@shared/foundation/documents/vat-moves'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../../../components/list-states'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import { FigureEntries } from '../../../../resource/report/figure-entries'
import { reportPageMessages as page } from '../../../../resource/report/messages'
import type { TableFile } from '../../../../lib/table-file/cells'
import { formatDayRange, type Day } from '../../../../lib/format'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Panel } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { rateText } from '../../parts/vat/rates'
import { taxMessages as m } from '../messages'
import { byRate, keyOfLine, numberOf, type VatLine, type VatLines, type VatSums } from '../vat'
import { useVatAddress, VatLists, VatProof } from './vat-lists'

interface VatSideProps {
  side: Side
  range: { readonly since: Day; readonly until: Day }
  sums: readonly VatSums[]
  read: { readonly data?: VatLines | undefined; readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown }
  file: ((lines: VatLines) => TableFile) | null
  /** What is said of the side under its sums. */
  warning?: ReactNode
}

/** One side of VAT by rate: each row opens its document, each sum its rows. */
export const VatSide = ({ side, range, sums, read, file, warning }: VatSideProps) => {
  const intl = useIntl()
  const [open, setOpen] = useState<VatSums | null>(null)
  const addressOf = useVatAddress(side)
  const { data } = read
  const period = formatDayRange(range.since, range.until)
  const title = intl.formatMessage(side === 'output' ? m.sold : m.bought)
  return (
    <Panel
      flush
      title={
        <>
          {title} {data && <span className="second muted tax-hint">{intl.formatMessage(m.documents, { count: data.count })}</span>}
        </>
      }
      aside={<DownloadMenu file={data && file ? () => file(data) : null} />}
    >
      {read.error !== undefined && !data ? (
        <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
      ) : !data ? (
        <SkeletonRows rows={8} />
      ) : data.count === 0 ? (
        <EmptyState title={intl.formatMessage(side === 'output' ? m.noneSold : m.noneBought, { range: period })} />
      ) : (
        <VatLists side={side} groups={byRate(sums, data)} lines={data} addressOf={addressOf} onOpen={setOpen} />
      )}
      {data && data.count > 0 && <VatProof side={side} sums={sums} lines={data} busy={read.isFetching} />}
      {warning}
      {open && data && (
        <RateEntries side={side} sums={open} lines={data} period={period} addressOf={addressOf} onClose={() => setOpen(null)} />
      )}
    </Panel>
  )
}

interface RateEntriesProps {
  side: Side
  sums: VatSums
  lines: VatLines
  period: string
  addressOf: (line: VatLine) => string | null
  onClose: () => void
}

const RateEntries = ({ side, sums, lines, period, addressOf, onClose }: RateEntriesProps) => {
  const intl = useIntl()
  const own = lines.data.filter(({ rate }) => rate === sums.rate)
  const adds = own.reduce((sum, { amount }) => sum + amount, 0) === sums.amount
  return (
    <FigureEntries
      title={`${intl.formatMessage(side === 'output' ? m.output : m.input)} · ${intl.formatMessage(m.rate, { rate: rateText(intl, sums.rate) })}`}
      subtitle={intl.formatMessage(page.entriesCount, { range: period, count: own.length })}
      value={sums.amount}
      entries={own.map((line) => ({
        key: keyOfLine(line),
        at: line.date,
        mark: numberOf(line),
        name: line.partner ?? '',
        amount: line.amount,
        to: addressOf(line),
      }))}
      adds={adds}
      proof={intl.formatMessage(adds ? page.entriesAddUp : page.entriesOff)}
      onClose={onClose}
    />
  )
}
