import { can } from '@shared/domain/rights/rights'
import type { Access, Asker, ServiceDeclaration } from '@shared/services/define-service'

/** Whether `access` lets this asker in; null is somebody who is not signed in. */
export const allows = (access: Access | undefined, asker: Asker | null): boolean => {
  if (access === undefined) return false
  if (access === 'public') return true
  if (!asker) return false
  return access === 'member' || can(asker.rights, access)
}

/** The groups of a split service that the asker may read or write; null when the service is not split. */
export const groupsFor = (declaration: ServiceDeclaration, asker: Asker, way: 'read' | 'write'): string[] | null =>
  declaration.groups
    ? Object.entries(declaration.groups)
        .filter(([, access]) => allows(access[way], asker))
        .map(([group]) => group)
    : null

/** Whether a field is kept from the asker in records of `group` (any group when it isn't named). */
export const isHidden = (declaration: ServiceDeclaration, field: string, asker: Asker, group?: string): boolean =>
  (declaration.hidden ?? []).some(
    (rule) =>
      !can(asker.rights, rule.visibleTo) &&
      rule.fields.some((hidden) => hidden === field || hidden.startsWith(`${field}.`) || field.startsWith(`${hidden}.`)) &&
      (!rule.groups || group === undefined || rule.groups.includes(group)),
  )
