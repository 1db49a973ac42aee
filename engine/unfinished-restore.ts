import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Folders in a data directory that an interrupted restore leaves behind. */
export const UNFINISHED_RESTORE_FOLDERS = ['restored', 'adopting'] as const

/** @throws Error when a restore has to be finished first */
export function assertNoUnfinishedRestore(dataDir: string): void {
  if (UNFINISHED_RESTORE_FOLDERS.some((name) => existsSync(join(dataDir, name))))
    throw new Error(`A restore into ${dataDir} was cut off while it put things in place: finish it with admin restore --finish`)
}
