import { deserialize, EJSON } from 'bson'
import { afterPrefix, type Key } from '../bson/key'
import { field, i32, MAX_NESTING_DEPTH, T, validate } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import type { Operation } from '../commands/operation'
import { Yielder } from '../commands/yield'
import { CommandError } from '../errors'
import type { Collection, Index } from '../store/catalog'
import { entryKey, fieldKeys, idKey, idOfEntry } from '../store/index-keys'
import type { View } from '../store/store'
import type { Report } from './report'

const idName = Buffer.from('_id')

/** How many entries each index has, by name; `_id_` are the documents. */
export type Counts = Record<string, number>

/** Checks every document of a collection and every entry of its indexes, in both directions, in one snapshot. */
export async function checkCollection(operation: Operation, view: View, collection: Collection, report: Report): Promise<Counts> {
  const check = new CollectionCheck(operation, view, collection, report)
  report.collections++
  try {
    await check.documents()
    for (const index of collection.indexes) await check.entries(index)
  } catch (error) {
    if (error instanceof CommandError) throw error
    report.add('unreadable', error instanceof Error ? error.message : String(error), check.namespace)
  }
  return check.counts
}

class CollectionCheck {
  readonly counts: Counts = { _id_: 0 }
  readonly namespace: string
  private readonly yielder: Yielder
  private readonly expected = new Map<Index, number>()
  private readonly operation: Operation
  private readonly view: View
  private readonly collection: Collection
  private readonly report: Report

  constructor(operation: Operation, view: View, collection: Collection, report: Report) {
    this.operation = operation
    this.view = view
    this.collection = collection
    this.report = report
    this.namespace = `${collection.db}.${collection.name}`
    this.yielder = new Yielder(operation)
  }

  /** Every document is whole, is stored under its own `_id`, and is in every index. */
  async documents(): Promise<void> {
    const { collection, view, report } = this
    const { store } = this.operation.context
    const keys = store.keys(view, collection.prefix, afterPrefix(collection.prefix))
    try {
      for (let key = keys.next(); key !== undefined; key = keys.next()) {
        this.counts._id_!++
        report.documents++
        const bytes = store.valueOf(view, key)
        const id = key.slice(collection.prefix.length)
        const fault = bytes ? faultOf(bytes, id) : 'is listed, but cannot be found'
        if (fault || !bytes) report.add('document', `The document ${show(id, bytes)} ${fault}`, this.namespace)
        else for (const index of collection.indexes) this.checkEntriesOf(index, id, bytes)
        await this.yielder.yieldIfDue()
      }
    } finally {
      keys.close()
    }
  }

  private checkEntriesOf(index: Index, id: Key, bytes: Buffer): void {
    const multikey: boolean[] = []
    for (const fields of fieldKeys(index, bytes, 0, multikey))
      if (this.operation.context.store.has(this.view, entryKey(index, fields, id)))
        this.expected.set(index, (this.expected.get(index) ?? 0) + 1)
      else this.addProblem('missing entry', index, `The document ${show(id, bytes)} is not in the index ${index.name}`)
    if (multikey.some((is, i) => is && !index.multikey[i]))
      this.addProblem('not marked as array', index, `The index ${index.name} does not know that ${show(id, bytes)} has an array`)
  }

  /** Every entry has its document, and a unique index has no duplicates. */
  async entries(index: Index): Promise<void> {
    const { store } = this.operation.context
    const { view } = this
    let n = 0
    let lastFields: Key | null = null
    const keys = store.keys(view, index.prefix, afterPrefix(index.prefix))
    try {
      for (let entry = keys.next(); entry !== undefined; entry = keys.next()) {
        n++
        if (index.unique) {
          const fields = entry.slice(0, entry.length - 2 - idOfEntry(entry).length)
          if (fields === lastFields)
            this.addProblem('duplicate', index, `The unique index ${index.name} has a value twice: ${show(idOfEntry(entry))}`)
          lastFields = fields
        }
        await this.yielder.yieldIfDue()
      }
    } finally {
      keys.close()
    }
    this.counts[index.name] = n
    this.report.entries += n
    if (n !== (this.expected.get(index) ?? 0)) await this.reportSurplus(index)
  }

  private async reportSurplus(index: Index): Promise<void> {
    const { store } = this.operation.context
    const keys = store.keys(this.view, index.prefix, afterPrefix(index.prefix))
    try {
      for (let entry = keys.next(); entry !== undefined; entry = keys.next()) {
        const id = idOfEntry(entry)
        const bytes = store.valueOf(this.view, this.collection.prefix + id)
        if (!bytes) this.addProblem('entry without document', index, `The index ${index.name} has ${show(id)}, which is no document`)
        else if (faultOf(bytes, id) === null && !fieldKeys(index, bytes, 0, []).some((fields) => entryKey(index, fields, id) === entry))
          this.addProblem('wrong entry', index, `The index ${index.name} has ${show(id, bytes)} under values that it does not have`)
        await this.yielder.yieldIfDue()
      }
    } finally {
      keys.close()
    }
  }

  private addProblem(kind: Parameters<Report['add']>[0], index: Index, text: string): void {
    this.report.add(kind, text, this.namespace, index.name)
  }
}

/** What is wrong with a stored document, or null. */
function faultOf(bytes: Buffer, id: Key): string | null {
  try {
    if (bytes.length < 5 || i32(bytes, 0) !== bytes.length) return `is ${bytes.length} bytes long and says otherwise`
    // An update may nest a document more deeply than an insert.
    validate(bytes, 0, bytes.length, MAX_NESTING_DEPTH * 2)
    return idKey(field(bytes, 0, idName)) === id ? null : 'stands under another _id than its own'
  } catch {
    return 'is not whole'
  }
}

/** A document's `_id` for people; when it cannot be read, the bytes of its key. */
function show(id: Key, bytes?: Buffer): string {
  try {
    const value = bytes ? field(bytes, 0, idName) : null
    if (value && value.type !== T.missing)
      return EJSON.stringify(deserialize(new BsonWriter().begin().value('_id', value).end().finish(), { promoteValues: false }))
  } catch {
    // Below.
  }
  return `with the key ${Buffer.from(id, 'latin1').toString('hex')}`
}
