import { declarations } from '@shared/registry/declarations'
import type { Method } from '@shared/foundation/declaration/define-service'

type Verbs = Readonly<Partial<Record<Method, readonly string[]>>>

const verbsOfAll: Verbs = { find: ['GET', 'HEAD'], create: ['POST'] }
const verbsOfOne: Verbs = { get: ['GET', 'HEAD'], patch: ['PATCH'], remove: ['DELETE'] }

const declaredAt = (name: string | undefined) =>
  declarations.find((each) => each.path === name || each.aliases?.some((alias) => alias === name))

/** Whether a service offers a method; a patch of many also where single records can't be patched. Of what no declaration is of nothing is known: true. */
export const offersMethod = (path: string, method: Method): boolean => {
  const declared = declaredAt(path)
  return !declared || declared.methods.includes(method) || (method === 'patch' && declared.patchMany !== undefined)
}

/** The HTTP methods that a path of the API takes; none where no declared service is. */
export const allowedMethods = (path: string): readonly string[] => {
  const [, name, id] = path.split('/')
  const declared = declaredAt(name)
  const verbs = id ? verbsOfOne : verbsOfAll
  return declared?.methods.flatMap((method) => verbs[method] ?? []) ?? []
}
