import { AppError } from '../../platform/errors'

/** Up to where somebody has read. */
export interface Cursor {
  /** Which line of changes it counts in: another begins when the books are cleared. */
  readonly line: string
  /** The number of the last change they know. */
  readonly seq: number
  /** The id of that change; empty of none. */
  readonly mark: string
  /** When it was given. */
  readonly at: Date
}

export const writeCursor = ({ line, seq, mark, at }: Cursor): string =>
  Buffer.from([line, seq, mark, at.getTime()].join('.')).toString('base64url')

/** @throws AppError 400 for what was never given as one */
export const readCursor = (text: string): Cursor => {
  const [, line, seq, mark, at] =
    /^([0-9a-f]{24})\.(\d{1,15})\.([0-9a-f]{24}|)\.(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (line === undefined || seq === undefined || mark === undefined || at === undefined)
    throw AppError.of('query.value', { field: 'after' })
  return { line, seq: Number(seq), mark, at: new Date(Number(at)) }
}
