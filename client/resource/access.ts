import type { Access, Method, ServiceDeclaration } from '@shared/foundation/declaration/define-service'
import { administersOnly, can } from '@shared/foundation/rights/rights'
import { useMe } from '../api/session/use-me'

const allows = (access: Access | undefined, rights: Parameters<typeof can>[0]): boolean => {
  if (access === undefined) return false
  if (access === 'public' || access === 'signed-in') return true
  return access === 'member' ? !administersOnly(rights) : can(rights, access)
}

/**
 * Whether who is signed in may call a method, as the service declares it.
 * @param group of a service whose records are split by `group`: may they write that one
 */
export const useMay = (declaration: ServiceDeclaration, method: Method, group?: string): boolean => {
  const { rights } = useMe()
  const isWrite = method === 'create' || method === 'patch' || method === 'remove'
  const ofGroup = group === undefined ? undefined : declaration.groups?.[group]
  const mayGroup = ofGroup === undefined || allows(isWrite ? ofGroup.write : ofGroup.read, rights)
  return declaration.methods.includes(method) && allows(declaration.access[method], rights) && mayGroup
}
