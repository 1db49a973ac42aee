import { idempotency } from './idempotency'
import { bulkChange } from './bulk-change'
import { fileAnswer } from './file-answer'
import { authorize } from './authorize'
import { makeMany } from './make-many'
import { mapErrors } from './map-errors'
import { authenticate } from './authenticate'
import { validateData } from './validate-data'
import { noteReads } from './note-reads'
import { limitReads } from './limit-reads'
import { validateQuery } from './validate-query'
import { serializeResult } from './serialize-result'

/** What every call goes through, outermost first. */
export const pipeline = [
  mapErrors,
  authenticate,
  noteReads,
  authorize,
  makeMany,
  validateQuery,
  limitReads,
  fileAnswer,
  idempotency,
  bulkChange,
  validateData,
  serializeResult,
]
