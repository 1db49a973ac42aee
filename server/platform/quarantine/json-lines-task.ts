import type { ErrorCode } from '@shared/errors/catalogue'
import type { ShapeLimits } from './json-shape'
import { declareTask } from './task'

export interface JsonLinesOptions extends ShapeLimits {
  /** Of one line. */
  readonly maxLineBytes: number
  /** Of all that the file unpacks to. */
  readonly maxTextBytes: number
  /** What the sender is told of a file that is damaged, no gzip or longer, deeper or of more values than it may be. */
  readonly unfit: ErrorCode
}

/** The lines of a gzip file of JSON lines, none of which is longer, deeper or of more values than it may be; nothing is made of them yet. */
export const jsonLines = declareTask<JsonLinesOptions, string>('json-lines', { seconds: 900 })
