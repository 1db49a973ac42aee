import { administersOnly, can } from '@shared/foundation/rights/rights'
import { ByRights } from './by-rights'
import type { Access, Viewer, ServiceDeclaration } from '@shared/foundation/declaration/define-service'

/** Whether `access` lets this viewer in; null is somebody who is not signed in. */
export const allows = (access: Access | undefined, viewer: Viewer | null): boolean => {
  if (access === undefined) return false
  if (access === 'public') return true
  if (!viewer) return false
  if (access === 'signed-in') return true
  return access === 'member' ? !administersOnly(viewer.rights) : can(viewer.rights, access)
}

/** The groups of a split service that the viewer may read or write; null when the service is not split. */
export const groupsFor = ({ groups }: ServiceDeclaration, viewer: Viewer, way: 'read' | 'write'): readonly string[] | null =>
  groups
    ? groupsByRights.of(viewer, groups, (declared) => ({
        read: groupsIn(declared, viewer, 'read'),
        write: groupsIn(declared, viewer, 'write'),
      }))[way]
    : null

const groupsIn = (groups: Groups, viewer: Viewer, way: 'read' | 'write'): readonly string[] =>
  Object.entries(groups)
    .filter(([, access]) => allows(access[way], viewer))
    .map(([group]) => group)

type Groups = NonNullable<ServiceDeclaration['groups']>

const groupsByRights = new ByRights<Groups, Readonly<Record<'read' | 'write', readonly string[]>>>()

/** Whether a field is kept from the viewer in records of `group` (any group when it isn't named). */
export const isHidden = (declaration: ServiceDeclaration, field: string, viewer: Viewer, group?: string): boolean =>
  (declaration.hidden ?? []).some(
    (rule) =>
      !can(viewer.rights, rule.visibleTo) &&
      rule.fields.some((hidden) => hidden === field || hidden.startsWith(`${field}.`) || field.startsWith(`${hidden}.`)) &&
      (!rule.groups || group === undefined || rule.groups.includes(group)),
  )
