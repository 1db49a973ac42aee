import { closeSync, openSync } from 'node:fs'
import type { Operation } from '../commands/operation'
import { Yielder } from '../commands/yield'
import { Catalog } from '../store/catalog'
import type { Store, View } from '../store/store'
import { checkCollection } from './collection'
import { readMeta, type Meta } from './file-format'
import { PageCheck } from './pages'
import { Report } from './report'

/** Checks everything in one snapshot: the pages of the file, the catalogue, every document and every index entry.
 *  Documents are only read when all pages are valid: on a damaged page LMDB itself would crash. */
export async function checkStore(operation: Operation): Promise<Report> {
  const { store } = operation.context
  const report = new Report()
  const file = openSync(store.path, 'r')
  let view: View | null = null
  try {
    const state = takeState(store, file)
    view = state.view
    const catalog = await checkPages(operation, file, state.meta, report).then((isSound) => (isSound ? state.catalog() : null))
    if (!catalog) return report
    checkSpaces(store, view, catalog, report)
    for (const db of catalog.databases())
      for (const collection of catalog.list(db)) await checkCollection(operation, view, collection, report)
    return report
  } finally {
    if (view) store.release(view)
    closeSync(file)
  }
}

interface State {
  readonly view: View
  readonly meta: Meta | null
  readonly catalog: () => Catalog
}

/** A view and the file's meta page of the same state: repeated when a commit comes in between. */
function takeState(store: Store, file: number): State {
  for (;;) {
    const before = readMeta(file)
    store.refresh()
    const view = store.view()
    const meta = readMeta(file)
    if (before?.transaction === meta?.transaction) return { view, meta, catalog: () => new Catalog(store, view) }
    store.release(view)
  }
}

async function checkPages(operation: Operation, file: number, meta: Meta | null, report: Report): Promise<boolean> {
  if (!meta) {
    report.add('page', 'Neither of the file’s two heads can be read')
    return false
  }
  const yielder = new Yielder(operation)
  const check = new PageCheck(file, meta)
  for (const _step of check.run()) await yielder.yieldIfDue()
  for (const text of check.problems) report.add('page', text)
  return check.problems.length === 0
}

/** Whatever has entries is in the catalogue, or is being removed. */
function checkSpaces(store: Store, view: View, catalog: Catalog, report: Report): void {
  const known = new Map<number, string>([[0, 'the catalogue']])
  for (const id of catalog.garbage()) known.set(id, 'what is being removed')
  for (const db of catalog.databases())
    for (const { id, name, indexes } of catalog.list(db))
      for (const [used, what] of [
        [id, `${db}.${name}`] as const,
        ...indexes.map((index) => [index.id, `${db}.${name}, ${index.name}`] as const),
      ]) {
        const other = known.get(used)
        if (other !== undefined) report.add('catalogue', `${what} and ${other} have the same place`)
        known.set(used, what)
      }
  for (const id of store.spaces(view))
    if (!known.has(id)) report.add('catalogue', `There are entries that belong to no collection and no index (place ${id})`)
}
