import { randomBytes, randomInt } from 'node:crypto'
import { addDays, dayOf, DEFAULT_ZONE, startOfDay } from '@shared/foundation/days/days'
import type { Right } from '@shared/foundation/rights/rights'
import { createCode } from '../../areas/platform-admin/services/codes/create-code'
import type { Application } from '../../kernel/application'
import { keepKey, newKey } from '../../kernel/auth/issue-key'
import type { StoredOf } from '../../kernel/collections'
import { Lease, type Holder } from '../../kernel/leases'
import { readSandboxRow, writeSandboxRow, type SandboxRow } from '../../kernel/sandbox-row'
import { transact } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'
import { encodeChange, encodeFilter } from '../../platform/mongo/codec'
import { company as demoCompany } from '../demo/company'
import { callerFor } from '../demo/crew'
import { eraseCompany, eraseRecords } from '../erase-company'
import { fillSandbox } from './fill-sandbox'

type Workspace = StoredOf<'workspaces'>

/** It begins anew at this hour of Vietnam, when nobody tries anything. */
const RESET_HOUR = 4
const HOUR_MS = 3_600_000
/** No command that was let in before a company was erased lasts as long. */
const LEFT_OVER_MS = 600_000
/** What a program first does: sell, buy, take money, read reports; nothing that only the board may. */
const RIGHTS: readonly Right[] = ['/sales', '/purchases', '/funds', '/report']
/** So many calls, records of a list among them, does each key make a day. */
const CALLS_A_DAY = 300
/** So many keys are given out between two nights, to all strangers together. */
const MOST_KEYS = 40
/** Not the name of the job that renews it, whose turn lasts the hour. */
const LEASE = 'making of the sandbox'
const SLUG_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** What whoever asks for a key is told, this once. */
export interface SandboxKey {
  readonly apiKey: string
  readonly rights: readonly Right[]
  readonly dailyCalls: number
  readonly endsAt: Date
  readonly workspace: Pick<Workspace, '_id' | 'name' | 'slug'>
  /** Records to begin with, by the fields that name such ones. */
  readonly samples: Readonly<Record<string, string>>
}

/** The last moment at which a sandbox began anew, or would have. */
const lastReset = (now: Date): Date =>
  new Date(startOfDay(dayOf(new Date(now.getTime() - RESET_HOUR * HOUR_MS), DEFAULT_ZONE), DEFAULT_ZONE).getTime() + RESET_HOUR * HOUR_MS)
const nextReset = (now: Date): Date => {
  const day = dayOf(new Date(now.getTime() - RESET_HOUR * HOUR_MS), DEFAULT_ZONE)
  return new Date(startOfDay(addDays(day, 1), DEFAULT_ZONE).getTime() + RESET_HOUR * HOUR_MS)
}

/**
 * A company of its own in which anybody may try the API: made when the first key is asked for, filled with samples, and made anew each
 * night. Its only member can't sign in, so that nothing is mailed; it is connected with nothing outside.
 */
export class Sandbox {
  readonly #app: Application
  readonly #holder: Holder
  #making: Promise<Workspace> | null = null

  constructor(app: Application, holder: Holder) {
    this.#app = app
    this.#holder = holder
  }

  /** Whether keys are given out here: the operator wants it, and the platform's administrator hasn't closed it. */
  async isOpen(): Promise<boolean> {
    if (!(await this.#isWanted())) return false
    const row = await readSandboxRow(this.#app.get('database'))
    return row === null || !(await this.#isClosed(row))
  }

  /**
   * Gives out a key that ends with the night.
   * @param address whose it is, for the limit of keys an address gets
   * @throws AppError 404 where there is no sandbox, 429 when the address or everybody together had enough, 503 while another node makes it
   */
  async giveKey(address: string | undefined): Promise<SandboxKey> {
    if (!(await this.isOpen())) throw AppError.of('apiKeys.no-sandbox')
    const takeBack = await this.#app.get('access').limits.take('sandbox-key', address)
    try {
      return await this.#keyOf(await this.#current())
    } catch (error) {
      await takeBack()
      throw error
    }
  }

  /** Makes the sandbox anew once a night has passed, and takes it away where it isn't wanted any more. One that is closed stays as it is. */
  async renew(): Promise<void> {
    const row = await readSandboxRow(this.#app.get('database'))
    if (!row || (await this.#isClosed(row))) return
    if (!(await this.#isWanted())) {
      await this.#underLease(() => this.#takeAway(row))
      return
    }
    await this.#current()
    await this.#clearLeftOver()
  }

  async #isWanted(): Promise<boolean> {
    const { sandbox, demo } = this.#app.get('config')
    if (sandbox !== 'auto') return sandbox === 'on'
    if (demo === 'off') return false
    const database = this.#app.get('database')
    const mark = await database.platformRecords('settings').one({ name: 'demo' })
    return mark?.value === 'made' && (await database.platformRecords('workspaces').one({ slug: demoCompany.slug })) !== null
  }

  #standing({ slug }: SandboxRow): Promise<Workspace | null> {
    return this.#app.get('database').platformRecords('workspaces').one({ slug })
  }

  /** By the platform's administrator: one that is being erased is closed, too. */
  async #isClosed(row: SandboxRow): Promise<boolean> {
    return row.isReady && (await this.#standing(row))?.status === 'disabled'
  }

  async #current(): Promise<Workspace> {
    const found = await this.#filled()
    if (found) return found
    this.#making ??= this.#underLease(() => this.#make()).finally(() => {
      this.#making = null
    })
    return this.#making
  }

  /** The one that was made since the last night; null: it has to be made. */
  async #filled(): Promise<Workspace | null> {
    const row = await readSandboxRow(this.#app.get('database'))
    return row?.isReady && row.madeAt >= lastReset(this.#app.get('now')()) ? this.#standing(row) : null
  }

  /** @throws AppError 503 while another node is at it */
  async #underLease<T>(work: () => Promise<T>): Promise<T> {
    const lease = await Lease.take(this.#app.get('database'), LEASE, this.#holder)
    if (!lease) throw AppError.of('request.not-ready')
    try {
      return await work()
    } finally {
      await lease.end()
    }
  }

  async #make(): Promise<Workspace> {
    const database = this.#app.get('database')
    const now = this.#app.get('now')()
    const before = await readSandboxRow(database)
    const erasedId = before ? await this.#erase(before) : undefined
    const left = erasedId === undefined ? {} : { erasedId }
    const slug = `sandbox${Array.from({ length: 8 }, () => SLUG_LETTERS[randomInt(SLUG_LETTERS.length)]).join('')}`
    await writeSandboxRow(database, { slug, madeAt: now, isReady: false, ...left })
    const invitationCode = await createCode(database, now, { note: 'Sandbox' })
    const founder = { name: 'Sandbox', emailRaw: `founder@${slug}.invalid`, password: `${randomBytes(24).toString('base64url')}aA1!` }
    await this.#app.service('workspaces').create({ name: 'Sandbox', slug, invitationCode, founder }, {})
    const workspace = await database.platformRecords('workspaces').one({ slug })
    if (!workspace) throw new Error('the sandbox was not made')
    const head = await this.#founderOf(workspace)
    await fillSandbox(this.#app, callerFor(head))
    await transact(this.#app.get('work'), { workspaceId: workspace._id, now: this.#app.get('now'), keys: [] }, async (work) => {
      const person = await work.read('users').byId(head._id)
      if (person) work.save('users', person, { status: 'disabled' })
    })
    this.#app.get('access').userChanged(head._id, true)
    await writeSandboxRow(database, { slug, madeAt: now, isReady: true, ...left })
    return workspace
  }

  async #founderOf({ _id }: Workspace): Promise<StoredOf<'users'>> {
    const head = await this.#app.get('database').records('users', _id).one({ rights: 'founder' })
    if (!head) throw new Error('the sandbox has no founder')
    return head
  }

  /** Erases the company of a row, and what was left of the one before. @returns whose leftovers are to be looked for once more */
  async #erase(row: SandboxRow): Promise<string | undefined> {
    const database = this.#app.get('database')
    if (row.erasedId !== undefined) await eraseRecords(database, row.erasedId)
    const workspace = await this.#standing(row)
    if (!workspace) {
      await writeSandboxRow(database, { ...row, isReady: false })
      return row.erasedId
    }
    const { _id, slug } = workspace
    await writeSandboxRow(database, { ...row, isReady: false, erasedId: _id })
    const { kinds } = database.definition('workspaces')
    await database.collection('workspaces').updateOne(encodeFilter(kinds, { _id }), encodeChange(kinds, { $set: { status: 'disabled' } }))
    this.#app.get('access').workspaceChanged(_id)
    const { running } = this.#app.get('work')
    await running.close(_id)
    try {
      await eraseCompany(database, { _id, slug })
    } finally {
      running.open(_id)
    }
    return _id
  }

  /** Takes the sandbox away: the company first, and with the next turn what another node was still writing in it, and the row. */
  async #takeAway(row: SandboxRow): Promise<void> {
    const isGone = (await this.#standing(row)) === null
    await this.#erase(row)
    if (isGone) await writeSandboxRow(this.#app.get('database'), null)
  }

  /** What another node was writing when the last company was erased may have come in after: once nobody can be at it any more it goes, too. */
  async #clearLeftOver(): Promise<void> {
    const database = this.#app.get('database')
    const isDue = ({ madeAt }: SandboxRow): boolean => this.#app.get('now')().getTime() - madeAt.getTime() >= LEFT_OVER_MS
    const found = await readSandboxRow(database)
    if (found?.erasedId === undefined || !isDue(found)) return
    await this.#underLease(async () => {
      const row = await readSandboxRow(database)
      if (row?.erasedId === undefined || !isDue(row)) return
      await eraseRecords(database, row.erasedId)
      const { erasedId: _erased, ...rest } = row
      await writeSandboxRow(database, rest)
    })
  }

  async #keyOf(workspace: Workspace): Promise<SandboxKey> {
    const app = this.#app
    const { _id, name, slug } = workspace
    if ((await app.get('database').records('apiKeys', _id).count({})) >= MOST_KEYS) throw AppError.of('apiKeys.sandbox-full')
    const caller = callerFor(await this.#founderOf(workspace))
    const apiKey = newKey()
    const endsAt = nextReset(app.get('now')())
    const params = { caller }
    const issued = { key: apiKey, name: 'Sandbox', rights: RIGHTS, dailyCalls: CALLS_A_DAY, endsAt, isSandbox: true }
    await app.service('apiKeys').run(params, [], (work) => keepKey({ app, params, caller }, work, workspace, issued))
    const samples = await this.#samplesIn(_id)
    return { apiKey, rights: RIGHTS, dailyCalls: CALLS_A_DAY, endsAt, workspace: { _id, name, slug }, samples }
  }

  /** The first of each kind; what was tried before may have changed them. */
  async #samplesIn(workspaceId: string): Promise<Record<string, string>> {
    const database = this.#app.get('database')
    const first = { sort: { _id: 1 as const }, only: ['_id' as const] }
    const [product, category, customer, supplier, warehouse, order] = await Promise.all([
      database.records('products', workspaceId).one({ group: 'goods', status: 'active' }, first),
      database.records('categories', workspaceId).one({ group: 'goods' }, first),
      database.records('assets', workspaceId).one({ group: 'Customers', status: 'active' }, first),
      database.records('assets', workspaceId).one({ group: 'Suppliers', status: 'active' }, first),
      database.records('warehouses', workspaceId).one({}, first),
      database.records('orders', workspaceId).one({ group: 'sales', status: 'shipped', statusPayment: 'pending' }, first),
    ])
    const found = {
      productId: product,
      categoryId: category,
      customerId: customer,
      supplierId: supplier,
      warehouseId: warehouse,
      orderId: order,
    }
    return Object.fromEntries(Object.entries(found).flatMap(([field, record]) => (record ? [[field, record._id]] : [])))
  }
}
