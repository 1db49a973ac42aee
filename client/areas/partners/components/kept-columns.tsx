import type { KeptGroup } from '@shared/foundation/documents/asset-groups'
import type { RecordOf, ReportOf } from '@shared/registry/service-types'
import type { IntlShape } from 'react-intl'
import type { RecentChangesMap } from '../../../api/realtime/recent-changes'
import { whoOr } from '../../../resource/columns'
import { formatMoney, type Locale } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar'
import { assetMessages as m } from '../messages'
import { MaintenanceMark } from './maintenance-mark'

type Asset = RecordOf<'assets'>
/** An asset's figures; absent for those who may not see them. */
export type AssetRow = ReportOf<'assets', 'register'>['data'][number]

interface Context {
  intl: IntlShape
  locale: Locale
  group: KeptGroup
  recent: RecentChangesMap
  figuresOf: ((id: string) => AssetRow | undefined) | null
  /** In how many days it is seen to next. */
  maintenanceOf: (id: string) => number | undefined
}

/** How far a schedule has come, or what is paid next: the words under the bar. */
export const progressOf = (row: AssetRow | undefined, intl: IntlShape, locale: Locale): string => {
  if (!row) return ''
  const waits = row.due && intl.formatMessage(m.dueOn, { day: `${row.due.day.slice(8)}/${row.due.day.slice(5, 7)}` })
  if (row.group === 'Rented Assets')
    return [row.paidUntil && intl.formatMessage(m.paidUntil, { month: `${row.paidUntil.slice(5)}/${row.paidUntil.slice(0, 4)}` }), waits]
      .filter(Boolean)
      .join(' · ')
  if (row.months === undefined) return waits ?? intl.formatMessage(m.noSchedule)
  const done = row.done ?? 0
  if (done >= row.months) return intl.formatMessage(m.finished)
  return [
    intl.formatMessage(m.progress, { done, months: row.months }),
    row.monthly > 0 && formatMoney(row.monthly, locale, { currency: false }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Whether a schedule says how far an owned asset has come. */
export const isDepreciated = (row: AssetRow | undefined): row is AssetRow & { readonly months: number } =>
  row?.group === 'Owned Assets' && row.months !== undefined

export const keptColumns = ({ intl, locale, group, recent, figuresOf, maintenanceOf }: Context): Column<Asset>[] => {
  const name: Column<Asset> = {
    key: 'name',
    head: intl.formatMessage(m.asset),
    width: 'minmax(0, 1.4fr)',
    sortable: true,
    cell: ({ _id, name: called, user, asset_code, avatar, address }) => {
      const days = maintenanceOf(_id)
      const about = [user?.name, asset_code, address].filter(Boolean).join(' · ')
      return (
        <span className="resource-name">
          <Avatar
            name={user?.name ?? called}
            image={user ? user.avatar : avatar}
            size={34}
            {...(user ? null : { shape: 'square' as const })}
          />
          <TwoLines
            first={called}
            second={whoOr(
              recent,
              _id,
              <>
                {days !== undefined && <MaintenanceMark days={days} />}
                {days !== undefined && about && ' · '}
                {about || (days === undefined && intl.formatMessage(m.nobody))}
              </>,
            )}
          />
        </span>
      )
    },
  }
  if (!figuresOf) return [name]
  const isRented = group === 'Rented Assets'
  return [
    name,
    {
      key: 'progress',
      head: intl.formatMessage(isRented ? m.rhythm : m.depreciation),
      width: 'minmax(140px, .8fr)',
      hideNarrow: true,
      cell: ({ _id }) => {
        const row = figuresOf(_id)
        return (
          <span className="asset-progress">
            {isDepreciated(row) && <ProgressBar value={row.done ?? 0} most={row.months} />}
            <span className="second num cut">{progressOf(row, intl, locale)}</span>
          </span>
        )
      },
    },
    {
      key: 'figure',
      head: intl.formatMessage(isRented ? m.rent : m.left),
      width: 138,
      align: 'end',
      cell: ({ _id }) => <AssetFigure row={figuresOf(_id)} />,
    },
  ]
}

/** What is left of an owned asset, what a rented one costs each month. */
export const AssetFigure = ({ row }: { row: AssetRow | undefined }) => {
  const value = row?.group === 'Rented Assets' ? row.monthly : row?.bookValue
  return value ? <Amount value={value} weight="name" /> : <span className="faint">–</span>
}
