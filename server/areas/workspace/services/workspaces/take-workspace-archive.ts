import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { can } from '@shared/foundation/rights/rights'
import { isSlug } from '@shared/foundation/text/fold'
import { credentialsOf } from '../../../../kernel/auth/access'
import type { Application } from '../../../../kernel/application'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import { transact } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import type { Middleware } from '../../../../platform/http/middleware'
import { FairQueue } from '../../../../platform/fair-queue'
import { freshCode } from './invitation'
import { chooseSlug } from './slugs'
import { Arrival, arrivingFolder, clearBrokenOff } from './archive/arrivals'
import { importWorkspace } from './archive/import-workspace'
import { isUnfitArchive } from './archive/unfit-archive'

/** One file at a time leaves the rest of the machine alive. */
const queue = new FairQueue({ maxRunning: 1, maxPerGroup: 1, maxPerMember: 1, maxQueuedPerMember: 4 })
const MAX_ARCHIVE_BYTES = 2 * 1024 * 1024 * 1024

/**
 * Opens a company's file here as a new workspace: for the platform's administrator, or for whoever has an invitation code
 * (`X-Invitation-Code`), which is used up by it. `slug` in the query gives it another address.
 * @throws AppError 400 for a wrong code or a file that is none, 403, 409 for an address that is taken, 413, 429
 */
export const takeWorkspaceArchive = (app: Application): Readonly<Record<string, Middleware>> => ({
  '/workspaceArchive': async (ctx) => {
    const code = ctx.get('x-invitation-code')
    const slug = typeof ctx.query['slug'] === 'string' && ctx.query['slug'] !== '' ? ctx.query['slug'] : undefined
    try {
      const claimed = code === '' ? await asAdministrator(app, ctx.req.headers) : await claimCode(app, code, ctx.ip)
      // Noted before anything else: a code that a stop leaves behind serves again.
      const arrival = await Arrival.begin(app.get('database'), app.get('now'), claimed?._id)
      try {
        await assertFreeSlug(app, slug)
        const taken = await queue.take('archives', ctx.ip, () => open(app, ctx.req, arrival, slug))
        if (claimed) await noteUse(app, claimed._id, taken)
        ctx.status = 201
        ctx.body = { _id: taken.workspaceId, slug: taken.slug, name: taken.name }
      } catch (error) {
        if (claimed) await giveBack(app, claimed._id, isUnfitArchive(error))
        throw error
      } finally {
        await arrival.ends()
      }
    } catch (error) {
      // Whoever is still sending hears the answer afterwards.
      ctx.req.resume()
      throw error
    }
  },
})

const asAdministrator = async (app: Application, headers: Parameters<typeof credentialsOf>[0]): Promise<null> => {
  const { rights } = await app.get('access').authenticate(credentialsOf(headers))
  if (!can(rights, ['admin'])) throw AppError.of('rights.missing')
  return null
}

/** Uses a code up before the file is read: two that come with the same one can't both go on. */
const claimCode = async (app: Application, typed: string, ip: string): Promise<StoredOf<'codes'>> => {
  const guessedRight = await app.get('access').limits.take('code-guess', ip)
  await app.get('access').limits.take('sign-up', ip)
  const settings = { workspaceId: '', now: app.get('now'), keys: [lock.job(`code ${typed}`)] }
  const claimed = await transact(app.get('work'), settings, async (work) =>
    work.save('codes', await freshCode(app.get('database'), { invitationCode: typed }, work.now), { usedAt: work.now }),
  )
  await guessedRight()
  return claimed
}

/** Files that can't be opened may come with a code so often: then it is spent. */
const MAX_UNFIT = 3

const changeCode = async (
  app: Application,
  id: string,
  change: (code: StoredOf<'codes'>) => Partial<StoredOf<'codes'>> | null,
): Promise<void> => {
  await transact(app.get('work'), { workspaceId: '', now: app.get('now'), keys: [] }, async (work) => {
    const code = await app.get('database').platformRecords('codes').byId(id)
    const fields = code && change(code)
    if (fields) work.save('codes', code, fields)
  })
}

/** @param wasUnfit it came with a file that can't be opened, however often it is sent */
const giveBack = (app: Application, id: string, wasUnfit: boolean): Promise<void> =>
  changeCode(app, id, ({ usedBy, unfit = 0 }) => {
    // Who has a company by it has used it.
    if (usedBy) return null
    const count = wasUnfit ? unfit + 1 : unfit
    return { unfit: count, ...(count < MAX_UNFIT ? { usedAt: undefined } : {}) }
  })
const noteUse = (app: Application, id: string, { workspaceId, name }: Taken): Promise<void> =>
  changeCode(app, id, () => ({ usedBy: { _id: workspaceId as never, name } }))

/** Clears away what files left that broke off, here and in the database. @returns how many there were */
export const clearArrivals = (app: Application): Promise<number> =>
  clearBrokenOff(
    { database: app.get('database'), pictures: app.get('files'), dataDir: app.get('config').dataDir, now: app.get('now')() },
    (codeId) => giveBack(app, codeId, false),
  )

const assertFreeSlug = async (app: Application, slug: string | undefined): Promise<void> => {
  if (slug === undefined) return
  if (!isSlug(slug)) throw AppError.atField('slug', 'workspaces.slug-invalid')
  await chooseSlug(app.get('database'), app.get('cells'), slug, '')
}

interface Taken {
  readonly workspaceId: string
  readonly slug: string
  readonly name: string
}

/** The file is on the disk while it is looked through and taken in; then it goes. */
const open = async (app: Application, bytes: NodeJS.ReadableStream, arrival: Arrival, slug: string | undefined): Promise<Taken> => {
  const { dataDir, uploadMegabytes } = app.get('config')
  const folder = arrivingFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, arrival.fileName)
  try {
    await pipeline(bytes, atMost(MAX_ARCHIVE_BYTES), createWriteStream(file, { mode: 0o600, flags: 'wx' }))
    const database = app.get('database')
    const taking = { database, cells: app.get('cells'), pictures: app.get('files'), quarantine: app.get('quarantine'), uploadMegabytes }
    const { workspaceId, slug: own } = await importWorkspace(taking, file, arrival, slug)
    const workspace = await database.platformRecords('workspaces').byId(workspaceId, { only: ['name'] })
    return { workspaceId, slug: own, name: workspace?.name ?? own }
  } finally {
    await rm(file, { force: true })
  }
}

const atMost = (limit: number): Transform => {
  let sum = 0
  return new Transform({
    transform: (bytes: Buffer, _encoding, done) => {
      sum += bytes.length
      done(sum > limit ? AppError.of('workspaces.archive-too-large') : null, bytes)
    },
  })
}
