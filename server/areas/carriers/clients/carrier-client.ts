import type { LabelPaper } from '@shared/areas/carriers/services/deliveries'
import type { FeePayer } from '@shared/areas/carriers/rules/statuses'
import type { Reported } from '@shared/areas/carriers/rules/reported'
import type { StoredOf } from '../../../kernel/collections'
import type { OutboundCall, OutboundResponse } from '../../../platform/outbound/outbound'

/** A carrier refuses by its own rules; the text is the carrier's. */
export class CarrierRefusal extends Error {}

/** It lets nobody in by the token any more; whatever is asked of it, nothing changes before there is another. */
export class TokenRefusal extends CarrierRefusal {}

export type Send = (call: Omit<OutboundCall, 'workspaceId'>) => Promise<OutboundResponse>
export type Place = NonNullable<StoredOf<'carrierAccounts'>['from']>

/** With whom a carrier is spoken to, and by which account. */
export interface Line {
  readonly send: Send
  readonly token: string
  readonly shopId: string
  readonly partnerCode: string
}

/** What is handed over. Money is whole dong, weight grams, sides centimetres. */
export interface Parcel {
  /** What we know it by: the same for the same parcel, however often it is told. */
  readonly id: string
  readonly from: Place
  readonly to: Place
  readonly weight: number
  readonly size: { readonly length: number; readonly width: number; readonly height: number }
  readonly cod: number
  readonly insured: number
  readonly note: string
  readonly feePayer: FeePayer
  readonly items: readonly { readonly name: string; readonly code: string; readonly quantity: number; readonly price: number }[]
}

export interface Quote {
  readonly service: string
  readonly fee?: number
  readonly days?: number
  readonly problem?: string
  /** It didn't answer. */
  readonly isSilent?: boolean
}

/** How one carrier is spoken to. Calls throw OutboundError or CarrierRefusal. */
export interface CarrierClient {
  /** What may be chosen for such a parcel. */
  readonly services: (parcel: Pick<Parcel, 'weight'>) => readonly string[]
  readonly quote: (line: Line, parcel: Parcel, service: string) => Promise<Omit<Quote, 'service'>>
  /** Hands a parcel over. Told again, the carrier answers the first one or refuses: it takes none twice. */
  readonly create: (line: Line, parcel: Parcel, service: string) => Promise<Created>
  /** What it knows by our id; null: nothing. */
  readonly find: (line: Line, id: string) => Promise<Reported | null>
  /** What it knows by its own code; null: nothing. */
  readonly detail: (line: Line, code: string) => Promise<Reported | null>
  readonly cancel: (line: Line, code: string) => Promise<void>
  readonly redeliver?: (line: Line, code: string) => Promise<void>
  readonly giveUp?: (line: Line, code: string) => Promise<void>
  readonly changeCod?: (line: Line, code: string, cod: number) => Promise<void>
  /** Its own labels of such parcels: an address that prints them all, or a file of the first. */
  readonly labels: (line: Line, codes: readonly string[], paper: LabelPaper) => Promise<Labels>
  /** The codes that a message of the carrier is about, or our ids; nothing else of it is believed. */
  readonly signalOf: (body: string, type: string) => Signal | null
}

export interface Created {
  readonly code: string
  readonly fee?: number
  readonly expected?: Date
}

/** A carrier's own labels: at an address, which lets nobody do anything else, or a PDF. */
export type Labels = { readonly url: string } | { readonly name: string; readonly bytes: Buffer }

/** What a webhook names. */
export interface Signal {
  readonly code: string
  readonly id: string
}

const DAY_MS = 86_400_000

/** Whole days from now to a moment; undefined where there is none. */
export const daysUntil = (moment: string | undefined, now: Date): number | undefined => {
  const at = moment === undefined ? Number.NaN : Date.parse(moment)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / DAY_MS))
}
