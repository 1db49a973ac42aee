import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Where a file is written until it is whole: two that write the same one at once don't meet. */
export const draftOf = (file: string): string => `${file}.${process.pid}.${randomBytes(4).toString('hex')}.part`

/**
 * Gives a whole draft its name, which nobody may have taken meanwhile; the draft is gone afterwards.
 * @throws EEXIST where the file is there
 */
export const putInPlace = (draft: string, file: string): void => {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (existsSync(file)) throw Object.assign(new Error(`${file} is there already`, { cause: error }), { code: 'EEXIST' })
    // A file system without hard links.
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Removes drafts of the file whose writers were killed. */
export const clearDeadDrafts = (file: string): void => {
  const folder = dirname(file)
  if (!existsSync(folder)) return
  const start = `${basename(file)}.`
  for (const name of readdirSync(folder)) {
    const rest = name.startsWith(start) ? /^(?:(\d+)\.[0-9a-f]{8}\.)?part$/.exec(name.slice(start.length)) : null
    if (rest && !(rest[1] && isRunning(Number(rest[1])))) rmSync(join(folder, name), { force: true })
  }
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
