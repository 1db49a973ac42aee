import type { Caller } from './call'

/** As much of a caller as says who does something. */
export type Doer = Pick<Caller, 'person' | 'key' | 'program'>

/** What is called that acts without being a member: a bank, a marketplace, a key; undefined for members and the server itself. */
export const programName = ({ person, key, program = key?.name }: Doer): string | undefined => (person ? undefined : program)

/** Who makes a record, as it keeps them. */
export const creatorOf = (caller: Doer) => {
  const { person } = caller
  const creatorProgram = programName(caller)
  return {
    ...(person ? { creatorId: person._id, creator: person } : {}),
    ...(creatorProgram === undefined ? {} : { creatorProgram }),
  }
}

/** Who changes a record, as it keeps them: whoever did before is no longer told. */
export const updaterOf = (caller: Doer) => ({ updater: caller.person ?? undefined, updaterProgram: programName(caller) })
