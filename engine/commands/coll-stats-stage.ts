import { serialize } from 'bson'
import { arrayItems, documentEntries, T, type RawValue } from '../bson/raw'
import { toNumber } from '../bson/numbers'
import { BsonWriter } from '../bson/writer'
import { badValue, codes, CommandError } from '../errors'
import type { Operation } from './operation'
import { storageStats } from './stats'

/** What the rest of a pipeline that begins with `$collStats` gets. */
interface StageResult {
  /** The stage's one document. */
  readonly document: Buffer
  /** The stages that follow it. */
  readonly rest: RawValue
}

/** Runs `{ $collStats: { storageStats: { scale }, count: {} } }` where a pipeline begins with it; null for any other pipeline.
 *  @throws CommandError BadValue for other options */
export async function collStatsStage(operation: Operation, db: string, name: string, pipeline: RawValue): Promise<StageResult | null> {
  const [first, ...others] = pipeline.type === T.array ? arrayItems(pipeline, 'pipeline') : []
  const [stage] = first?.type === T.object ? documentEntries(first, 'pipeline stage') : []
  if (stage?.[0] !== '$collStats') return null
  if (operation.transaction)
    throw new CommandError(
      codes.OperationNotSupportedInTransaction,
      'Stage not supported inside of a multi-document transaction: $collStats',
    )
  const asked = documentEntries(stage[1], '$collStats')
  for (const [option] of asked)
    if (option !== 'storageStats' && option !== 'count') throw badValue(`$collStats: ${option} is not supported`)
  if (!operation.context.catalog.find(db, name))
    throw new CommandError(
      codes.NamespaceNotFound,
      `Unable to retrieve storageStats in $collStats stage: Collection [${db}.${name}] not found.`,
    )
  const document: Record<string, unknown> = { ns: `${db}.${name}`, host: operation.context.address, localTime: new Date() }
  const storage = asked.find(([option]) => option === 'storageStats')
  const stats = await storageStats(operation, db, name, storage ? scaleOf(storage[1]) : 1)
  if (storage) document.storageStats = stats
  if (asked.some(([option]) => option === 'count')) document.count = stats.count
  const out = new BsonWriter().begin()
  others.forEach((item, i) => out.value(String(i), item))
  const bytes = out.end().finish()
  return { document: Buffer.from(serialize(document)), rest: { type: T.array, bytes, at: 0, end: bytes.length } }
}

function scaleOf(options: RawValue): number {
  const scale = documentEntries(options, '$collStats.storageStats').find(([option]) => option === 'scale')?.[1]
  return scale ? toNumber(scale.type, scale.bytes, scale.at) : 1
}
