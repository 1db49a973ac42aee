import type { Declared } from '@shared/foundation/declaration/define-service'
import type { BodyLimits } from '../platform/http/json-body'

const DEFAULT_BODY_BYTES = 1024 * 1024

/** How large bodies may be, by the paths of the declared services. */
export const bodyLimitsOf = (declarations: readonly Declared[]): BodyLimits => ({
  defaultBytes: DEFAULT_BODY_BYTES,
  byPath: Object.fromEntries(
    declarations.flatMap(({ path, aliases = [], maxBodyBytes }) =>
      maxBodyBytes === undefined ? [] : [path, ...aliases].map((address) => [address, maxBodyBytes]),
    ),
  ),
})
