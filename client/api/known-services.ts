import type { Declared } from '@shared/foundation/declaration/define-service'
import type { RecordService } from '@shared/registry/names'

const known = new Map<RecordService, Declared>()

/**
 * Notes a declaration when its service's hooks are made. The registry itself stays out of the browser: it would bring every service's
 * shapes into the first script.
 */
export const noteService = (declaration: Declared): void => {
  known.set(declaration.path, declaration)
}

/** Services whose answers show the records of `service` as they are now; those whose hooks are loaded. */
export const showingLive = (service: RecordService): RecordService[] =>
  [...known.values()]
    .filter(({ references = {} }) =>
      Object.values(references).some((reference) => reference.keep === 'live' && reference.service === service),
    )
    .map(({ path }) => path)
