import { id, list, shape, whole } from './schema-kit'

/** The notices the caller hasn't read, of the newest. */
export const activitiesReports = { unread: shape({ count: whole(), ids: list(id('activities'), 500) }) }
