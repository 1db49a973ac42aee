import { MongoError, MongoServerError, type ClientSession, type Document, type MongoClient } from 'mongodb'
import { Entities, isSession } from './entities'
import { match } from './match'
import { asPlain, perform } from './operations'
import type { SpecTest } from './suite'

/** How a test ended: `failure` says what differed; `refusals` are the errors that the engine gave meanwhile. */
export interface Ending {
  readonly failure: string | null
  readonly refusals: readonly string[]
}

/** Runs one test against a server.   @param helper an own client that makes data, sets fail points and looks at the outcome */
export async function runTest(test: SpecTest, uri: string, helper: MongoClient): Promise<Ending> {
  const run = new Run(uri, helper)
  let failure: string | null = null
  try {
    await run.prepare(test.around)
    await run.operations(test.definition.operations as Document[])
    run.checkEvents((test.definition.expectEvents ?? []) as Document[])
    await run.checkOutcome((test.definition.outcome ?? []) as Document[])
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error)
  }
  const refusals = run.refusals()
  await run.end()
  return { failure, refusals }
}

class Run {
  private readonly entities: Entities
  private readonly failPoints = new Set<string>()
  private readonly helper: MongoClient

  constructor(uri: string, helper: MongoClient) {
    this.entities = new Entities(uri)
    this.helper = helper
  }

  async prepare(around: Document): Promise<void> {
    for (const { databaseName, collectionName, documents } of (around.initialData ?? []) as Document[]) {
      const collection = this.helper.db(String(databaseName)).collection(String(collectionName))
      await collection.drop()
      if ((documents as Document[]).length > 0) await collection.insertMany(documents as Document[])
      else await collection.db.createCollection(collection.collectionName)
    }
    await this.entities.create((around.createEntities ?? []) as Document[])
  }

  async operations(list: readonly Document[]): Promise<void> {
    for (const operation of list) await this.operation(operation)
  }

  /** @param isCallback a transaction's callback lets every error through, expected or not */
  private async operation(operation: Document, isCallback = false): Promise<void> {
    const given = this.withSession((operation.arguments ?? {}) as Document)
    if (operation.object === 'testRunner') return await this.special(String(operation.name), given)
    let result: unknown
    try {
      const target = this.entities.entity(String(operation.object))
      result =
        operation.name === 'withTransaction'
          ? await this.withTransaction(target as ClientSession, given)
          : await perform(target, String(operation.name), given)
    } catch (error) {
      if (operation.expectError && error instanceof MongoError) this.checkError(operation.expectError as Document, error)
      else if (!operation.ignoreResultAndError) throw error
      if (isCallback) throw error
      return
    }
    if (operation.expectError) throw new Error(`${operation.name} should have failed: ${JSON.stringify(operation.expectError)}`)
    if ('expectResult' in operation) match(operation.expectResult, result, this.entities)
    if (operation.saveResultAsEntity) this.entities.save(String(operation.saveResultAsEntity), result)
  }

  private withSession(given: Document): Document {
    return typeof given.session === 'string' ? { ...given, session: this.entities.entity(given.session) } : given
  }

  private async withTransaction(session: ClientSession, { callback, ...options }: Document): Promise<unknown> {
    return await session.withTransaction(async () => {
      for (const operation of callback as Document[]) await this.operation(operation, true)
    }, options)
  }

  private async special(name: string, given: Document): Promise<void> {
    const run = specials[name]
    if (!run) throw new Error(`The operation ${name} is not known to the runner`)
    await run(this.entities, given, this.helper, this.failPoints, (list) => this.operations(list))
  }

  private checkError(expected: Document, thrown: MongoError): void {
    const { result, partialResult, writeErrors, writeConcernErrors } = thrown as MongoError & Document
    // A client's bulk write wraps what the server said.
    const error = thrown.cause instanceof MongoError ? thrown.cause : thrown
    const { code, codeName, errorResponse } = error as MongoError & Document
    const isServerError = error instanceof MongoServerError
    if (expected.isClientError !== undefined && expected.isClientError === isServerError)
      throw new Error(`The error should ${expected.isClientError ? '' : 'not '}be the client's: ${error.message}`)
    if (expected.errorContains && !error.message.toLowerCase().includes(String(expected.errorContains).toLowerCase()))
      throw new Error(`The error should contain '${expected.errorContains}': ${error.message}`)
    if (expected.errorCode !== undefined) match(expected.errorCode, code, this.entities)
    if (expected.errorCodeName !== undefined) match(expected.errorCodeName, codeName, this.entities)
    for (const label of (expected.errorLabelsContain ?? []) as string[])
      if (!error.hasErrorLabel(label))
        throw new Error(`The error should be labelled ${label}: ${error.message} (${error.errorLabels.join()})`)
    for (const label of (expected.errorLabelsOmit ?? []) as string[])
      if (error.hasErrorLabel(label)) throw new Error(`The error should not be labelled ${label}: ${error.message}`)
    if (expected.errorResponse) match(expected.errorResponse, errorResponse, this.entities)
    if (expected.expectResult) match(expected.expectResult, partialResult ? asPlain(partialResult) : (result as unknown), this.entities)
    if (expected.writeErrors) match(expected.writeErrors, Object.fromEntries(writeErrors as Map<number, Document>), this.entities)
    if (expected.writeConcernErrors) match(expected.writeConcernErrors, writeConcernErrors, this.entities)
  }

  checkEvents(expectations: readonly Document[]): void {
    for (const { client, events, eventType, ignoreExtraEvents } of expectations) {
      const isOfType = ({ kind }: { kind: string }): boolean => kind.startsWith('command') === (eventType !== 'cmap')
      const seen = this.entities.clients.get(String(client))!.events.filter(isOfType)
      const wanted = events as Document[]
      if (ignoreExtraEvents ? seen.length < wanted.length : seen.length !== wanted.length)
        throw new Error(`${wanted.length} events were expected, but seen were ${seen.map(nameOf).join(', ') || 'none'}`)
      wanted.forEach((event, i) => {
        const [kind, details] = Object.entries(event)[0] as [string, Document]
        if (kind !== seen[i]!.kind) throw new Error(`Event ${i} should be a ${kind} but is ${nameOf(seen[i]!)}`)
        forgiveTimeout(details, seen[i]!.details)
        for (const [name, value] of Object.entries(details)) match(value, seen[i]!.details[name], this.entities, true, `event ${i} ${name}`)
      })
    }
  }

  async checkOutcome(expectations: readonly Document[]): Promise<void> {
    for (const { databaseName, collectionName, documents } of expectations) {
      const collection = this.helper.db(String(databaseName)).collection(String(collectionName))
      match(documents, await collection.find({}).sort({ _id: 1 }).toArray(), this.entities, false, 'outcome')
    }
  }

  refusals(): string[] {
    return [...this.entities.clients.values()].flatMap(({ refusals }) => refusals)
  }

  async end(): Promise<void> {
    for (const configureFailPoint of this.failPoints) await this.helper.db('admin').command({ configureFailPoint, mode: 'off' })
    await this.entities.close()
  }
}

/** This driver gives every commit the 10 seconds that the specification has for repeated ones alone. */
function forgiveTimeout(expected: Document, actual: Document): void {
  const [wanted, found] = [expected, actual].map(({ command }) => (command as Document | undefined)?.writeConcern as Document | undefined)
  if (found?.wtimeout === 10_000 && wanted && !('wtimeout' in wanted)) delete found.wtimeout
}

const nameOf = ({ kind, details }: { kind: string; details: Document }): string => `${kind} ${String(details.commandName ?? '')}`

type Special = (
  entities: Entities,
  given: Document,
  helper: MongoClient,
  failPoints: Set<string>,
  run: (list: readonly Document[]) => Promise<void>,
) => Promise<void> | void

async function setFailPoint(helper: MongoClient, failPoints: Set<string>, failPoint: Document): Promise<void> {
  failPoints.add(String(failPoint.configureFailPoint))
  await helper.db('admin').command(failPoint)
}

const collectionNames = async (helper: MongoClient, { databaseName }: Document): Promise<string[]> =>
  (await helper.db(String(databaseName)).listCollections().toArray()).map(({ name }) => name)

const indexNames = async (helper: MongoClient, { databaseName, collectionName }: Document): Promise<string[]> =>
  (
    await helper
      .db(String(databaseName))
      .collection(String(collectionName))
      .listIndexes()
      .toArray()
      .catch(() => [])
  ).map(({ name }) => name as string)

const ensure = (isTrue: boolean, message: string): void => {
  if (!isTrue) throw new Error(message)
}

function lastTwoSessions(entities: Entities, { client }: Document): [string, string] {
  const started = entities.clients.get(String(client))!.events.filter(({ kind }) => kind === 'commandStartedEvent')
  const ids = started.slice(-2).map(({ details }) => JSON.stringify((details.command as Document).lsid))
  ensure(ids.length === 2, 'two commands should have been seen')
  return ids as [string, string]
}

const isDirty = (session: ClientSession): boolean => Boolean(session.serverSession.isDirty)

/** Operations of the runner itself. */
const specials: Record<string, Special> = {
  failPoint: (_entities, { failPoint }, helper, failPoints) => setFailPoint(helper, failPoints, failPoint as Document),
  targetedFailPoint: (_entities, { failPoint }, helper, failPoints) => setFailPoint(helper, failPoints, failPoint as Document),
  createEntities: (entities, { entities: list }) => entities.create(list as Document[]),
  async assertCollectionExists(_entities, given, helper) {
    ensure((await collectionNames(helper, given)).includes(String(given.collectionName)), 'the collection should exist')
  },
  async assertCollectionNotExists(_entities, given, helper) {
    ensure(!(await collectionNames(helper, given)).includes(String(given.collectionName)), 'the collection should not exist')
  },
  async assertIndexExists(_entities, given, helper) {
    ensure((await indexNames(helper, given)).includes(String(given.indexName)), 'the index should exist')
  },
  async assertIndexNotExists(_entities, given, helper) {
    ensure(!(await indexNames(helper, given)).includes(String(given.indexName)), 'the index should not exist')
  },
  assertSessionTransactionState(_entities, { session, state }) {
    const { transaction } = session as ClientSession & { transaction: { state: string } }
    const names: Record<string, string> = {
      none: 'NO_TRANSACTION',
      starting: 'STARTING_TRANSACTION',
      in_progress: 'TRANSACTION_IN_PROGRESS',
      committed: 'TRANSACTION_COMMITTED',
      aborted: 'TRANSACTION_ABORTED',
    }
    ensure(transaction.state === names[String(state)], `the transaction should be ${state} but is ${transaction.state}`)
  },
  assertSessionUnpinned: (_entities, { session }) => ensure(!(session as ClientSession).isPinned, 'the session should not be pinned'),
  assertSessionPinned: (_entities, { session }) => ensure((session as ClientSession).isPinned, 'the session should be pinned'),
  assertSessionDirty: (_entities, { session }) => ensure(isSession(session) && isDirty(session), 'the session should be dirty'),
  assertSessionNotDirty: (_entities, { session }) => ensure(isSession(session) && !isDirty(session), 'the session should not be dirty'),
  assertSameLsidOnLastTwoCommands(entities, given) {
    const [first, second] = lastTwoSessions(entities, given)
    ensure(first === second, 'both commands should have been sent in the same session')
  },
  assertDifferentLsidOnLastTwoCommands(entities, given) {
    const [first, second] = lastTwoSessions(entities, given)
    ensure(first !== second, 'both commands should have been sent in different sessions')
  },
}
