import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** With less free space than this a failed write counts as a full disk. */
const MIN_FREE_BYTES = 1024 * 1024

/** What an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Why a write failed: the system's words; LMDB reports a full disk as a failed write.   @param file it should have gone to */
export async function causeOfFailure(file: string, error: unknown): Promise<string> {
  const inner = await (error as { commitError?: Promise<unknown> }).commitError?.catch((cause: unknown) => cause)
  const { bavail, bsize } = await statfs(dirname(file))
  if (bavail * bsize < MIN_FREE_BYTES) return 'No space left on device'
  return messageOf(inner ?? error)
}
