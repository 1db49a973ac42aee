import type { Params as FeathersParams } from '@feathersjs/feathers'
import { DEFAULT_ZONE, type Day, type Zone } from '@shared/foundation/days/days'
import type { Taxes } from '@shared/foundation/documents/taxpayer'
import type { Id } from '@shared/foundation/ids'
import type { Dong } from '@shared/foundation/money/money'
import type { App } from '@shared/foundation/rights/apps'
import type { Language } from '@shared/registry/catalogue'
import type { Viewer } from '@shared/foundation/declaration/define-service'
import type { ReadLimits } from '../platform/mongo/read-limits'
import type { SocaiUnitOfWork } from './unit-of-work'

/** Who calls: a member, or an API key (then `person` and `userId` are null and `keyed` is true). */
export interface Caller extends Viewer {
  readonly zone: Zone
  readonly person: { readonly _id: Id<'users'>; readonly name: string; readonly username?: string; readonly avatar?: string } | null
  readonly keyed: boolean
  /** The API key of a program. */
  readonly key?: {
    readonly _id: Id<'apiKeys'>
    readonly name: string
    /** It is an assistant's, which writes nothing itself. */
    readonly assistant?: 'may read' | 'may write'
    /** Only the board confirms what it proposes. */
    readonly boardConfirms?: boolean
    /** So many proposals a day at most, each of so many dong at most; they wait so many hours. */
    readonly dailyProposals?: number
    readonly mostDong?: Dong
    readonly proposalHours?: number
    /** So many calls a day at most. */
    readonly dailyCalls?: number
    /** It ends by itself then. */
    readonly endsAt?: Date
    /** A stranger's, for the sandbox. */
    readonly isSandbox?: boolean
    /** How often it called by day, as it was when the caller was read last. */
    readonly calls?: readonly { readonly day: Day; readonly calls: number }[]
  }
  /** What is called that acts without a key of the company's: a bank that tells of money, a marketplace. */
  readonly program?: string
  readonly sessionId: string | null
  /** The apps of the workspace, as they were when the caller was read last; absent where the server itself calls. */
  readonly apps?: readonly App[]
  /** The workspace's address; absent where the server itself calls. */
  readonly company?: string
  /** The labels of the workspace, as they were when the caller was read last. */
  readonly labels?: Readonly<Record<LabelOption, readonly string[]>>
  /** How orders of the workspace are taxed, likewise; absent: they aren't, or the server itself calls. */
  readonly taxes?: Taxes
}

/** The settings that hold the words which funds and orders are labelled with. */
export type LabelOption = 'fundLabels' | 'orderTags'

/** Stands in for whoever calls without signing in: no workspace, no right. */
export const anonymous: Caller = {
  workspaceId: '',
  userId: null,
  rights: [],
  zone: DEFAULT_ZONE,
  person: null,
  keyed: false,
  sessionId: null,
}

/** One change of many records: what calls say that belong to it, and of which service their records are. */
export interface Bulk {
  readonly id: string
  readonly service: string
}

/** How a find is to be read, besides the conditions in `query`. */
export interface Reading {
  readonly search: string | null
  readonly counted: boolean
  /** The fields asked for; null: all. */
  readonly select: readonly string[] | null
  /** What the find is narrowed by, of the words that the declaration names in `narrowedBy`. */
  readonly narrowedBy?: Readonly<Record<string, unknown>>
  readonly report: { readonly name: string; readonly parameters: Readonly<Record<string, unknown>> } | null
}

export type FileFormat = 'xlsx' | 'csv'

/** What a call sent to be written, and the record as it stood when it was read to be changed. */
export interface SentData {
  readonly service: string
  readonly method: 'create' | 'patch'
  readonly data: Readonly<Record<string, unknown>>
  before?: object
}

/** What the kernel hands to a service's method in `params`. */
export interface CallParams extends FeathersParams {
  /** Absent: nobody who signed in. */
  caller?: Caller
  language?: Language
  requestId?: string
  reading?: Reading
  /** A find is answered as a file. */
  format?: FileFormat
  /** Further words of the query that the declaration names in `extraQuery`. */
  extra?: Readonly<Record<string, string>>
  /** What a patch without an id names in its query. */
  by?: Readonly<Record<string, unknown>>
  /** What was sent: all of it stands in the record when the command ends. Absent of what is a part of another command. */
  sent?: SentData
  /** The `rev` a change was based on. */
  basedOn?: number
  /** The change of many records that this call is a part of. */
  bulk?: Bulk
  idempotency?: { readonly workspaceId?: string; readonly scope: string; readonly hash: string }
  /** The command of another service that this call is part of: its writes are committed together with that one's. */
  within?: SocaiUnitOfWork
  /** What is created comes from older books: it may be dated further back than what is entered by hand, and nobody is told of it. */
  fromOlderBooks?: boolean
  /** Nobody is told of what is made or changed by itself: whoever began the command tells of all of it at once. */
  noticesTogether?: boolean
  /** The id of an order that is created, by which others of the same command name it already; absent: a new one. */
  madeAs?: Id<'orders'>
  /** What is entered of an order was told when this very command made it: it stands as paid already. */
  isPaidAlready?: boolean
  /** Of an order of older books that is created: what came back of it there, the earliest first, by the places of its lines. */
  returnedBefore?: readonly { readonly at: Date; readonly lines: readonly { readonly index: number; readonly quantity: number }[] }[]
  /** The moment at which what is created had come to stand as it does; absent: now. */
  asOf?: Date
  /** What the server itself writes into the record that is made or changed, beside what callers may send. */
  besides?: Readonly<Record<string, unknown>>
  /** Of a carrier's statement: the transfer by which its money came, and what the bank took off it. */
  paidOutBy?: { readonly _id: Id<'bankTransfers'>; readonly time: Date; readonly amount: Dong; readonly fee?: Dong }
  /** Who of the board confirmed the command that this call is part of, where it waited for a second person. */
  confirmed?: {
    readonly at: Date
    readonly by: string
    readonly byId?: Id<'users'>
    readonly askedBy: string
    readonly askedById?: Id<'users'>
  }
  /** Records that many rows of one command name: each is read once. */
  lookUps?: Map<string, Promise<object | null>>
  /** The remote address, for limits and logs. */
  ip?: string
  /** Aborted when whoever asked has hung up. */
  signal?: AbortSignal
  /** What the reads of a find or get end with. */
  limits?: ReadLimits
}

/** The call for a part of what it asks for: the answer that is kept, and what is looked at in the end, are those of the whole. */
export const partOf = ({ idempotency: _once, sent: _whole, ...params }: CallParams): CallParams => params

/** Keeps a record that this very command makes, for further rows of it to name. */
export const rememberMade = ({ lookUps }: Pick<CallParams, 'lookUps'>, service: string, record: object & { _id: string }): void => {
  lookUps?.set(`${service} ${record._id}`, Promise.resolve(record))
}

/** A record that this very command made and remembered. */
export const madeBefore = ({ lookUps }: Pick<CallParams, 'lookUps'>, service: string, id: string): Promise<object | null> =>
  lookUps?.get(`${service} ${id}`) ?? Promise.resolve(null)

/** Reads a record that further rows of the same command may name; once, where the command has many rows. */
export const lookUpOnce = <T extends object>(
  { lookUps }: Pick<CallParams, 'lookUps'>,
  key: string,
  read: () => Promise<T | null>,
): Promise<T | null> => {
  if (!lookUps) return read()
  const known = lookUps.get(key) ?? read()
  lookUps.set(key, known)
  // What is kept under a key was read by the same question.
  return known as Promise<T | null>
}
