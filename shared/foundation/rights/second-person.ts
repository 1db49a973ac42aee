import type { ErrorCode } from '../../registry/errors'
import { id, instant, money, oneOf, optional, shape, text } from '../declaration/schema-kit'
import { can, type Right } from './rights'

/** Who did it, as the record tells; of a program, whoever made its key. */
const person = () => ({ at: instant(), by: text(), byId: optional(id('users')) })

/**
 * What a record keeps of acts that need a second person.
 * @param acts the acts of its service that may wait
 */
export const secondPersonFields = <const Act extends string>(acts: readonly Act[]) => ({
  /** Waits for somebody else of the board; nothing of it has happened. Done anew by them, it happens. */
  asked: optional(
    shape({
      act: oneOf(acts),
      ...person(),
      reason: optional(text(500)),
      /** Of a part of an expense: what was paid beside it on its day for the same to the same payee, whole dong below 0. */
      beside: optional(money()),
    }),
  ),
  /** The last one that was refused, or withdrawn, and why. */
  refused: optional(shape({ act: oneOf(acts), ...person(), askedById: optional(id('users')), reason: optional(text(500)) })),
  /** The last one that happened: who of the board confirmed what somebody else had asked for. */
  confirmed: optional(shape({ act: oneOf(acts), ...person(), askedBy: text(), askedById: optional(id('users')) })),
})

/** Whoever wants to confirm or refuse. */
interface SecondActor {
  readonly rights: readonly Right[]
  readonly userId?: string | null
  readonly apiKey?: boolean
}

/**
 * Why somebody can't confirm what waits, or null when they can: it is for a member of the board, in person, who neither made it nor asked for it.
 * @param makers ids of the members who did
 */
export const whyNotSecondPerson = (actor: SecondActor, makers: readonly (string | undefined)[]): ErrorCode | null => {
  if (actor.apiKey) return 'secondPerson.no-key'
  if (!can(actor.rights, ['bod'])) return 'secondPerson.board'
  return actor.userId && !makers.includes(actor.userId) ? null : 'secondPerson.own'
}

/** Of a status that was sent: it waits for a second person, and stands as asked for. */
export const missingUnlessAsked = (
  sent: string,
  { record }: { readonly record: { readonly asked?: { readonly act: string } | undefined } },
): string | null => (record.asked?.act === sent ? null : '')
