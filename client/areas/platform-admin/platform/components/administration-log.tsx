import type { Administered } from '@shared/areas/workspace/services/workspaces'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { appNames } from '../../../../components/apps/apps'
import { hasFailed, LoadFailed } from '../../../../components/list-states'
import { Events } from '../../../../ui/Entity/Entity'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { platformMessages as m } from '../messages'

const words = { on: m.logOn, off: m.logOff, opened: m.logOpened, closed: m.logClosed } as const

/** Who opened, closed and switched what. */
export const AdministrationLog = ({ workspaceId }: { workspaceId: Administered['_id'] }) => {
  const intl = useIntl()
  const log = api.workspaces.useReport('administration', { of: workspaceId })
  if (hasFailed(log)) return <LoadFailed error={log.error} onRetry={log.refetch} retrying={log.isFetching} />
  if (!log.data) return <SkeletonRows rows={2} />
  if (log.data.data.length === 0) return <p className="faint">{intl.formatMessage(m.logNone)}</p>
  return (
    <Events
      events={log.data.data.map(({ at, by, did, app }, place) => {
        const who = by || intl.formatMessage(m.operator)
        return {
          key: `${at} ${place}`,
          who,
          at,
          text: intl.formatMessage(words[did], { who, app: app ? intl.formatMessage(appNames[app]) : '' }),
        }
      })}
    />
  )
}
