import type { ErrorCode } from '@shared/registry/catalogue'
import { AppError } from '../../../../../platform/errors'

type ArchiveCode = Extract<ErrorCode, `workspaces.archive-${string}` | 'uploads.full'>

/** A file that can't be taken in, and why. */
export const unfitArchive = (code: ArchiveCode, values: Readonly<Record<string, string | number>> = {}): AppError =>
  AppError.atField('file', code, values)

/** Whether a file is refused for what it is, however often it is sent. */
export const isUnfitArchive = (error: unknown): error is AppError =>
  error instanceof AppError && error.code !== 'workspaces.archive-gone' && /^(workspaces[.]archive-|uploads[.]full$)/.test(error.code)
