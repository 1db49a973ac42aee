import type { ComponentProps, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useWorkspace } from '../../api/session/use-workspace'
import { ListSearch } from '../../components/list-search'
import { DownloadMenu } from '../../components/table-file/download-menu'
import { dayOf } from '../../lib/format'
import { ToolButton } from '../../ui/Button/ToolButton'
import { DateRange } from '../../ui/DateRange/DateRange'
import { presetRange } from '../../ui/DateRange/presets'
import { useToday, useZone } from '../../ui/zone/zone-context'
import { reportPageMessages as m } from './messages'
import type { Range } from './range-report-options'

interface RangeToolsProps {
  range: Range
  /** Whether the report can't be asked for all there ever was. */
  isLimited: boolean
  /** As of which moment; null: the report knows now alone. */
  known: ComponentProps<typeof DateRange>['known'] | null
  /** What is searched for. */
  q: string
  onChange: (address: { since?: string; until?: string; q?: string }) => void
  /** What is downloaded; null: it isn't there yet. */
  file: ComponentProps<typeof DownloadMenu>['file']
  /** Tools of this report alone. */
  children: ReactNode
}

/** The range of a report, search, print and download. */
export const RangeTools = ({ range, isLimited, known, q, onChange, file, children }: RangeToolsProps) => {
  const intl = useIntl()
  const zone = useZone()
  const today = useToday()
  const workspace = useWorkspace()
  const all = presetRange('all', today)
  const isAll = range.since === all.from && range.until === all.to
  return (
    <>
      <DateRange
        value={isAll ? null : { from: range.since, to: range.until }}
        {...(isLimited ? null : { onAll: () => onChange({ since: all.from, until: all.to }) })}
        from={workspace && dayOf(workspace.created, zone)}
        today={today}
        onChange={({ from, to }) => onChange({ since: from, until: to })}
        {...(known && { known })}
      />
      {children}
      <ListSearch label={intl.formatMessage(m.searchRows)} value={q} onChange={(text) => onChange({ q: text })} />
      <ToolButton icon="print" label={intl.formatMessage(m.print)} disabled={file === null} onClick={() => window.print()} />
      <DownloadMenu file={file} />
    </>
  )
}
