import type { KeptGroup } from '@shared/foundation/documents/asset-groups'
import { day as asDay, daysBetween } from '@shared/foundation/days/days'
import { TASK_PERIODS } from '@shared/areas/tasks/rules/types'
import { assets } from '@shared/areas/partners/services/assets'
import type { RecordOf } from '@shared/registry/service-types'
import { FormattedMessage } from 'react-intl'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { useIsPhone } from '../../../lib/use-media'
import { dayOf, formatMoney } from '../../../lib/format'
import { resourceList } from '../../../resource/resource-list'
import type { ListView } from '../../../resource/list-options'
import { PersonName } from '../../../ui/PersonName/PersonName'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { Chips } from '../../../ui/Chips/Chips'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar'
import { useLocale, useToday, useZone } from '../../../ui/zone/zone-context'
import { assetMessages as m, ownedMessages } from '../messages'
import { AssetFigure, isDepreciated, keptColumns, progressOf } from './kept-columns'
import { KeptForm } from './kept-form'
import { OwnedDock } from './owned-form'
import { MaintenanceMark } from './maintenance-mark'
import './kept.css'

/** Maintenance is told this many days ahead. */
const TOLD_DAYS = 31

/** In how many days each asset is seen to next, once that is near; negative when it is late. */
const useMaintenance = (): ((id: string) => number | undefined) => {
  const zone = useZone()
  const today = asDay(useToday())
  const open = { status: { $in: ['assigned', 'done'] }, period: { $in: [...TASK_PERIODS] } }
  // The nearest comes last and stays.
  const { data } = api.tasks.useFind({ ...open, $sort: { deadline: -1 }, $limit: -1, $total: false })
  const next = new Map(
    data?.data.flatMap(({ assetId, deadline }): [string, number][] =>
      assetId && deadline ? [[assetId, daysBetween(today, dayOf(deadline, zone))]] : [],
    ),
  )
  return (id) => {
    const days = next.get(id)
    return days === undefined || days > TOLD_DAYS ? undefined : days
  }
}

/** What the company has of a group, with its figures today for those who see them. */
const useRegister = ({ group }: { group: KeptGroup }) => {
  const seesFigures = useCan(['/funds', '/report'])
  const { data } = api.assets.useReport('register', { at: asDay(useToday()), group }, { skip: !seesFigures })
  const rows = new Map(data?.data.map((row) => [String(row._id), row]))
  return {
    group,
    total: data?.total,
    count: data?.data.length ?? 0,
    figuresOf: seesFigures ? (id: string) => rows.get(id) : null,
    maintenanceOf: useMaintenance(),
    isPhone: useIsPhone(),
    isBoard: useCan('bod'),
  }
}
export type Register = ReturnType<typeof useRegister>

/** Owned or rented assets, each with its keeper and what it is worth or costs. */
export const KeptList = resourceList({
  service: assets,
  messages: m,
  use: useRegister,
  group: ({ group }) => group,
  texts: ({ group }) => (group === 'Owned Assets' ? { screen: m.owned, new: m.newOwned } : { screen: m.rented, new: m.newRented }),
  icon: 'box',
  sort: 'name',
  pageSize: 20,
  filters: { status: 'active' },
  query: ({ status }, { group }) => ({ group, status: status === 'removed' ? 'removed' : 'active' }),
  dockSize: 'units',
  tools: ({ intl, x, openRow }) =>
    x.group === 'Owned Assets' &&
    x.isBoard && (
      <Button icon="plus" onClick={() => openRow('owned')}>
        {intl.formatMessage(ownedMessages.add)}
      </Button>
    ),
  docks: { owned: ({ x, openRow, close }) => x.isBoard && x.group === 'Owned Assets' && <OwnedDock onMade={openRow} onClose={close} /> },
  chips: ({ intl, filters, filter }) => (
    <Chips
      label={intl.formatMessage(m.status)}
      chips={[
        { key: 'active', label: intl.formatMessage(m.inUse) },
        { key: 'removed', label: intl.formatMessage(m.gone) },
      ]}
      chosen={filters['status'] ?? 'active'}
      onChoose={(status) => filter({ status })}
    />
  ),
  foot: (view) =>
    view.x.isPhone &&
    addsUp(view) && (
      <span>
        {view.intl.formatMessage(view.x.group === 'Owned Assets' ? m.left : m.rent)} <GroupFigure {...view.x} />
      </span>
    ),
  totals: (view) =>
    addsUp(view)
      ? { name: <GroupName {...view.x} />, progress: <GroupMonthly {...view.x} />, figure: <GroupFigure {...view.x} /> }
      : undefined,
  columns: ({ intl, locale, recent, x }) => keptColumns({ ...x, intl, locale, recent }),
  phone: ({ _id, name, user }, { intl, locale, x }) => {
    const row = x.figuresOf?.(_id)
    const days = x.maintenanceOf(_id)
    return {
      name,
      ...(x.figuresOf && { amount: <AssetFigure row={row} /> }),
      about: user ? <PersonName name={user.name} /> : <span className="cut">{intl.formatMessage(m.nobody)}</span>,
      owed: <span className="num">{progressOf(row, intl, locale)}</span>,
      who: (isDepreciated(row) || days !== undefined) && (
        <span className="asset-progress asset-progress--phone">
          {isDepreciated(row) && <ProgressBar value={row.done ?? 0} most={row.months} />}
          {days !== undefined && <MaintenanceMark days={days} />}
        </span>
      ),
    }
  },
  Form: KeptForm,
})

type View = ListView<RecordOf<'assets'>, Register>

/** Totals are of the whole group in use: what is searched for, or was removed, has none. */
const addsUp = ({ x: { total }, q, filters }: View): boolean => total !== undefined && q === '' && filters['status'] !== 'removed'

const GroupName = ({ group, count }: Register) => (
  <FormattedMessage {...(group === 'Owned Assets' ? m.ownedCount : m.rentedCount)} values={{ count }} />
)

/** What owned assets lose each month; of rented ones that is the figure itself. */
const GroupMonthly = ({ group, total }: Register) => {
  const locale = useLocale()
  if (group !== 'Owned Assets' || !total) return null
  return <FormattedMessage {...m.perMonth} values={{ amount: formatMoney(total.monthly, locale, { currency: false }) }} />
}

const GroupFigure = ({ group, total }: Register) => (
  <Amount value={group === 'Owned Assets' ? total?.bookValue : total?.monthly} weight="strong" />
)
