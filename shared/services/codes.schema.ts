import { type Static } from '@feathersjs/typebox'
import { id, instant, optional, recordFields, shape, text } from './schema-kit'

/** An invitation code; it serves one sign-up. */
export const code = shape({ _id: id('codes'), ...recordFields, code: text(60), note: optional(text()), usedAt: optional(instant()) })
export type Code = Static<typeof code>
export const codeCreate = shape({ note: optional(text()) })
