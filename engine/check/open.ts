import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { hasBothHeads, readMeta, pagesInFile } from './file-format'
import { PageCheck } from './pages'

/** Refuses a file that LMDB would crash on: one that is truncated, or no database. A file of its full length costs
 *  two short reads; after an owner that was killed the pages that lead to the data are read, which a disk that only pretends to
 *  flush may have lost.   @throws Error that says what is wrong and what helps */
export function assertFileIntact(path: string, wasKilled: boolean): void {
  if (!existsSync(path) || statSync(path).size === 0) return
  const file = openSync(path, 'r')
  try {
    const fault = faultOf(file, wasKilled)
    if (fault) throw new Error(`The database ${path} is damaged: ${fault}. Bring it back from a backup: admin restore`)
  } finally {
    closeSync(file)
  }
}

function faultOf(file: number, wasKilled: boolean): string | null {
  const meta = readMeta(file)
  if (!meta || !hasBothHeads(file)) return 'its head cannot be read'
  // A valid file may be shorter than its meta page says, when its last pages are free: then every page is checked.
  const isShort = pagesInFile(file, meta.pageSize) <= meta.lastPage
  if (!isShort && !wasKilled) return null
  const check = new PageCheck(file, meta, isShort)
  const steps = check.run()
  while (!steps.next().done);
  // Another owner that has started meanwhile writes what we read; the claim decides which of us continues.
  const isInUse = readMeta(file)?.transaction !== meta.transaction
  return isInUse ? null : (check.problems[0] ?? null)
}
