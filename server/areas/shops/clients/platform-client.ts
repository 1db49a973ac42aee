import type { Payload } from '@shared/areas/shops/rules/payload'
import type { ListingChange, ShopListing } from '@shared/areas/shops/rules/listings'
import type { ShopOrder, ShopPayout } from '@shared/areas/shops/rules/shop-order'
import type { OutboundResponse, OutboundCall } from '../../../platform/outbound/outbound'

/** What a platform lets us in with; sealed wherever it is kept. Moments are milliseconds since 1970. */
export interface ShopToken {
  readonly access: string
  readonly accessEnds: number
  /** Absent: nothing renews it but a person. */
  readonly refresh?: string
  readonly refreshEnds?: number
  /** The shop's number on the platform. */
  readonly code: string
  /** The seller's own application, of Tiki: its tokens are asked for anew with these. */
  readonly application?: { readonly id: string; readonly secret: string }
}

/** The platform doesn't accept the token, or what renews it: a person has to let us in anew. Its text has the word 'token'. */
export class TokenRefused extends Error {}

/** The platform refuses by its own rules; the text is the platform's. */
export class ShopRefusal extends Error {}

/** This server has no application at the platform: nobody was asked. */
export class ShopNotSetUp extends ShopRefusal {}

export type Send = (call: Omit<OutboundCall, 'workspaceId'>) => Promise<OutboundResponse>

/** With whom a wire speaks, when, and by which token. */
export interface Line {
  readonly send: Send
  readonly now: () => Date
  readonly token: ShopToken
}

/** Of what time is asked; `at` is where the last page ended. */
export interface Window {
  readonly since: Date
  readonly until: Date
  readonly at: string | null
}

export interface Reported<T> {
  readonly payload: Payload
  readonly reported: T
}

export interface Page<T> {
  readonly found: readonly T[]
  /** How many there are in the whole window, as far as the platform says. */
  readonly total: number
  /** Where the next page begins; null: that was all. */
  readonly next: string | null
}

/** What came back with whoever allowed us in. */
export interface Permission {
  readonly code?: string
  readonly shop?: string
  readonly pasted?: string
}

/** Listings that a platform is told of in one call, at most. */
export const MAX_CHANGES = 50

/** What became of a change that a platform was told; `problem`: why it refused, in the platform's words. */
export interface ChangeAnswer {
  readonly ref: string
  readonly problem: string | null
}

/** What a platform keeps until it is asked for, in the order in which it happened. */
export interface Queue {
  /** Begins to keep what happens to the shop's orders. @returns the queue's name there */
  readonly open: (line: Line, shopId: string) => Promise<string>
  /** What has happened since; `ack` says up to where all was done, by what was answered then. Asked again, it answers the same. */
  readonly pull: (
    line: Line,
    name: string,
    ack: string | null,
  ) => Promise<{ readonly ack: string | null; readonly orders: readonly string[] }>
}

/** How one platform is spoken to. Calls throw OutboundError, TokenRefused or ShopRefusal. */
export interface PlatformClient {
  /** Where somebody allows us in; null: there is no such page, or this installation has no keys there. */
  readonly address: (back: { readonly redirect: string; readonly state: string; readonly now: Date }) => string | null
  readonly enter: (send: Send, permission: Permission, now: Date) => Promise<ShopToken>
  readonly renew: (send: Send, token: ShopToken, now: Date) => Promise<ShopToken>
  /** Payloads of orders that changed in a window. */
  readonly orders: (line: Line, window: Window) => Promise<Page<Payload>>
  readonly orderOf: (line: Line, code: string) => Promise<Payload>
  /** Null: no order of the shop yet. @throws UnreadablePayload */
  readonly read: (payload: Payload) => ShopOrder | null
  readonly payouts: (line: Line, window: Window) => Promise<Page<Reported<ShopPayout>>>
  /** What the shop has on sale; `at` is where the last page ended. */
  readonly listings: (line: Line, at: string | null) => Promise<Page<ShopListing>>
  /** Of a platform that sends nothing by itself. */
  readonly queue?: Queue
  /** Changes as they are told: those of one call together, at most `MAX_CHANGES`. */
  readonly parts: (changes: readonly ListingChange[]) => readonly (readonly ListingChange[])[]
  /** Tells one such part; an answer for each. @throws ShopRefusal when all of it is refused */
  readonly change: (line: Line, part: readonly ListingChange[]) => Promise<readonly ChangeAnswer[]>
}

/** Cuts a span of time into windows a platform answers. */
export const windowsOf = (since: Date, until: Date, longestMs: number): { since: Date; until: Date }[] => {
  const windows: { since: Date; until: Date }[] = []
  for (let from = since.getTime(); from < until.getTime(); from += longestMs)
    windows.push({ since: new Date(from), until: new Date(Math.min(from + longestMs, until.getTime())) })
  return windows
}

/** Changes by so many at once. */
export const inParts = (changes: readonly ListingChange[], size = MAX_CHANGES): (readonly ListingChange[])[] =>
  Array.from({ length: Math.ceil(changes.length / size) }, (_none, at) => changes.slice(at * size, (at + 1) * size))

export const withQuery = (url: string, parameters: Readonly<Record<string, string>>): string => `${url}?${new URLSearchParams(parameters)}`
