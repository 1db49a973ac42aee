import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, ToolFailure } from './failure'

/** Does the work of a restore while no other works on the same data directory.   @throws ToolFailure when one does */
export async function claimedForRestore<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  // Named as the engine's own files are: neither backed up nor set aside.
  const file = join(dataDir, 'engine.lock.restore')
  await take(file, dataDir)
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file: string, dataDir: string): Promise<void> {
  try {
    await writeFile(file, `${process.pid}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    if (isRunning(Number(await readFile(file, 'utf8').catch(() => ''))))
      throw new ToolFailure(`Another restore into ${dataDir} is going on.`)
    // Whoever claimed it was killed.
    await rm(file, { force: true })
    await take(file, dataDir)
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
