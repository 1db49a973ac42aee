import { useIntl } from 'react-intl'
import { formatDayRange } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { ReportTable, type ReportRow } from '../../../../ui/ReportTable/ReportTable'
import {
  ELIMINATED,
  figureAt,
  partsOf,
  SUM,
  TOTAL,
  type Consolidated,
  type ConsolidatedLine,
  type FigurePart,
  type Place,
} from '../consolidated'
import { consolidatedMessages as m } from '../messages'
import { useLineLabel } from '../use-line-label'
import './consolidated.css'

interface FigurePartsProps {
  report: Consolidated
  line: ConsolidatedLine
  place: Place
  /** Opens one of the parts; what two companies had with each other opens entries alone. */
  onOpen: (part: FigurePart) => void
  /** To the figure this one is a part of; absent: it is none. */
  onBack?: (() => void) | undefined
  onClose: () => void
}

const pairWords = { revenue: m.partRevenue, cost: m.partCost, soldOnProfit: m.partSoldOn } as const

/** What a figure of the consolidated report is the sum of; each part opens in its turn, down to the entries of its own company. */
export const FigureParts = ({ report, line, place, onOpen, onBack, onClose }: FigurePartsProps) => {
  const intl = useIntl()
  const label = useLineLabel()
  const nameOf = (id: string): string => report.workspaces.find(({ _id }) => _id === id)?.name ?? ''
  const placeName = (at: Place): string =>
    at === SUM
      ? intl.formatMessage(m.sum)
      : at === ELIMINATED
        ? intl.formatMessage(m.eliminated)
        : at === TOTAL
          ? intl.formatMessage(m.total)
          : nameOf(at)
  const wordsOf = (part: FigurePart): string => {
    if (part.of === 'figure') return part.place === place ? label(part.line) : placeName(part.place)
    if (part.of === 'between') return nameOf(part.between.workspaceId)
    return intl.formatMessage(pairWords[part.what], { seller: nameOf(part.pair.seller), buyer: nameOf(part.pair.buyer) })
  }
  const parts = partsOf(report, line, place)
  return (
    <Dialog
      title={label(line)}
      subtitle={`${placeName(place)} · ${formatDayRange(report.since, report.until)}`}
      width={560}
      onClose={onClose}
      foot={
        <>
          {onBack && (
            <Button icon="arrow-left" onClick={onBack}>
              {intl.formatMessage(m.partsBack)}
            </Button>
          )}
          <Button onClick={onClose}>{intl.formatMessage(m.partsClose)}</Button>
        </>
      }
    >
      <ReportTable
        label={label(line)}
        columns={[{ key: 'value', kind: 'money' }]}
        rows={[
          ...parts.map((part, at): ReportRow => {
            const isOpen = part.of === 'figure' || part.opens !== undefined
            return { key: String(at), label: wordsOf(part), values: { value: part.value }, ...(isOpen && { onOpen: () => onOpen(part) }) }
          }),
          { key: 'figure', label: placeName(place), values: { value: figureAt(report, line, place) }, final: true },
        ]}
      />
    </Dialog>
  )
}
