import { deserialize, serialize } from 'bson'
import {
  ReadPreference,
  type ReadPreferenceMode,
  MongoClient,
  type ClientSession,
  type CommandStartedEvent,
  type Collection,
  type Db,
  type Document,
} from 'mongodb'
import type { MatchContext } from './match'

/** An event of a client: a command's, or of its pool. */
export interface SpecEvent {
  readonly kind: string
  readonly details: Document
}

/** A client of a test with what it has seen. */
export interface ClientEntity {
  readonly client: MongoClient
  readonly events: SpecEvent[]
  /** Everything the engine has refused, whatever the test observes. */
  readonly refusals: string[]
}

const commandEvents = {
  commandStarted: 'commandStartedEvent',
  commandSucceeded: 'commandSucceededEvent',
  commandFailed: 'commandFailedEvent',
}
const unobserved = new Set('configureFailPoint hello ismaster isMaster saslStart saslContinue authenticate getnonce'.split(' '))

/** What a test has named: clients, databases, collections, sessions and saved results. */
export class Entities implements MatchContext {
  readonly clients = new Map<string, ClientEntity>()
  private readonly others = new Map<string, unknown>()
  private readonly sessionIds = new Map<string, unknown>()
  private readonly uri: string

  constructor(uri: string) {
    this.uri = uri
  }

  entity(name: string): unknown {
    const found = this.clients.get(name)?.client ?? this.others.get(name)
    if (found === undefined) throw new Error(`No entity is called ${name}`)
    return found
  }

  sessionId(name: string): unknown {
    return this.sessionIds.get(name)
  }

  save(name: string, value: unknown): void {
    this.others.set(name, value)
  }

  /** Which client a session belongs to. */
  clientOf(session: ClientSession): ClientEntity {
    return [...this.clients.values()].find(({ client }) => client === (session as ClientSession & { client: MongoClient }).client)!
  }

  async create(definitions: readonly Document[]): Promise<void> {
    for (const definition of definitions) {
      const [kind, details] = Object.entries(definition)[0] as [string, Document]
      const make = makers[kind]
      if (!make) throw new Error(`Entities of the kind ${kind} are not known to the runner`)
      await make(this, details)
    }
  }

  async connect(details: Document): Promise<void> {
    const options = new URLSearchParams(
      Object.entries((details.uriOptions ?? {}) as Document).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const client = new MongoClient(`${this.uri}&${options}`, { monitorCommands: true, serverApi: details.serverApi as undefined })
    const wanted = new Set((details.observeEvents ?? []) as string[])
    const ignored = new Set((details.ignoreCommandMonitoringEvents ?? []) as string[])
    const entity: ClientEntity = { client, events: [], refusals: [] }
    for (const [name, kind] of Object.entries(commandEvents))
      client.on(name as 'commandStarted', (event) => {
        noteRefusals(entity, event as unknown as Document)
        if (wanted.has(kind) && !ignored.has(event.commandName) && !unobserved.has(event.commandName))
          entity.events.push({ kind, details: asSent(event) })
      })
    if (wanted.has('connectionCheckOutStartedEvent'))
      client.on('connectionCheckOutStarted', () => entity.events.push({ kind: 'connectionCheckOutStartedEvent', details: {} }))
    this.clients.set(String(details.id), entity)
    await client.connect()
  }

  startSession(details: Document): void {
    const client = this.entity(String(details.client)) as MongoClient
    const session = client.startSession(commonOptions((details.sessionOptions ?? {}) as Document))
    this.others.set(String(details.id), session)
    this.sessionIds.set(String(details.id), session.id)
  }

  async close(): Promise<void> {
    for (const entity of this.others.values()) if (isSession(entity)) await entity.endSession()
    await Promise.all([...this.clients.values()].map(({ client }) => client.close()))
  }
}

const makers: Record<string, (entities: Entities, details: Document) => void | Promise<void>> = {
  client: (entities, details) => entities.connect(details),
  database(entities, { id, client, databaseName, databaseOptions }) {
    const owner = entities.entity(String(client)) as MongoClient
    entities.save(String(id), owner.db(String(databaseName), commonOptions((databaseOptions ?? {}) as Document)))
  },
  collection(entities, { id, database, collectionName, collectionOptions }) {
    const owner = entities.entity(String(database)) as Db
    entities.save(
      String(id),
      owner.collection(String(collectionName), commonOptions((collectionOptions ?? {}) as Document)) satisfies Collection,
    )
  },
  session: (entities, details) => entities.startSession(details),
}

/** A copy: the driver goes on to change the options that a command was made of. */
const asSent = (event: CommandStartedEvent): Document => ({
  ...event,
  databaseName: event.databaseName,
  command: event.command && deserialize(serialize(event.command, { ignoreUndefined: true })),
})

function noteRefusals(entity: ClientEntity, { failure, reply }: Document): void {
  if (failure) entity.refusals.push(String((failure as Error).message))
  const { writeErrors, cursor } = (reply ?? {}) as Document
  for (const list of [writeErrors, (cursor as Document | undefined)?.firstBatch] as unknown[])
    if (Array.isArray(list))
      for (const error of list as Document[]) if (typeof error.errmsg === 'string') entity.refusals.push(error.errmsg)
}

export const isSession = (entity: unknown): entity is ClientSession =>
  typeof entity === 'object' && entity !== null && 'endSession' in entity

/** Options as the driver takes them: read preferences as objects, also inside of transaction options. */
export function commonOptions(options: Document): Document {
  const { readPreference, defaultTransactionOptions, ...rest } = options
  return {
    ...rest,
    ...(readPreference ? { readPreference: readPreferenceOf(readPreference as Document) } : {}),
    ...(defaultTransactionOptions ? { defaultTransactionOptions: commonOptions(defaultTransactionOptions as Document) } : {}),
  }
}

const readPreferenceOf = ({ mode, tagSets, maxStalenessSeconds }: Document): ReadPreference =>
  new ReadPreference(mode as ReadPreferenceMode, tagSets as undefined, { maxStalenessSeconds: maxStalenessSeconds as number | undefined })
