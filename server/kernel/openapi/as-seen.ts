import type { Declared, HiddenFields, Method, ReportDeclaration } from '@shared/foundation/declaration/define-service'
import { can } from '@shared/foundation/rights/rights'
import { isOfCompany } from '@shared/registry/own'
import { allows, isHidden } from '../access'
import type { Caller } from '../call'

/** Of a caller what decides which part of the API is theirs. */
export type Reader = Pick<Caller, 'rights' | 'workspaceId' | 'userId' | 'apps' | 'company'>

/** A service as a caller may use it: its methods, reports, groups and fields; null when nothing of it is theirs. */
export const asSeenBy = (declaration: Declared, reader: Reader): Declared | null => {
  const { app, access, reports = {}, patchMany, groups } = declaration
  if (app && reader.apps && !reader.apps.includes(app)) return null
  if (!isOfCompany(declaration, reader.company)) return null
  const own = Object.fromEntries(Object.entries(reports).filter(([, report]) => allows(report.access, reader))) as Readonly<
    Record<string, ReportDeclaration>
  >
  const isOwn = (method: Method): boolean => allows(access[method], reader) || (method === 'find' && Object.keys(own).length > 0)
  const methods = declaration.methods.filter(isOwn)
  const many = patchMany && allows(patchMany.access, reader) ? patchMany : undefined
  if (methods.length === 0 && !many) return null
  const isShown = (field: string): boolean => !isHidden(declaration, field, reader)
  const { patchMany: _many, groups: _groups, ...rest } = declaration
  return {
    ...rest,
    methods,
    reports: own,
    filter: declaration.filter.filter(isShown),
    sort: declaration.sort.filter(isShown),
    hidden: (declaration.hidden ?? []).filter((rule) => !can(reader.rights, rule.visibleTo)),
    ...(many ? { patchMany: many } : {}),
    ...(groups
      ? {
          groups: Object.fromEntries(
            Object.entries(groups).filter(([, group]) => allows(group.read, reader) || allows(group.write, reader)),
          ),
        }
      : {}),
  }
}

/** Whether a rule hides its fields in every record, whatever the record and whoever it is about. */
export const hidesAlways = ({ groups, orPerson }: HiddenFields): boolean => groups === undefined && orPerson === undefined
