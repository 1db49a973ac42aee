import { can } from '@shared/foundation/rights/rights'
import { declarationOf } from '@shared/registry/declarations'
import type { RowQuery, ServiceDeclaration, Viewer } from '@shared/foundation/declaration/define-service'
import { bookkeeping } from './bookkeeping'
import { allows } from './access'

/**
 * A stored record as this viewer may see it, in answers and events alike; null when they may not see it at all.
 * The record itself is left as it is.
 */
export const serialize = (declaration: ServiceDeclaration, record: object, viewer: Viewer): Record<string, unknown> | null => {
  if (!sees(declaration, record, viewer)) return null
  const source = record as Readonly<Record<string, unknown>>
  const group = typeof source['group'] === 'string' ? source['group'] : undefined
  const view: Record<string, unknown> = { ...source }
  for (const [field, { stored, listed, others, groups }] of Object.entries(declaration.perMember ?? {}))
    if (!groups || (group !== undefined && groups.includes(group))) view[field] = isListed(source[stored], viewer) ? listed : others
  for (const field of unanswered(declaration)) delete view[field]
  hideFields(declaration, view, source, viewer)
  for (const [field, shown] of Object.entries(declaration.shows?.(viewer, source) ?? {}))
    if (shown === undefined) delete view[field]
    else view[field] = shown
  return view
}

/** Whether a viewer may see a stored record at all. @param anyGroup whatever group it is of */
export const sees = (declaration: ServiceDeclaration, record: object, viewer: Viewer, { anyGroup = false } = {}): boolean => {
  const source = record as Readonly<Record<string, unknown>>
  const group = typeof source['group'] === 'string' ? source['group'] : undefined
  if (declaration.access.get && !allows(declaration.access.get, viewer)) return false
  if (declaration.groups && !anyGroup && (group === undefined || !allows(declaration.groups[group]?.read, viewer))) return false
  return meetsRows(declaration, source, viewer) && (!declaration.about || seesSubject(declaration.about, source, viewer))
}

/** Takes the fields out of a view that are hidden from the viewer. @param source the record as it is stored */
export const hideFields = (
  declaration: ServiceDeclaration,
  view: Record<string, unknown>,
  source: Readonly<Record<string, unknown>>,
  viewer: Viewer,
): void => {
  const { group } = source
  for (const { fields, visibleTo, groups, orPerson } of declaration.hidden ?? []) {
    if (groups && (typeof group !== 'string' || !groups.includes(group))) continue
    if (can(viewer.rights, visibleTo)) continue
    if (orPerson !== undefined && viewer.userId !== null && source[orPerson] === viewer.userId) continue
    for (const path of fields) removePath(view, path.split('.'))
  }
}

/** Top fields of stored records that no answer holds. */
export const unanswered = ({ secret = {}, perMember = {} }: ServiceDeclaration): string[] => [
  ...bookkeeping,
  ...Object.keys(secret),
  ...Object.values(perMember).map(({ stored }) => stored),
]

const isListed = (members: unknown, { userId }: Viewer): boolean => userId !== null && Array.isArray(members) && members.includes(userId)

const seesSubject = (
  about: NonNullable<ServiceDeclaration['about']>,
  source: Readonly<Record<string, unknown>>,
  viewer: Viewer,
): boolean => {
  const { subject } = source
  return typeof subject === 'object' && subject !== null && sees(declarationOf(String(source[about.service])), subject, viewer)
}

/** Row rules are judged as the database would: null stands for a field that a record hasn't, a list meets what one of its items does. */
export const meetsRows = (declaration: ServiceDeclaration, record: Readonly<Record<string, unknown>>, viewer: Viewer): boolean =>
  meets(record, declaration.rows?.(viewer) ?? {})

const meets = (record: Readonly<Record<string, unknown>>, rule: RowQuery): boolean =>
  Object.entries(rule).every(([path, condition]) =>
    path === '$or'
      ? (condition as readonly RowQuery[]).some((inner) => meets(record, inner))
      : meetsCondition(valueAt(record, path.split('.')), condition),
  )

const meetsCondition = (value: unknown, condition: unknown): boolean => {
  const found: readonly unknown[] = Array.isArray(value) ? value : [value ?? null]
  if (typeof condition !== 'object' || condition === null) return found.includes(condition)
  if ('$in' in condition) return (condition.$in as readonly unknown[]).some((allowed) => found.includes(allowed))
  if ('$ne' in condition) return !found.includes(condition.$ne)
  throw new Error(`A row rule isn't understood: ${JSON.stringify(condition)}`)
}

const valueAt = (holder: unknown, [field, ...rest]: readonly string[]): unknown => {
  if (field === undefined || typeof holder !== 'object' || holder === null) return holder
  return valueAt((holder as Readonly<Record<string, unknown>>)[field], rest)
}

/** Removes a path through objects and lists, copying what it goes through. */
const removePath = (holder: Record<string, unknown>, [field, ...rest]: readonly string[]): void => {
  if (field === undefined || !(field in holder)) return
  if (rest.length === 0) {
    delete holder[field]
    return
  }
  const inner = holder[field]
  if (Array.isArray(inner)) holder[field] = inner.map((item: unknown) => withoutPath(item, rest))
  else holder[field] = withoutPath(inner, rest)
}

const withoutPath = (value: unknown, rest: readonly string[]): unknown => {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const copy: Record<string, unknown> = { ...value }
  removePath(copy, rest)
  return copy
}
