import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Store } from './store'

/** Size of the database's file, in bytes. */
export const sizeOfFile = (path: string): number => statSync(path).size

const draftName = (path: string): RegExp => new RegExp(`^${basename(path).replaceAll('.', '\\.')}\\.[0-9a-f]{8}\\.new(-lock)?$`)

/** Makes an empty database where there is no file: under another name first, so that a power cut leaves a complete one or none. LMDB writes
 *  a new file's head in several sectors, and crashes on opening a torn one. */
export async function makeFile(path: string): Promise<void> {
  if (existsSync(path)) return
  const draft = `${path}.${randomBytes(4).toString('hex')}.new`
  await new Store(draft).close()
  sync(draft)
  try {
    putInPlace(draft, path)
  } finally {
    for (const suffix of ['', '-lock']) rmSync(draft + suffix, { force: true })
  }
  if (process.platform !== 'win32') sync(dirname(path))
}

/** Removes drafts of interrupted creations.   @param path of the database, which must be ours */
export function removeDrafts(path: string): void {
  const isDraft = draftName(path)
  for (const name of readdirSync(dirname(path))) if (isDraft.test(name)) rmSync(join(dirname(path), name), { force: true })
}

/** Of several processes that start together the first one's file stays. */
function putInPlace(draft: string, path: string): void {
  try {
    linkSync(draft, path)
  } catch (error) {
    if (existsSync(path)) return
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error
    renameSync(draft, path) // a file system without hard links
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
