import { apComs } from '@shared/areas/agents/services/apComs'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCan } from '../../../api/session/use-me'
import { useTableCells } from '../../../components/declared-table/declared-table'
import { ListSearch } from '../../../components/list-search'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { formatDate } from '../../../lib/format'
import { ToolButton } from '../../../ui/Button/ToolButton'
import { MonthPicker } from '../../../ui/MonthPicker/MonthPicker'
import { Select } from '../../../ui/Select/Select'
import { useZone } from '../../../ui/zone/zone-context'
import { commissionMessages as m } from '../messages'
import { MonthLinksDialog } from '../../people/parts/month-links/month-links-dialog'
import type { Commissions } from '../use-commissions'
import { useAgentName } from './agent-name'
import { PayMonth } from './pay-month'

const [table] = apComs.reports.commissionsOfAll.tables

/** Of which month, who is named so, which scheme is tried, paying them, paper and file. @param paper what paper and file are called */
export const CommissionTools = ({ commissions, paper }: { commissions: Commissions; paper: string }) => {
  const { query, change, month, present, read, rows } = commissions
  const intl = useIntl()
  const cellsOf = useTableCells()
  const nameOf = useAgentName()
  const isBoard = useCan('bod')
  const [isLinking, setLinking] = useState(false)
  return (
    <>
      <MonthPicker value={month} onChange={(value) => change({ month: value === present ? '' : value })} />
      <ListSearch label={intl.formatMessage(m.search)} value={query.q} onChange={(text) => change({ q: text })} />
      <SchemeChoice commissions={commissions} />
      {month < present && read.data && <PayMonth rows={read.data.data} month={month} />}
      {isBoard && read.data && read.data.data.length > 0 && (
        <ToolButton icon="link" label={intl.formatMessage(m.links)} onClick={() => setLinking(true)} />
      )}
      {isLinking && read.data && (
        <MonthLinksDialog
          kind="commissions"
          month={month}
          people={read.data.data.map((row) => ({ _id: row._id, name: nameOf(row) }))}
          onClose={() => setLinking(false)}
        />
      )}
      <ToolButton icon="print" label={intl.formatMessage(m.print)} disabled={!read.data} onClick={() => window.print()} />
      <DownloadMenu
        file={
          rows
            ? () => ({
                name: paper,
                rows: cellsOf({ above: [[paper]], table, rows: rows.map((row) => ({ ...row, name: nameOf(row) })) }),
              })
            : null
        }
      />
    </>
  )
}

/** Which scheme to come, or draft of a rank, is tried on the month. */
const SchemeChoice = ({ commissions: { query, change, drafts, toCome, isTrying } }: { commissions: Commissions }) => {
  const intl = useIntl()
  const zone = useZone()
  if (drafts.length + toCome.length === 0) return null
  return (
    <Select
      aria-label={intl.formatMessage(m.dryRun)}
      value={isTrying ? query.rehearse : ''}
      options={[
        { value: '', label: intl.formatMessage(m.noDryRun) },
        ...drafts.map(({ rankId, name }) => ({ value: rankId as string, label: intl.formatMessage(m.draftOf, { rank: name }) })),
        ...toCome.map(({ _id, rank, created }) => ({
          value: _id as string,
          label: intl.formatMessage(m.dryRunOf, { rank: rank?.name ?? '', day: formatDate(created, zone) }),
        })),
      ]}
      onChange={(value) => change({ rehearse: value })}
    />
  )
}
