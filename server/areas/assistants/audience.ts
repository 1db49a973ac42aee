import type { Declared, Viewer } from '@shared/foundation/declaration/define-service'
import { can, RIGHTS, type Right } from '@shared/foundation/rights/rights'
import type { ProposedAct } from '@shared/areas/assistants/rules/proposable'
import { allows } from '../../kernel/access'
import type { AudienceMark } from '../../kernel/notices'
import { sees } from '../../kernel/serialize'
import { isObject, type Fields } from './plain'

interface Proposed {
  readonly act: ProposedAct
  readonly group: string | undefined
  /** What the proposal shows and sends: fields with their values. */
  readonly holds: readonly Fields[]
  /** As it is stored; null of a new one. */
  readonly record: object | null
}

/**
 * Who may confirm a proposal, as marks: whoever may do the write and see every field that the proposal shows. The board's right stands for
 * those of the company; whoever needs two rights together is not among them.
 */
export const whoMayConfirm = (
  declaration: Declared,
  workspaceId: string,
  { act, group, holds, record }: Proposed,
): readonly ('member' | Right)[] => {
  const may = (rights: readonly Right[]): boolean => {
    const viewer = { workspaceId, userId: null, rights }
    return (
      allows(declaration.access[act], viewer) &&
      (!declaration.groups || (group !== undefined && allows(declaration.groups[group]?.write, viewer))) &&
      !holds.some((fields) => holdsHidden(declaration, fields, viewer, group)) &&
      (record === null || sees(declaration, record, viewer))
    )
  }
  return may([]) ? ['member'] : RIGHTS.filter((right) => right !== 'admin' && may([right]))
}

/** The board alone, where it is among those who may confirm; nobody else. */
export const boardAmong = (audience: readonly ('member' | Right)[]): readonly Right[] =>
  audience.some((mark) => mark === 'member' || mark === 'bod') ? ['bod'] : []

/** Whether something among these fields is hidden from the viewer, at any depth. */
const holdsHidden = ({ hidden = [] }: Declared, fields: Fields, { rights }: Pick<Viewer, 'rights'>, group: string | undefined): boolean =>
  hidden.some(
    ({ fields: paths, visibleTo, groups }) =>
      !can(rights, visibleTo) &&
      (!groups || group === undefined || groups.includes(group)) &&
      paths.some((path) => holdsPath(fields, path.split('.'))),
  )

const holdsPath = (value: unknown, [step, ...rest]: readonly string[]): boolean => {
  if (step === undefined) return value !== undefined
  if (Array.isArray(value)) return value.some((item: unknown) => holdsPath(item, [step, ...rest]))
  return isObject(value) && Object.hasOwn(value, step) && holdsPath(value[step], rest)
}

const isRight = (mark: string): mark is Right => RIGHTS.some((right) => right === mark)

/** The marks as notices take them. */
export const audienceMarks = (audience: readonly string[]): AudienceMark[] =>
  audience.flatMap((mark) => (mark === 'member' || isRight(mark) ? [mark] : []))
