import { isFourEyes, isLoosened } from '@shared/foundation/documents/second-person'
import { isEqual } from '@shared/foundation/equal'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { askFor, assertSecondPerson, boardSize, confirmedBy, refusalOf } from '../../second-person'

type Workspace = StoredOf<'workspaces'>
type WorkspaceCall = Call<'workspaces'>

const guarded = ({ fourEyes = 'disabled', fourEyesAbove }: Workspace['opts']): NonNullable<Workspace['wanted']> => ({
  fourEyes,
  ...(fourEyesAbove === undefined ? {} : { fourEyesAbove }),
})

/**
 * What changes of a workspace, once a second person has been asked where one is needed: settings that would loosen it stay as they are until
 * another member of the board sends the same. Where the board is one person there is nobody to ask.
 * @throws AppError 409 when it is turned on with nobody to confirm, 403 for whoever can't confirm their own
 */
export const withSecondPerson = async (
  { caller }: WorkspaceCall,
  work: SocaiUnitOfWork,
  before: Workspace,
  fields: Partial<Workspace>,
): Promise<Partial<Workspace>> => {
  const after = fields.opts
  if (!after) return fields
  if (isFourEyes(after) && !isFourEyes(before.opts) && (await boardSize(work)) < 2)
    throw AppError.atField('opts.fourEyes', 'secondPerson.one-board')
  if (!isLoosened(before.opts, after)) return isEqual(guarded(before.opts), guarded(after)) ? fields : { ...fields, ...nothingAsked }
  if ((await boardSize(work)) < 2 && !caller.keyed) return { ...fields, ...nothingAsked }
  const wanted = guarded(after)
  if (!before.asked || !isEqual(before.wanted, wanted))
    return { ...fields, opts: asBefore(after, before.opts), asked: await askFor(work, caller, 'settings'), wanted }
  assertSecondPerson(caller, before.asked)
  return { ...fields, ...nothingAsked, confirmed: await confirmedBy(work, caller, before.asked) }
}

const nothingAsked: Pick<Workspace, 'asked' | 'wanted'> = { asked: undefined, wanted: undefined }

const asBefore = (after: Workspace['opts'], { fourEyes, fourEyesAbove }: Workspace['opts']): Workspace['opts'] => {
  const { fourEyes: _switch, fourEyesAbove: _limit, ...rest } = after
  return { ...rest, ...(fourEyes === undefined ? {} : { fourEyes }), ...(fourEyesAbove === undefined ? {} : { fourEyesAbove }) }
}

/** The board refuses settings that wait, or whoever asked withdraws them. */
export const refuseSettings = async (
  { caller, params, service }: WorkspaceCall,
  work: SocaiUnitOfWork,
  before: Workspace,
  reason: string,
): Promise<Workspace> =>
  service.change(work, params, before, { ...nothingAsked, refused: await refusalOf(work, caller, before.asked, reason) })
