import type { Declared } from '../foundation/declaration/define-service'
import { services } from './index'

/** Every declaration of the registry. */
export const declarations: readonly Declared[] = Object.values(services)

const byPath = new Map<string, Declared>(
  declarations.flatMap((declaration) => [declaration.path, ...(declaration.aliases ?? [])].map((path) => [path, declaration] as const)),
)

/** The declaration behind a path or an alias. @throws RangeError when none is */
export const declarationOf = (path: string): Declared => {
  const declaration = byPath.get(path)
  if (!declaration) throw new RangeError(`There is no service '${path}'`)
  return declaration
}
