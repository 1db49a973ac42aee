import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { enterWorkspace } from '../../../../api/session/enter-workspace'
import { useMe } from '../../../../api/session/use-me'
import { useAppDispatch } from '../../../../api/use-app-dispatch'
import { useIsPhone } from '../../../../lib/use-media'
import { Panel } from '../../../../ui/Panel/Panel'
import { ReportTable, type ReportColumn, type ReportRow } from '../../../../ui/ReportTable/ReportTable'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { FigureParts } from './figure-parts'
import {
  ELIMINATED,
  figureAt,
  linesOf,
  SUM,
  TOTAL,
  type Consolidated,
  type ConsolidatedLine,
  type Opens,
  type Place,
} from '../consolidated'
import { consolidatedMessages as m } from '../messages'
import { useLineLabel } from '../use-line-label'

export const shareOf = (value: number, revenue: number): number | null => (revenue > 0 ? Math.abs(value) / revenue : null)

/** Opens a figure's entries in the company they stand in. */
const useOpen = ({ since, until }: Consolidated) => {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const me = useMe()
  return async ({ workspaceId, figure }: Opens): Promise<void> => {
    if (workspaceId !== me.workspaceId) {
      const refused = await dispatch(enterWorkspace(workspaceId))
      if (refused) return toastError(refused.message)
    }
    void navigate(`/report?since=${since}&until=${until}&figure=${encodeURIComponent(figure)}`)
  }
}

export type Trail = readonly (readonly [Place, ConsolidatedLine])[]

interface TrailProps {
  report: Consolidated
  trail: Trail
  onTrail: (trail: Trail) => void
}

/** A company's figure that is no sum opens its entries there; any other what it is the sum of. */
const useOpenFigure = ({ report, trail, onTrail }: TrailProps) => {
  const open = useOpen(report)
  return (line: ConsolidatedLine, place: Place): void => {
    const company = report.workspaces.find(({ _id }) => _id === place)
    if (company && line.figure) void open({ workspaceId: company._id, figure: line.figure(company) })
    else onTrail([...trail, [place, line]])
  }
}

/** The figure that was opened last, with what it is the sum of. */
export const OpenFigure = ({ report, trail, onTrail }: TrailProps) => {
  const openFigure = useOpenFigure({ report, trail, onTrail })
  const open = useOpen(report)
  const last = trail.at(-1)
  if (!last) return null
  const [place, line] = last
  return (
    <FigureParts
      key={trail.length}
      report={report}
      line={line}
      place={place}
      onOpen={(part) => (part.of === 'figure' ? openFigure(part.line, part.place) : part.opens && void open(part.opens))}
      onBack={trail.length > 1 ? () => onTrail(trail.slice(0, -1)) : undefined}
      onClose={() => onTrail([])}
    />
  )
}

export const Statements = (props: TrailProps) => {
  const { report } = props
  const intl = useIntl()
  const label = useLineLabel()
  const phone = useIsPhone()
  const open = useOpenFigure(props)
  const lines = linesOf(report)
  const rowOf = (line: ConsolidatedLine, values: ReportRow['values']): ReportRow => ({
    key: line.key,
    label: label(line),
    values,
    ...(line.kind === 'final' ? { final: 'total' } : line.kind === 'sum' ? { strong: true } : { depth: 1 }),
    onOpen: (place) => open(line, place),
  })
  const total: ReportColumn[] = [
    { key: TOTAL, head: intl.formatMessage(m.total), kind: 'money', ruled: true },
    { key: 'share', head: intl.formatMessage(m.share), kind: 'share' },
  ]
  const totals = (line: ConsolidatedLine) => ({
    [TOTAL]: figureAt(report, line, TOTAL),
    share: shareOf(line.of(report.total), report.total.revenue),
  })
  if (phone)
    return (
      <Panel title={intl.formatMessage(m.total)}>
        <ReportTable
          label={intl.formatMessage(m.total)}
          columns={total.map(({ key, kind }) => ({ key, kind }))}
          rows={lines.map((line) => rowOf(line, totals(line)))}
        />
      </Panel>
    )
  const head = (name: string, about?: string) => (
    <>
      {name}
      {about && <small>{about}</small>}
    </>
  )
  return (
    <Panel>
      <div className="consolidated" role="region" aria-label={intl.formatMessage(m.screen)} tabIndex={0}>
        <ReportTable
          label={intl.formatMessage(m.screen)}
          labelHead={intl.formatMessage(m.lines)}
          columns={[
            ...report.workspaces.map(({ _id, name, slogan }): ReportColumn => ({ key: _id, head: head(name, slogan), kind: 'money' })),
            {
              key: SUM,
              head: head(intl.formatMessage(m.sum), intl.formatMessage(m.chosen, { count: report.workspaces.length })),
              kind: 'money',
            },
            {
              key: ELIMINATED,
              head: head(intl.formatMessage(m.eliminated), intl.formatMessage(m.between)),
              kind: 'money',
              sunken: true,
            },
            ...total,
          ]}
          rows={lines.map((line) =>
            rowOf(line, {
              ...Object.fromEntries(
                [...report.workspaces.map(({ _id }) => _id), SUM, ELIMINATED].map((at) => [at, figureAt(report, line, at)]),
              ),
              ...totals(line),
            }),
          )}
        />
      </div>
    </Panel>
  )
}
