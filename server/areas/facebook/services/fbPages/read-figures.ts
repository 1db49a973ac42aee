import { dayOf } from '@shared/foundation/days/days'
import { MAX_FIGURE_DAYS, type FbDayFigures } from '@shared/areas/facebook/services/fbPages'
import { failureOf, readPageFigures } from '../../graph'
import { byWorkspace, type OnBehalf } from '../../on-behalf'
import { noteDeadToken, tokenOf } from '../../pages'
import type { Application } from '../../../../kernel/application'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'

type Page = StoredOf<'fbPages'>

const DAY_MS = 24 * 3_600_000
/** The platform corrects the days behind it for a while. */
const DAYS_READ_AGAIN = 7

/** Brings the figures of all connected pages up to date. */
export const readFigures = async (app: Application): Promise<void> => {
  const pages = await app.get('database').platformRecords('fbPages').find({ status: 'connected' })
  await byWorkspace(app, pages, readFiguresOf)
}

const readFiguresOf = async ({ app, workspaceId, params }: OnBehalf, page: Page): Promise<void> => {
  const token = tokenOf(app, page)
  if (token === null) return
  const until = app.get('now')()
  const since = new Date(until.getTime() - (page.days?.length ? DAYS_READ_AGAIN : MAX_FIGURE_DAYS) * DAY_MS)
  try {
    const read = await readPageFigures({ app, workspaceId, token }, page.fbId, { since, until })
    // A day's figures are named by the moment it ended.
    const days = read.map(({ end, ...figures }) => ({ ...figures, day: dayOf(new Date(end.getTime() - 1), params.caller.zone) }))
    await keepFigures({ app, workspaceId, params }, page._id, days)
  } catch (error) {
    failureOf(error)
    await noteDeadToken(app, params, page._id, error)
  }
}

const keepFigures = async ({ app, params }: OnBehalf, pageId: string, read: readonly FbDayFigures[]): Promise<void> => {
  if (read.length === 0) return
  const service = app.service('fbPages')
  await service.run(params, [lock.record('fbPages', pageId)], async (work) => {
    const before = await service.readForChange(work, pageId, params, {})
    const days = new Map([...(before.days ?? []), ...read].map((each) => [each.day, each]))
    const kept = [...days.values()].sort((a, b) => a.day.localeCompare(b.day)).slice(-MAX_FIGURE_DAYS)
    return service.change(work, params, before, { days: kept, checked: work.now })
  })
}
