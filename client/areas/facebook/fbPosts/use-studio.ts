import { dayOf, DEFAULT_ZONE, isZone, type Zone } from '@shared/foundation/days/days'
import { managesPages, whyNotEdit, type FbPostActor } from '@shared/areas/facebook/rules/moves'
import type { FbPage } from '@shared/areas/facebook/services/fbPages'
import type { FbPost } from '@shared/areas/facebook/services/fbPosts'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'
import { formatDayMonth, formatTime, formatWeekday } from '../../../lib/format'
import { useLocale, useZone } from '../../../ui/zone/zone-context'

/** Who works here, and whether they approve, schedule and publish. */
export const useActor = (): FbPostActor & { readonly isManager: boolean } => {
  const { _id, rights } = useMe()
  const actor = { userId: _id, rights }
  return { ...actor, isManager: managesPages(actor) }
}

export const useOwnZone = (): Zone => {
  const zone = useZone()
  return isZone(zone) ? zone : DEFAULT_ZONE
}

/** The pages that are connected, whether their tokens are good or not. */
export const useFbPages = (): { readonly pages: readonly FbPage[] | undefined; readonly read: ReturnType<typeof api.fbPages.useFind> } => {
  const read = api.fbPages.useFind({ status: { $in: ['connected', 'token'] }, $limit: 200, $total: false })
  return { pages: read.data?.data, read }
}

/** A moment as it is said: 'Sunday 22/11 09:00'. */
export const useMoment = (): ((at: string | Date) => string) => {
  const locale = useLocale()
  const zone = useOwnZone()
  return (at) => `${formatWeekday(dayOf(new Date(at), zone), locale)} ${formatDayMonth(at, zone)} ${formatTime(at, zone)}`
}

/** Whether somebody may move a post on the calendar. */
export const isMovable = (post: FbPost, actor: FbPostActor): boolean => post.status !== 'published' && whyNotEdit(post, actor) === null
