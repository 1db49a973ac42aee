/** A failure of a tool, told in one line for people. */
export class ToolFailure extends Error {}

const reasons: Record<string, string> = {
  ENOSPC: 'there is no room left on the disk',
  EDQUOT: 'there is no room left for this account',
  EACCES: 'it may not be written or read by this account',
  EPERM: 'it may not be written or read by this account',
  EROFS: 'the disk may only be read',
  ENOENT: 'there is no such file or folder',
  EEXIST: 'it is there already',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is not a folder',
}

/** Why a file could not be worked on. */
export function reasonOf(error: unknown): string {
  return reasons[codeOf(error)] ?? (error instanceof Error ? error.message : String(error))
}

/** The system's name of an error, as `ENOENT`; empty when it has none. */
export const codeOf = (error: unknown): string => (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '')
