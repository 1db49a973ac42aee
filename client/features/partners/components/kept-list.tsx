import type { KeptGroup } from '@shared/domain/assets/groups'
import { day as asDay } from '@shared/domain/days/days'
import { assets } from '@shared/services/assets'
import { assetsApi } from '../../../api/assets'
import { useCan } from '../../../api/session/use-me'
import { resourceList } from '../../../resource/resource-list'
import { Amount } from '../../../ui/Amount/Amount'
import { Chips } from '../../../ui/Chips/Chips'
import { useToday } from '../../../ui/zone/zone-context'
import { assetMessages as m } from '../messages'
import { AssetFigure, keptColumns, progressOf } from './kept-columns'
import { KeptForm } from './kept-form'
import './kept.css'

/** What the company has of a group, with its figures today for those who see them. */
const useRegister = ({ group }: { group: KeptGroup }) => {
  const seesFigures = useCan(['/funds', '/report'])
  const { data } = assetsApi.useReport('register', { at: asDay(useToday()), group }, { skip: !seesFigures })
  const rows = new Map(data?.data.map((row) => [String(row._id), row]))
  return { group, total: data?.total, figuresOf: seesFigures ? (id: string) => rows.get(id) : null }
}
export type Register = ReturnType<typeof useRegister>

/** Owned or rented assets, each with its keeper and what it is worth or costs. */
export const KeptList = resourceList({
  service: assets,
  api: assetsApi,
  messages: m,
  use: useRegister,
  group: ({ group }) => group,
  texts: ({ group }) => (group === 'Owned Assets' ? { screen: m.owned, new: m.newOwned } : { screen: m.rented, new: m.newRented }),
  icon: 'box',
  sort: 'name',
  filters: { status: 'active' },
  query: ({ status }, { group }) => ({ group, status: status === 'removed' ? 'removed' : 'active' }),
  dockSize: 'units',
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
  foot: ({ intl, x: { total, group }, filters }) =>
    total &&
    filters['status'] !== 'removed' && (
      <span>
        {intl.formatMessage(group === 'Owned Assets' ? m.left : m.rent)}{' '}
        <Amount value={group === 'Owned Assets' ? total.bookValue : total.monthly} weight="strong" />
      </span>
    ),
  columns: ({ intl, locale, recent, x }) => keptColumns({ intl, locale, recent, group: x.group, figuresOf: x.figuresOf }),
  phone: ({ _id, name, user }, { intl, locale, x }) => {
    const row = x.figuresOf?.(_id)
    return {
      name,
      ...(x.figuresOf && { amount: <AssetFigure row={row} /> }),
      about: <span className="cut">{user?.name ?? intl.formatMessage(m.nobody)}</span>,
      owed: <span className="num">{progressOf(row, intl, locale)}</span>,
    }
  },
  Form: KeptForm,
})
