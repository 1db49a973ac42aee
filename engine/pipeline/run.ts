import { i32 } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import { codes, CommandError } from '../errors'
import { TimeSlice, generatedRows, noRows, type Rows } from '../plan/rows'
import { SortedDocuments } from '../plan/sorted'
import type { Filter } from '../query/filter'
import type { Matcher } from '../query/match'
import type { Projector } from '../query/projection'
import { compileSortKey, type OrderField } from '../query/sort'
import { MAX_DOCUMENT_BYTES } from '../update/apply'
import { groupRows } from './group'
import { sampledRows } from './sample'
import type { Stage } from './stages'
import { unwindRows } from './unwind'

/** The beginning of a pipeline as one query, which the planner answers, and the stages that are left. */
export interface Split {
  readonly query: Window & { readonly filter: Filter; readonly sort: readonly OrderField[] }
  readonly rest: readonly Stage[]
}

/** Which of the rows are wanted; limit 0 for all. */
interface Window {
  readonly skip: number
  readonly limit: number
}

/** Takes matches, one order, and what is skipped and wanted of it from the beginning of a pipeline. */
export function splitPipeline(stages: readonly Stage[]): Split {
  const filters: Filter[] = []
  let sort: readonly OrderField[] = []
  let at = 0
  for (; at < stages.length; at++) {
    const stage = stages[at]!
    if (stage.kind === 'match') filters.push(stage.filter)
    else if (stage.kind === 'sort' && sort.length === 0) sort = stage.order
    else break
  }
  const { window, length } = windowAt(stages, at)
  const filter: Filter = filters.length === 1 ? filters[0]! : { kind: 'and', parts: filters }
  return { query: { filter, sort, ...window }, rest: stages.slice(at + length) }
}

/** What the `$skip` and `$limit` that begin at a place amount to together, and how many of them there are. */
function windowAt(stages: readonly Stage[], from: number): { window: Window; length: number } {
  let skip = 0
  let limit = 0
  let at = from
  for (; at < stages.length; at++) {
    const stage = stages[at]!
    if (stage.kind === 'limit') limit = limit === 0 ? stage.count : Math.min(limit, stage.count)
    else if (stage.kind === 'skip' && (limit === 0 || limit > stage.count)) {
      skip += stage.count
      if (limit > 0) limit -= stage.count
    } else break
  }
  return { window: { skip, limit }, length: at - from }
}

/** Runs stages over rows. */
export function runStages(source: Rows, stages: readonly Stage[]): Rows {
  let rows = source
  for (let at = 0; at < stages.length; at++) {
    const stage = stages[at]!
    if (stage.kind === 'sort') {
      const { window } = windowAt(stages, at + 1)
      rows = new SortedDocuments(rows, compileSortKey(stage.order), window.limit === 0 ? 0 : window.skip + window.limit)
    } else rows = runStage(rows, stage)
  }
  return rows
}

function runStage(rows: Rows, stage: Exclude<Stage, { kind: 'sort' }>): Rows {
  switch (stage.kind) {
    case 'match':
      return generatedRows(matching(rows, stage.fits), rows)
    case 'skip':
      return generatedRows(skipping(rows, stage.count), rows)
    case 'limit':
      return generatedRows(limited(rows, stage.count), rows)
    case 'sample':
      return sampledRows(rows, stage.count)
    case 'project':
      return generatedRows(projected(rows, stage.project), rows)
    case 'unwind':
      return unwindRows(rows, stage.unwind)
    case 'group':
      return groupRows(rows, stage.group)
    case 'count':
      return generatedRows(counted(rows, stage.name), rows)
  }
}

function* matching(rows: Rows, fits: Matcher): Generator<Buffer | null, void> {
  const slice = new TimeSlice()
  for (let bytes = rows.next(); bytes !== undefined; bytes = rows.next())
    if (bytes === null || fits(bytes, 0)) yield bytes
    else if (slice.isOver()) yield null
}

function* skipping(rows: Rows, count: number): Generator<Buffer | null, void> {
  const slice = new TimeSlice()
  let left = count
  for (let bytes = rows.next(); bytes !== undefined; bytes = rows.next())
    if (bytes === null || left === 0) yield bytes
    else {
      left--
      if (slice.isOver()) yield null
    }
}

function* limited(rows: Rows, count: number): Generator<Buffer | null, void> {
  let left = count
  while (left > 0) {
    const bytes = rows.next()
    if (bytes === undefined) return
    if (bytes !== null) left--
    yield bytes
  }
}

function* projected(rows: Rows, project: Projector): Generator<Buffer | null, void> {
  const out = new BsonWriter(1024)
  for (let bytes = rows.next(); bytes !== undefined; bytes = rows.next())
    if (bytes === null) yield null
    else {
      out.at = 0
      project(bytes, 0, out)
      yield out.bytes
    }
}

function* counted(rows: Rows, name: string): Generator<Buffer | null, void> {
  const slice = new TimeSlice()
  let count = 0
  for (let bytes = rows.next(); bytes !== undefined; bytes = rows.next())
    if (bytes === null) yield null
    else {
      count++
      if (slice.isOver()) yield null
    }
  if (count > 0) yield new BsonWriter(64).begin().intOrLong(name, count).end().finish()
}

/** One row. */
export function oneRow(bytes: Buffer): Rows {
  let next: Buffer | undefined = bytes
  return {
    next() {
      const row = next
      next = undefined
      return row
    },
    close: noRows.close,
  }
}

/** Refuses documents that are larger than a document may be. */
export function checked(rows: Rows): Rows {
  return {
    next() {
      const bytes = rows.next()
      if (bytes && i32(bytes, 0) > MAX_DOCUMENT_BYTES)
        throw new CommandError(codes.BSONObjectTooLarge, `A result of the pipeline is larger than ${MAX_DOCUMENT_BYTES} bytes`)
      return bytes
    },
    close: () => rows.close(),
  }
}
