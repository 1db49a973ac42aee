import type { RecordOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { When } from '../../../ui/When/When'
import { assetMessages as m } from '../messages'
import './kept.css'

/** Changes of an asset that are looked through for those of its keeper. */
const MAX_CHANGES = 200

interface Keeping {
  readonly userId: string | null
  readonly since: string
}

/** Who kept an asset since when, the present one first: its history tells each change of hands. */
const keepings = (asset: RecordOf<'assets'>, changes: readonly RecordOf<'history'>[]): Keeping[] => {
  const handed = changes.flatMap(({ at, changes: fields }) => {
    const change = fields?.['userId']
    return change ? [{ at, before: change.before, after: change.after }] : []
  })
  const idOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  const first = handed.at(-1)
  return [
    ...handed.map(({ at, after }) => ({ userId: idOf(after), since: at })),
    { userId: first ? idOf(first.before) : (asset.userId ?? null), since: asset.created },
  ]
}

/** The keepers of an asset over time; nothing while it has had only one. */
export const AssetKeepers = ({ asset }: { asset: RecordOf<'assets'> }) => {
  const intl = useIntl()
  const { data } = api.history.useFind(
    { service: 'assets', recordId: asset._id, $limit: MAX_CHANGES, $total: false },
    { refetchOnMountOrArgChange: true },
  )
  const kept = data ? keepings(asset, data.data) : []
  const several = kept.length > 1
  const { data: members } = api.users.useFind({ $limit: 1000, $total: false }, { skip: !several })
  if (!several) return null
  const nameOf = (id: string | null): string =>
    members?.data.find(({ _id }) => _id === id)?.name ?? (id === asset.userId ? (asset.user?.name ?? '') : '…')
  return (
    <DockPart title={intl.formatMessage(m.keepers)}>
      <ol className="kept-keepers" aria-label={intl.formatMessage(m.keepers)}>
        {kept.map(({ userId, since }, place) => (
          <li key={since}>
            {userId && <Avatar name={nameOf(userId)} size={22} />}
            <span className={place === 0 ? 'name' : undefined}>{userId ? nameOf(userId) : intl.formatMessage(m.nobody)}</span>
            <span className="second">
              <When value={since} as="date" />
              {place > 0 && (
                <>
                  {' – '}
                  <When value={kept[place - 1]?.since ?? since} as="date" />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </DockPart>
  )
}
