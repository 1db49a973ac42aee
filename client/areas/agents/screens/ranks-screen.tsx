import { firstDayOf, lastDayOf, monthOfDay, shiftMonth } from '@shared/foundation/days/days'
import { apRanks } from '@shared/areas/agents/services/apRanks'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { areaField, own, quantityField, textField } from '../../../resource/fields'
import { resourceScreen } from '../../../resource/resource-screen'
import { Amount } from '../../../ui/Amount/Amount'
import { TwoLines } from '../../../ui/DataTable/DataTable'
import { useToday } from '../../../ui/zone/zone-context'
import { RankMark } from '../components/rank-mark'
import { SchemePart } from '../components/scheme-part'
import { rankMessages as m } from '../messages'
import { isUnranked } from '../network-rows'
import { sumIfKnown } from '../sum-if-known'
import { useRanks } from '../use-ranks'
import './agents.css'

/** Who stands on each rank, and what it cost last month. */
const useRankFigures = () => {
  const seesCommission = useCan('/report')
  const isBoard = useCan('bod')
  const intl = useIntl()
  const { ranks = [], stepOf } = useRanks()
  const present = monthOfDay(useToday())
  const month = shiftMonth(present, -1)
  const network = api.apAgents.useReport('network', { since: firstDayOf(present), until: lastDayOf(present) }).data
  const commissions = api.apComs.useReport(
    'commissionsOfAll',
    { since: firstDayOf(month), until: lastDayOf(month) },
    { skip: !seesCommission },
  ).data
  return {
    ranks,
    stepOf,
    seesCommission,
    isBoard,
    month,
    note: intl.formatMessage(m.commissionMonth, { month: Number(month.slice(5)) }),
    agentsOf: (rankId: string) => network?.data.filter((agent) => agent.rankId === rankId).length,
    unranked: network?.data.filter(isUnranked).length ?? 0,
    commissionOf: (rankId: string) =>
      commissions && sumIfKnown(commissions.data.flatMap((agent) => (agent.rankId === rankId ? [agent.total] : []))),
  }
}

/** The ladder of ranks, the lowest first; each with the scheme that its agents earn by. */
export const RanksScreen = resourceScreen({
  service: apRanks,
  messages: m,
  use: useRankFigures,
  icon: 'trend',
  sort: 'level',
  isWhole: true,
  dockSize: 'units',
  columns: ({ x, intl }) => [
    {
      key: 'name',
      head: intl.formatMessage(m.name),
      width: 'minmax(0, 1.6fr)',
      cell: ({ _id, name, desc }) => (
        <TwoLines
          first={
            <RankMark step={x.stepOf(_id)} of={x.ranks.length}>
              {name}
            </RankMark>
          }
          second={desc || intl.formatMessage(m.noDesc)}
        />
      ),
    },
    {
      key: 'agents',
      head: intl.formatMessage(m.agents),
      width: 90,
      align: 'end',
      cell: ({ _id }) => <span className="num">{x.agentsOf(_id) ?? '…'}</span>,
    },
    x.seesCommission && {
      key: 'commission',
      head: x.note,
      width: 170,
      align: 'end',
      cell: ({ _id }) => <Amount value={x.commissionOf(_id) ?? null} currency={false} weight="name" />,
    },
  ],
  phone: ({ _id, name, desc }, { x, intl }) => ({
    name: (
      <RankMark step={x.stepOf(_id)} of={x.ranks.length}>
        {name}
      </RankMark>
    ),
    amount: x.seesCommission && <Amount value={x.commissionOf(_id) ?? null} />,
    about: <span className="cut">{desc || intl.formatMessage(m.noDesc)}</span>,
    owed: <span className="num">{intl.formatMessage(m.agentCount, { count: x.agentsOf(_id) ?? 0 })}</span>,
  }),
  foot: ({ x, intl }) =>
    x.unranked > 0 && <span className="ink-warn num">{intl.formatMessage(m.unrankedCount, { count: x.unranked })}</span>,
  fields: ({ record, x }) => [
    textField('name'),
    areaField('desc', { hint: m.descHint, rows: 3 }),
    quantityField('level', { hint: m.levelHint }),
    own(record && <SchemePart key={record._id} rank={record} month={x.month} />),
  ],
})
