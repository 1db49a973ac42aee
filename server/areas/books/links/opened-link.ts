import { dayOf, DEFAULT_ZONE, firstDayOf, isZone, monthOfDay, type Day } from '@shared/foundation/days/days'
import type { RecordService } from '@shared/registry/names'
import { isLinkOpen } from '@shared/foundation/documents/outside-links'
import type { LinkBook } from '@shared/areas/books/rules/link-books'
import { anonymous, type Caller } from '../../../kernel/call'
import type { StoredOf } from '../../../kernel/collections'
import { openByToken } from '../../../kernel/links/open-by-token'
import { lock } from '../../../kernel/locks'
import type { Call } from '../../../kernel/service-rules'
import { transact } from '../../../kernel/unit-of-work'
import { MAX_VISITS } from '@shared/areas/books/services/sealLinks'
import { AppError } from '../../../platform/errors'

/** What comes from one address within this time is one visit. */
const VISIT_MS = 30 * 60_000

/** A link that opens its month, and who reads by it. */
export interface OpenedLink {
  readonly link: StoredOf<'sealLinks'>
  readonly seal: StoredOf<'seals'>
  readonly workspace: StoredOf<'workspaces'>
  readonly since: Day
  readonly until: Day
  /** Reads what is asked for: of this one company, and by no door but the link's. */
  readonly reader: Caller
}

/** The link of a token. @throws AppError 404 for none and for one that has ended, 429 for whoever tries many */
export const openedLink = <Name extends RecordService>(call: Call<Name>, word: string | undefined): Promise<OpenedLink> =>
  openByToken(call, word, async (hash) => {
    const link = await call.app.get('database').platformRecords('sealLinks').one({ hash })
    return link && whatItOpens(call.app, link)
  })

const whatItOpens = async (app: Call<'sealLinks'>['app'], link: StoredOf<'sealLinks'>): Promise<OpenedLink | null> => {
  const database = app.get('database')
  const { workspaceId, sealId } = link
  const [workspace, seal] = await Promise.all([
    database.platformRecords('workspaces').byId(workspaceId),
    database.records('seals', workspaceId).byId(sealId),
  ])
  if (workspace?.status !== 'enabled' || workspace.resetting !== undefined || !seal) return null
  const zone = isZone(workspace.zone) ? workspace.zone : DEFAULT_ZONE
  if (!isLinkOpen(link, dayOf(app.get('now')(), zone))) return null
  const since = firstDayOf(monthOfDay(seal.until))
  return { link, seal, workspace, since, until: seal.until, reader: { ...anonymous, workspaceId, rights: ['bod'], zone } }
}

/** @throws AppError 403 where the link doesn't show the book */
export const assertShown = ({ link }: OpenedLink, book: LinkBook): void => {
  if (!link.books.includes(book)) throw AppError.of('books.link-book')
}

/** Leaves a trace of who looked: once for each visit. */
export const noteVisit = async <Name extends RecordService>({ app, params }: Call<Name>, { link }: OpenedLink): Promise<void> => {
  const address = (params.ip ?? '').slice(0, 60)
  const isSame = ({ visits }: StoredOf<'sealLinks'>, now: Date): boolean =>
    visits.some((visit) => visit.address === address && now.getTime() - visit.at.getTime() < VISIT_MS)
  if (isSame(link, app.get('now')())) return
  const { workspaceId, _id } = link
  await transact(app.get('work'), { workspaceId, now: app.get('now'), keys: [lock.record('sealLinks', _id)] }, async (work) => {
    const before = await work.read('sealLinks').byId(_id)
    if (!before || isSame(before, work.now)) return
    const visits = [{ at: work.now, address }, ...before.visits].slice(0, MAX_VISITS)
    work.save('sealLinks', before, { uses: before.uses + 1, usedAt: work.now, visits })
    work.emitReloaded('sealLinks', [_id])
  })
}
