import { personMark } from '../../../foundation/rights/persons'
import type { Right } from '../../../foundation/rights/rights'
import type { TaskState } from './types'

/** Who asks to see tasks. */
interface Reader {
  readonly userId: string | null
  readonly rights: readonly Right[]
  readonly division?: string
  readonly key?: { readonly _id: string }
}

/** A program as a mark in an audience. */
const programMark = (keyId: string): string => `key:${keyId}`
/** A division as a mark in an audience. */
export const divisionMark = (division: string): string => `division:${division}`
const board = 'bod'

/**
 * Who sees a task, as marks that `marksOf` a reader are compared with: performer and assigner, a member or a program, always; the board unless it is private; of a
 * public one the performer's division.
 * @param division of the performer; absent or empty when they have none
 */
export const taskAudience = (
  { privacy, userId, creatorId, keyId }: Pick<TaskState, 'privacy' | 'userId' | 'creatorId' | 'keyId'>,
  division: string | undefined,
): string[] => [
  ...new Set([
    personMark(userId),
    ...(creatorId ? [personMark(creatorId)] : []),
    ...(keyId ? [programMark(keyId)] : []),
    ...(privacy === 'private' ? [] : [board]),
    ...(privacy === 'public' && division ? [divisionMark(division)] : []),
  ]),
]

/** The marks of which a task's audience must hold one for this reader to see it. */
export const marksOf = ({ userId, rights, division, key }: Reader): string[] => [
  ...(userId === null ? [] : [personMark(userId)]),
  ...(key ? [programMark(key._id)] : []),
  ...(rights.includes('bod') ? [board] : []),
  ...(division ? [divisionMark(division)] : []),
]
