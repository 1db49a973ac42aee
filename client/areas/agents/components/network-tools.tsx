import { apAgents } from '@shared/areas/agents/services/apAgents'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useCan } from '../../../api/session/use-me'
import { useTableCells } from '../../../components/declared-table/declared-table'
import { ListSearch } from '../../../components/list-search'
import { useNewAction } from '../../../components/new-action'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { formatMonth } from '../../../lib/format'
import { useShortcut } from '../../../lib/use-shortcut'
import { ButtonLink } from '../../../ui/Button/Button'
import { Chips } from '../../../ui/Chips/Chips'
import { MonthPicker } from '../../../ui/MonthPicker/MonthPicker'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { useLocale } from '../../../ui/zone/zone-context'
import { agentMessages as m } from '../messages'
import { isOfStanding } from '../network-rows'
import type { Network } from '../use-network'
import { useAgentName } from './agent-name'

const [table] = apAgents.reports.network.tables
const NEW_AGENT = encodeURI('/assets/Sales Agents?open=new')

/** Tree or list, of which month, who is named so; their file, and the way to a new one. */
export const NetworkTools = ({ network: { query, change, month, present, found } }: { network: Network }) => {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const isSeller = useCan('/sales')
  const cellsOf = useTableCells()
  const nameOf = useAgentName()
  const toNew = (): void => void navigate(NEW_AGENT)
  useNewAction(isSeller ? intl.formatMessage(m.newAgent) : null, toNew)
  useShortcut('n', toNew, isSeller)
  const said = `${intl.formatMessage(m.screen)} ${formatMonth(month, locale)}`
  return (
    <>
      <Segmented<'tree' | 'list'>
        label={intl.formatMessage(m.way)}
        chosen={query.as === 'list' ? 'list' : 'tree'}
        onChoose={(way) => change({ as: way })}
        segments={[
          { key: 'tree', label: intl.formatMessage(m.tree), icon: 'branch' },
          { key: 'list', label: intl.formatMessage(m.list), icon: 'sort' },
        ]}
      />
      <MonthPicker value={month} onChange={(value) => change({ month: value === present ? '' : value })} />
      <ListSearch
        label={intl.formatMessage(m.search)}
        hint={intl.formatMessage(m.searchHint)}
        value={query.q}
        onChange={(text) => change({ q: text })}
      />
      <DownloadMenu
        file={
          found
            ? () => ({
                name: said,
                rows: cellsOf({ above: [[said]], table, rows: found.map((row) => ({ ...row, name: nameOf(row) })) }),
              })
            : null
        }
      />
      {isSeller && (
        <ButtonLink kind="primary" icon="plus" kbd="N" to={NEW_AGENT}>
          {intl.formatMessage(m.newAgent)}
        </ButtonLink>
      )}
    </>
  )
}

/** How many agents have each rank, and those alone. */
export const NetworkChips = ({ network: { query, change, agents, ranks } }: { network: Network }) => {
  const intl = useIntl()
  const count = (standing: string): number => agents?.filter((row) => isOfStanding(standing, row)).length ?? 0
  const chips = [
    { key: '', label: intl.formatMessage(m.all), count: count('') },
    ...[...(ranks ?? [])].reverse().map(({ _id, name }) => ({ key: _id as string, label: name, count: count(_id) })),
    { key: 'pending', label: intl.formatMessage(m.pending), count: count('pending') },
    { key: 'unranked', label: intl.formatMessage(m.noRank), count: count('unranked') },
    ...(count('shops') > 0 ? [{ key: 'shops', label: intl.formatMessage(m.shops), count: count('shops') }] : []),
  ]
  return <Chips label={intl.formatMessage(m.standings)} chips={chips} chosen={query.of} onChoose={(key) => change({ of: key })} />
}
