import type { Declared } from '@shared/foundation/declaration/define-service'
import type { BodyLimits } from '../platform/http/json-body'

const DEFAULT_BODY_BYTES = 1024 * 1024

/**
 * How large bodies may be, by the paths of the declared services.
 * @param others bytes by the paths of what no service answers
 */
export const bodyLimitsOf = (declarations: readonly Declared[], others: BodyLimits['byPath'] = {}): BodyLimits => ({
  defaultBytes: DEFAULT_BODY_BYTES,
  byPath: {
    ...others,
    ...Object.fromEntries(
      declarations.flatMap(({ path, aliases = [], maxBodyBytes }) =>
        maxBodyBytes === undefined ? [] : [path, ...aliases].map((address) => [address, maxBodyBytes]),
      ),
    ),
  },
})
