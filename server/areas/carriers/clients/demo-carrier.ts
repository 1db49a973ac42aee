import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPayload, listOf, momentOf, textOf, type Payload } from '@shared/areas/shops/rules/payload'
import { offersStandIn, type Config } from '../../../config'
import type { Application } from '../../../kernel/application'
import type { OutboundCall, OutboundResponse } from '../../../platform/outbound/outbound'
import { answerAsGhn, type Fields, type StandInBooks, type StandInParcel } from './ghn-stand-in'

const SECOND_MS = 1000
/** More aren't kept: the oldest is forgotten. */
const MAX_KEPT = 2000

/** What happens to a parcel by itself, each so long after it was sent or something was pressed. */
type Plan = readonly (readonly [afterMs: number, word: string])[]
const ARRIVES: Plan = [
  [15 * SECOND_MS, 'picked'],
  [30 * SECOND_MS, 'delivering'],
  [45 * SECOND_MS, 'delivered'],
]
/** Nobody is there: every second parcel, so that a newcomer sees both. */
const FAILS: Plan = [...ARRIVES.slice(0, 2), [45 * SECOND_MS, 'delivery_fail']]
const AGAIN: Plan = [
  [15 * SECOND_MS, 'delivering'],
  [30 * SECOND_MS, 'delivered'],
]
const COMES_BACK: Plan = [
  [15 * SECOND_MS, 'returning'],
  [30 * SECOND_MS, 'returned'],
]
const PLANS: Readonly<Record<string, Plan>> = { storing: AGAIN, waiting_to_return: COMES_BACK }

interface Moving extends StandInParcel {
  plan: Plan
  planned: Date
}

/** In place of GHN in a demo: parcels move by themselves within a minute. Nothing leaves it. */
export class DemoCarrier implements StandInBooks {
  readonly parcels: Moving[]
  readonly now: () => Date
  readonly #kept: string | null

  /** @param kept a file that its parcels are kept in; null: none */
  constructor(now: () => Date, kept: string | null = null) {
    this.now = now
    this.#kept = kept
    this.parcels = kept === null ? [] : readKept(kept)
  }

  /** Answers a call of GHN's wire. */
  async answer({ url, body }: Pick<OutboundCall, 'url' | 'body'>): Promise<OutboundResponse> {
    await Promise.resolve()
    this.#moveOn()
    const path = new URL(url).pathname.split('/v2').at(-1) ?? ''
    const sent: unknown = typeof body === 'string' && body !== '' ? JSON.parse(body) : {}
    const { status = 200, json } = answerAsGhn(this, path, isPayload(sent) ? sent : {})
    this.#keep()
    const text = JSON.stringify(json)
    return { status, headers: new Headers(), text, bytes: Buffer.from(text), json: () => JSON.parse(text) as unknown }
  }

  take(id: string, sent: Fields, first: Pick<StandInParcel, 'word' | 'cod' | 'fee'>, prefix: string): StandInParcel {
    const at = this.now()
    const place = this.parcels.length + 1
    const parcel: Moving = {
      id,
      code: `${prefix}${at.getTime().toString(36).slice(-4)}${place.toString(36).padStart(2, '0')}`.toUpperCase(),
      sent,
      ...first,
      at,
      log: [{ word: first.word, at }],
      plan: place % 2 === 0 ? FAILS : ARRIVES,
      planned: at,
    }
    this.parcels.push(parcel)
    this.parcels.splice(0, this.parcels.length - MAX_KEPT)
    return parcel
  }

  move(code: string, word: string): void {
    const parcel = this.parcels.find((each) => each.code === code)
    if (!parcel) throw new Error(`there is no parcel ${code}`)
    const at = this.now()
    happens(parcel, word, at)
    Object.assign(parcel, { plan: PLANS[word] ?? [], planned: at })
  }

  /** What was to happen by now has happened, each at its own moment. */
  #moveOn(): void {
    const now = this.now().getTime()
    for (const parcel of this.parcels) {
      const { plan, planned } = parcel
      const due = plan.filter(([afterMs]) => planned.getTime() + afterMs <= now)
      for (const [afterMs, word] of due) happens(parcel, word, new Date(planned.getTime() + afterMs))
      parcel.plan = plan.slice(due.length)
    }
  }

  #keep(): void {
    if (this.#kept !== null) writeFileSync(this.#kept, JSON.stringify(this.parcels))
  }
}

const happens = (parcel: StandInParcel, word: string, at: Date): void => {
  Object.assign(parcel, { word, at })
  parcel.log.push({ word, at })
}

const parcelOf = (kept: Payload): Moving => {
  const dateOf = (value: unknown): Date => new Date(momentOf(value, 'at'))
  const plan = Array.isArray(kept['plan']) ? (kept['plan'] as unknown[]) : []
  return {
    id: textOf(kept['id']),
    code: textOf(kept['code']),
    sent: isPayload(kept['sent']) ? kept['sent'] : {},
    word: textOf(kept['word']),
    at: dateOf(kept['at']),
    cod: Number(kept['cod']),
    fee: Number(kept['fee']),
    log: listOf(kept['log']).map((each) => ({ word: textOf(each['word']), at: dateOf(each['at']) })),
    plan: plan.flatMap((step): Plan => (Array.isArray(step) ? [[Number(step[0]), String(step[1])]] : [])),
    planned: dateOf(kept['planned']),
  }
}

/** What was kept; nothing where there is no such file, or nobody can read it. */
const readKept = (file: string): Moving[] => {
  try {
    return listOf(JSON.parse(readFileSync(file, 'utf8'))).map(parcelOf)
  } catch {
    return []
  }
}

const carriers = new WeakMap<Application, DemoCarrier>()

/** The stand-in of an installation; its parcels outlive a restart. */
export const demoCarrierOf = (app: Application): DemoCarrier => {
  const known = carriers.get(app)
  if (known) return known
  const made = new DemoCarrier(app.get('now'), join(app.get('config').dataDir, 'ghn-stand-in.json'))
  carriers.set(app, made)
  return made
}

/** Whether an installation offers the stand-in. */
export const offersDemoCarrier = (config: Config): boolean => offersStandIn(config, config.integrations.ghn.standIn)
