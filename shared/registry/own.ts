import type { Declared } from '../foundation/declaration/define-service'
import { declareOwn } from '../foundation/own-services/declare'
import type { PlugIn } from '../foundation/own-services/plug-in'
import { services } from './index'

const added = new Map<string, PlugIn>()

/**
 * Adds a company's own service to the registry, before anything else reads it: declarations, collections and addresses are worked out once.
 * @throws RangeError when there is a service of this name
 */
export const addOwnService = (plugIn: PlugIn): void => {
  if (Object.hasOwn(services, plugIn.path)) throw new RangeError(`There is a service '${plugIn.path}' already`)
  const registry = services as Record<string, Declared>
  registry[plugIn.path] = declareOwn(plugIn)
  added.set(plugIn.path, plugIn)
}

/** The declaration of one that is read elsewhere: it replaces what was known of it. */
export const declarationOfOwn = (plugIn: Omit<PlugIn, 'companies'>): Declared => {
  const registry = services as Record<string, Declared>
  const declaration = declareOwn(plugIn)
  registry[plugIn.path] = declaration
  return declaration
}

/** The companies' own services, in the order they were added. */
export const ownServices = (): readonly PlugIn[] => [...added.values()]

/** Whether a company has an own service: it is for all, or for this one. @param company its address; absent where the server itself calls */
export const isOfCompany = ({ own }: Pick<Declared, 'own'>, company: string | undefined): boolean =>
  own?.companies === undefined || company === undefined || own.companies.includes(company)
