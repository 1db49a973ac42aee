import { declarations } from '@shared/registry/declarations'
import type { Method } from '@shared/foundation/declaration/define-service'

type Verbs = Readonly<Partial<Record<Method, readonly string[]>>>

const verbsOfAll: Verbs = { find: ['GET', 'HEAD'], create: ['POST'] }
const verbsOfOne: Verbs = { get: ['GET', 'HEAD'], patch: ['PATCH'], remove: ['DELETE'] }

/** The HTTP methods that a path of the API takes; none where no declared service is. */
export const allowedMethods = (path: string): readonly string[] => {
  const [, name, id] = path.split('/')
  const declared = declarations.find((each) => each.path === name || each.aliases?.some((alias) => alias === name))
  const verbs = id ? verbsOfOne : verbsOfAll
  return declared?.methods.flatMap((method) => verbs[method] ?? []) ?? []
}
