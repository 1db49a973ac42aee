import type { CarrierAccount } from '@shared/areas/carriers/services/carrierAccounts'
import type { Delivery } from '@shared/areas/carriers/services/deliveries'
import type { ReportOf } from '@shared/registry/service-types'
import { SeededRandom } from '../product/demo/random'
import type { Api } from './api'
import type { GhnStandIn } from './platforms/carriers'

/** What happens to parcels of GHN, by its words; what each ends as. */
const STORIES = [
  ['picking', 'picked', 'transporting', 'delivering', 'delivered'],
  ['picked', 'delivering', 'delivery_fail', 'delivering', 'delivered'],
  ['picked', 'delivering', 'delivery_fail', 'waiting_to_return', 'returning', 'returned'],
  ['cancel'],
] as const
/** By how much the fee rises each time something happens, in whole dong. */
const DEARER_EACH_TIME = 500
export const COD_OF_EACH = 200_000
const SENDERS = 6
const LOOK_MS = 50

/** A server as a process that can be killed; its carrier is the stand-in. */
export interface KillableServer {
  signIn(): Promise<Api>
  /** Kills it, and resolves once it serves again. */
  killAndStart(): Promise<void>
}

export interface Telling {
  readonly parcels: number
  readonly messages: number
  readonly kills: number
  /** How long the parcels may take to be where the carrier has them, after the last message. */
  readonly settleMs: number
  readonly seed: number
}

/** What became of a parcel, as far as its carrier moves it. */
type Ending = Readonly<Record<'status' | 'orderStatus' | 'codState' | 'cod' | 'charged' | 'words', unknown>>

export interface Told {
  /** By story: what became of the parcel that was told of in order, each message once. */
  readonly inOrder: readonly Ending[]
  /** What became of the others, each beside its story. */
  readonly shuffled: readonly { readonly story: number; readonly ending: Ending }[]
  /** What the carrier owes by the report, and what it collected of parcels that were delivered; whole dong. */
  readonly due: number
  readonly collected: number
  /** Parcels that the carrier has. */
  readonly taken: number
  readonly kills: number
}

/** Where parcels of tests are picked up. */
export const sentFrom = {
  name: 'Mộc Sương',
  phone: '0281234567',
  address: '12 Võ Văn Ngân',
  division: 'new',
  province: 'Hồ Chí Minh',
  ward: 'Phường Thủ Đức',
} as const
const to = {
  ...sentFrom,
  name: 'Chị Thảo',
  phone: '0913660248',
  address: '112 Phan Đình Phùng',
  province: 'Đồng Nai',
  ward: 'Phường Trấn Biên',
}

/** Orders that are shipped and sent, one parcel each. */
const send = async (api: Api, count: number): Promise<Delivery[]> => {
  const [category, warehouse, customer] = await Promise.all([
    api.create('categories', { group: 'goods', name: 'Gạo' }),
    api.create('warehouses', { name: 'Kho' }),
    api.create('assets', { group: 'Customers', name: 'Chị Thảo' }),
  ])
  const { _id: productId } = await api.create('products', { group: 'goods', categoryId: category._id, name: 'Gạo', price: COD_OF_EACH })
  const stock = [{ productId, quantity: count, cost: 120_000 }]
  await api.create('orders', { group: 'inventoryIn', items: stock, status: 'delivered', isForce: true, warehouseId: warehouse._id })
  const made: Delivery[] = []
  while (made.length < count) {
    const order = await api.create('orders', { group: 'sales', customerId: customer._id, items: [{ productId, quantity: 1 }] })
    const { shipments } = await api.patch('orders', order._id, { status: 'shipped', warehouseId: warehouse._id })
    const parcel = { orderId: order._id, shippingTime: shipments[0]?.time ?? '', cod: COD_OF_EACH, weight: 1000, to }
    made.push(await api.create('deliveries', { ...parcel, carrier: 'ghn', service: 'light' }))
  }
  return made
}

/** Something happens to a parcel there, later than all before; it costs more by it. */
const happens = (ghn: GhnStandIn, code: string, word: string): void => {
  const parcel = ghn.parcels.find((each) => each.code === code)
  if (!parcel) throw new Error(`there is no parcel ${code}`)
  ghn.move(code, word, new Date(Math.max(Date.now(), parcel.at.getTime() + 1)))
  parcel.fee += DEARER_EACH_TIME
}

const endingsOf = async (api: Api): Promise<ReadonlyMap<string, Ending>> => {
  const [{ data: deliveries }, { data: orders }] = await Promise.all([
    api.find('deliveries', { $limit: -1 }),
    api.find('orders', { group: 'sales', $limit: -1, $select: ['status'] }),
  ])
  const statuses = new Map<string, string>(orders.map(({ _id, status }) => [_id, status]))
  return new Map(
    deliveries.map(({ _id, orderId, status, codState, cod, charged, events }) => {
      const words = events.map(({ word }) => word).filter((word) => word !== 'created')
      return [_id, { status, orderStatus: statuses.get(orderId), codState, cod, charged, words }]
    }),
  )
}

/** Looks until it is so, or the time is over. */
const settle = async (isSo: () => Promise<boolean>, ms: number): Promise<void> => {
  const end = Date.now() + ms
  while (!(await isSo()) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Sends parcels by a carrier that moves them while it tells of them: some in order, each message once; the others shuffled, again and again, at
 * once, while the server is killed. A message that isn't answered is sent again, as the carrier does.
 */
export const sendShuffledMessages = async (ghn: GhnStandIn, server: KillableServer, telling: Telling): Promise<Told> => {
  const random = new SeededRandom(telling.seed)
  let api = await server.signIn()
  const account = await api.create('carrierAccounts', { carrier: 'ghn', token: ghn.token, shopId: ghn.shop, from: sentFrom })
  const made = await send(api, STORIES.length + telling.parcels)
  await settle(async () => (await api.find('deliveries', { status: 'waiting', $limit: 0 })).total === 0, telling.settleMs)
  const codes = new Map((await api.find('deliveries', { $limit: -1 })).data.map(({ _id, code = '' }) => [_id, code]))
  const parcels = made.map(({ _id }, at) => ({ _id, code: codes.get(_id) ?? '', story: at % STORIES.length }))
  const [ordered, others] = [parcels.slice(0, STORIES.length), parcels.slice(STORIES.length)]

  const path = hookOf(account)
  const hook = async (body: string): Promise<number> => {
    const { status } = await api.with({ 'Content-Type': 'application/json' }).send('POST', path, body)
    return status
  }
  for (const { _id, code, story } of ordered)
    for (const word of STORIES[story] ?? []) {
      happens(ghn, code, word)
      await hook(ghn.hook(code, word))
      await settle(async () => (await api.get('deliveries', _id)).events.some((event) => event.word === word), telling.settleMs)
    }

  const messages = shuffledMessages(others, telling.messages, random)
  let up: Promise<void> = Promise.resolve()
  const insist = async (body: string): Promise<void> => {
    for (;;) {
      await up
      if ((await hook(body).catch(() => 0)) === 200) return
    }
  }
  const next = messages.entries()
  const left = new Map<string, string[]>(others.map(({ code, story }) => [code, [...(STORIES[story] ?? [])]]))
  let kills = 0
  const sender = async (): Promise<void> => {
    for (const [at, { code, word }] of next) {
      if (at === Math.floor(((kills + 1) * messages.length) / (telling.kills + 1)) && kills < telling.kills) {
        kills += 1
        up = server.killAndStart()
      }
      const happening = left.get(code)?.shift()
      if (happening) happens(ghn, code, happening)
      await insist(ghn.hook(code, word))
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
  await up

  api = await server.signIn()
  let endings = await endingsOf(api)
  const inOrder = (): Ending[] => ordered.flatMap(({ _id }) => endings.get(_id) ?? [])
  const shuffled = () => others.flatMap(({ _id, story }) => ({ story, ending: endings.get(_id) as Ending }))
  const areThere = async (): Promise<boolean> => {
    endings = await endingsOf(api)
    return shuffled().every(({ story, ending }) => isSame(ending, inOrder()[story]))
  }
  await settle(areThere, telling.settleMs)
  const { total } = await api.report<ReportOf<'deliveries', 'cod'>>('deliveries', { report: 'cod' })
  const delivered = parcels.filter(({ story }) => STORIES[story]?.some((word) => word === 'delivered'))
  return {
    inOrder: inOrder(),
    shuffled: shuffled(),
    due: total.due,
    collected: delivered.length * COD_OF_EACH,
    taken: ghn.parcels.length,
    kills,
  }
}

const hookOf = ({ webhookUrl = '' }: CarrierAccount): string => new URL(webhookUrl).pathname.replace('/api/', '')

/** What is told of parcels, each word of a story as often as it takes to come to so many messages, in any order. */
const shuffledMessages = (parcels: readonly { readonly code: string; readonly story: number }[], count: number, random: SeededRandom) => {
  const each = parcels.flatMap(({ code, story }) => (STORIES[story] ?? []).map((word) => ({ code, word })))
  const repeated = Array.from({ length: Math.ceil(count / each.length) }, () => each).flat()
  return random.some(repeated, repeated.length)
}
