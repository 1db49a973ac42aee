import { TIME_STEP_MINUTES } from '@shared/areas/people/rules/checkins'
import { DEFAULT_ZONE, type Month } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { normalizeRights, type Right } from '@shared/foundation/rights/rights'
import type { RecordService } from '@shared/registry/names'
import type { CreateOf, PatchOf } from '@shared/registry/service-types'
import type { StoredOf } from '../../kernel/collections'
import type { Application } from '../../kernel/application'
import type { Caller, CallParams } from '../../kernel/call'
import { transact } from '../../kernel/unit-of-work'
import { commissionMonth, standingsOf } from '../../areas/agents/agents'
import { readsOf } from '../../areas/people/payroll'
import { company, members, tagColors, tags } from './company'
import { fundLabels } from './fund-labels'
import { foundWorkspace } from './found-workspace'

/** Who does what in the demo company. */
export type Role = 'founder' | 'seller' | 'storekeeper' | 'buyer' | 'accountant' | 'hr'

const roles: Readonly<Record<Exclude<Role, 'founder'>, readonly string[]>> = {
  seller: ['khanhly', 'phuonguyen'],
  storekeeper: ['ducthinh'],
  buyer: ['minhtam'],
  accountant: ['ngoc'],
  hr: ['hoaian'],
}

/** The people of the demo company, each calling the services with their own rights. */
export class Crew {
  readonly app: Application
  readonly #callers: ReadonlyMap<string, Caller>

  private constructor(app: Application, callers: ReadonlyMap<string, Caller>) {
    this.app = app
    this.#callers = callers
  }

  /** Signs the company up and adds its members. */
  static async found(app: Application, passwords: { founder: string; members: readonly string[] }): Promise<Crew> {
    const head = await foundWorkspace(app, company.slug, passwords.founder)
    const callers = new Map([['founder', callerFor(head)]])
    const crew = new Crew(app, callers)
    await crew.patch('founder', 'workspaces', head.workspaceId, {
      slogan: company.slogan,
      apps: ['publicwall', 'whitelabel', 'agentpro', 'ecoms', 'adbreaks', 'importXLSX', 'sms'],
      opts: { fundLabels, orderTags: [...tags], tagColors, howCalculateRevenue: 'shipped', payroll: 'hours' },
      cfg: {
        invoiceName: 'CÔNG TY TNHH MỘC SƯƠNG',
        invoiceAddress: '12 Kha Vạn Cân, Linh Đông, TP. Thủ Đức, TP. Hồ Chí Minh',
        invoiceContact: '028 3720 4488 · banhang@mocsuong.example',
        invoiceNotice: 'Hàng còn nguyên tem được đổi trong 7 ngày.',
        invoicePaymentMethods: 'Vietcombank 0071 0012 34567, CN Thủ Đức, Công ty TNHH Mộc Sương',
      },
    })
    for (const [index, member] of members.entries()) {
      const { name, username, title, division, baseSalary, rights, bank } = member
      const made = await crew.create('founder', 'users', {
        name,
        username,
        title,
        division,
        baseSalary: baseSalary as CreateOf<'users'>['baseSalary'],
        ...(bank ? { bank } : {}),
        emailRaw: `${username}@mocsuong.example`,
        password: passwords.members[index] ?? '',
        rights: [...rights],
      })
      callers.set(username, callerFor({ ...made, rights: normalizeRights(rights) }))
    }
    return crew
  }

  create<Name extends RecordService>(role: Role, service: Name, data: CreateOf<Name>, turn = 0): Promise<StoredOf<Name>> {
    return this.app.service(service).create(data, { caller: this.#callerOf(role, turn), language: 'vi' })
  }

  patch<Name extends RecordService>(role: Role, service: Name, id: string, data: PatchOf<Name>, turn = 0): Promise<StoredOf<Name>> {
    return this.app.service(service).patch(id, data, { caller: this.#callerOf(role, turn) })
  }

  /** A record as the founder reads it. */
  read<Name extends RecordService>(service: Name, id: string): Promise<StoredOf<Name>> {
    return this.app.service(service).get(id, { caller: this.#callerOf('founder', 0) })
  }

  /** The same by one person, named by username ('founder' is the founder's). */
  createAs<Name extends RecordService>(username: string, service: Name, data: CreateOf<Name>): Promise<StoredOf<Name>> {
    return this.app.service(service).create(data, { caller: this.#personCalled(username) })
  }

  patchAs<Name extends RecordService>(username: string, service: Name, id: string, data: PatchOf<Name>): Promise<StoredOf<Name>> {
    return this.app.service(service).patch(id, data, { caller: this.#personCalled(username) })
  }

  /** What somebody's own calls come with, named by username. */
  paramsOf(username: string): CallParams & { readonly caller: Caller } {
    return { caller: this.#personCalled(username) }
  }

  /** How many of a product stand in a warehouse now. */
  async standing(productId: Id<'products'>, warehouseId: Id<'warehouses'>): Promise<number> {
    const { workspaceId } = this.#callerOf('founder', 0)
    const level = await this.app.get('database').records('levels', workspaceId).one({ productId, warehouseId })
    return level?.count ?? 0
  }

  /** What connecting a shop is called with. */
  shopCall() {
    const caller = this.#callerOf('seller', 0)
    return { app: this.app, service: this.app.service('assets'), params: { caller }, caller }
  }

  /** Takes the founder's mail as read: who founds several companies with one address is one person in all of them. */
  async proveMail(of: Caller = this.#callerOf('founder', 0)): Promise<void> {
    const { workspaceId, userId } = of
    await transact(this.app.get('work'), { workspaceId, now: this.app.get('now'), keys: [] }, async (work) => {
      const person = await work.read('users').byId(userId ?? '')
      if (person) work.save('users', person, { emailVerified: true })
    })
  }

  /** A member's id. */
  idOf(username: string): Id<'users'> {
    const { userId } = this.#personCalled(username)
    if (!userId) throw new Error(`the demo has no ${username}`)
    return userId as Id<'users'>
  }

  /** All sales, oldest first. */
  sales(): Promise<StoredOf<'orders'>[]> {
    const { workspaceId } = this.#callerOf('founder', 0)
    return this.app
      .get('database')
      .records('orders', workspaceId)
      .find({ group: 'sales' }, { sort: { order_number: 1 } })
  }

  /** All customers, by name. */
  customers(): Promise<StoredOf<'assets'>[]> {
    const { workspaceId } = this.#callerOf('founder', 0)
    return this.app
      .get('database')
      .records('assets', workspaceId)
      .find({ group: 'Customers' }, { sort: { name: 1 } })
  }

  /** The entries that paid the last commissions. */
  async lastCommissions(): Promise<StoredOf<'funds'>[]> {
    const { workspaceId } = this.#callerOf('founder', 0)
    const funds = this.app.get('database').records('funds', workspaceId)
    const paid = { commissionOf: { $exists: true }, recipientInfo: { $exists: true }, status: 'completed' as const }
    const last = await funds.one(paid, { sort: { month: -1 }, only: ['month'] })
    return last?.month ? funds.find({ ...paid, month: last.month }, { sort: { number: 1 } }) : []
  }

  /** The entries that name an asset, oldest first. */
  entriesFor(assetId: string): Promise<StoredOf<'funds'>[]> {
    const { workspaceId } = this.#callerOf('founder', 0)
    return this.app
      .get('database')
      .records('funds', workspaceId)
      .find({ assetId }, { sort: { created: 1 } })
  }

  /** What a guest asks on the public wall. @returns the question's id */
  async ask(question: { readonly guestName: string; readonly guestPhone: string; readonly desc: string }): Promise<string> {
    const { workspaceId } = this.#callerOf('founder', 0)
    const { _id } = await this.app.service('posts').create({ ...question, workspaceId: workspaceId as Id<'workspaces'> }, {})
    return _id
  }

  /** What may be paid of an agent's month, in whole dong. */
  async commissionOf(agentId: Id<'assets'>, month: Month): Promise<number> {
    const reads = readsOf(this.app.get('database'), this.#callerOf('founder', 0).workspaceId)
    const { firstMonth } = await standingsOf(reads, DEFAULT_ZONE, agentId)
    return (await commissionMonth(reads, { agentId, month, firstMonth })).payable
  }

  /** A member's stay at work, written by the founder when the day is over. @param until null: they forgot to check out */
  async work(username: string, since: Date, until: Date | null): Promise<void> {
    const service = this.app.service('activities')
    const [params, userId] = [{ caller: this.#callerOf('founder', 0) }, this.idOf(username)]
    await service.create({ group: 'checkin', userId, created: stepOf(since).toISOString() }, params)
    if (until) await service.create({ group: 'checkout', userId, created: stepOf(until).toISOString() }, params)
  }

  /** The bell begins with the last day's notices, not with three months of them: the older ones are read by everybody. */
  async readOldNotices(before: Date): Promise<void> {
    const { workspaceId } = this.#callerOf('founder', 0)
    const readBy = [...this.#callers.values()].flatMap(({ userId }) => (userId === null ? [] : [userId]))
    await transact(this.app.get('work'), { workspaceId, now: this.app.get('now'), keys: [] }, async (work) => {
      const old = { group: 'notifications', created: { $lt: before } }
      work.updateMany('activities', old, { $set: { readBy }, $inc: { rev: 1 } }, await work.read('activities').count(old))
    })
  }

  #callerOf(role: Role, turn: number): Caller {
    const names = role === 'founder' ? ['founder'] : roles[role]
    return this.#personCalled(names[turn % names.length] ?? '')
  }

  #personCalled(username: string): Caller {
    const caller = this.#callers.get(username)
    if (!caller) throw new Error(`the demo has no ${username}`)
    return caller
  }
}

interface Person {
  readonly _id: Id<'users'>
  readonly workspaceId: string
  readonly name: string
  readonly username: string
  readonly rights: readonly Right[]
}

/** Somebody as the services know them who call. */
export const callerFor = ({ _id, workspaceId, name, username, rights }: Person): Caller => ({
  workspaceId,
  userId: _id,
  rights,
  zone: DEFAULT_ZONE,
  person: { _id, name, username },
  keyed: false,
  sessionId: null,
})

/** The step of 15 minutes in which a moment lies: HR writes no other times. */
const stepOf = (at: Date): Date => new Date(Math.floor(at.getTime() / STEP_MS) * STEP_MS)
const STEP_MS = TIME_STEP_MINUTES * 60_000
