import { DEFAULT_ZONE, isZone, type Zone } from '@shared/foundation/days/days'
import type { Taxes } from '@shared/foundation/documents/taxpayer'
import type { StoredOf } from '../collections'
import type { Caller } from '../call'
import { AppError } from '../../platform/errors'

const zoneOf = ({ zone }: StoredOf<'workspaces'>): Zone => (isZone(zone) ? zone : DEFAULT_ZONE)

const labelsOf = ({ opts: { fundLabels, orderTags } }: StoredOf<'workspaces'>): NonNullable<Caller['labels']> => ({ fundLabels, orderTags })

type TaxedWorkspace = Pick<StoredOf<'workspaces'>, 'opts' | 'taxesBefore'>

/** How orders of a workspace are taxed; null: they aren't. */
export const taxesOf = ({ opts, taxesBefore = [] }: TaxedWorkspace): Taxes | null => {
  const { tax, pricesIncludeVat = false, counterPricesIncludeVat = pricesIncludeVat } = opts
  return tax ? { tax, before: taxesBefore, pricesIncludeVat, counterPricesIncludeVat } : null
}

/** What a caller says of the taxes of a workspace. */
export const withTaxes = (workspace: TaxedWorkspace): Pick<Caller, 'taxes'> => {
  const taxes = taxesOf(workspace)
  return taxes ? { taxes } : {}
}

/** Where a company is that isn't here, or not any more in a moment. */
export const whyMoving = ({ state, address }: NonNullable<StoredOf<'workspaces'>['moving']>): AppError =>
  state === 'leaving' ? AppError.of('workspaces.moving') : AppError.of('workspaces.elsewhere', { address }, { data: { address } })

/** @throws AppError when the workspace is disabled, lives in another cell, or its books are being cleared */
const assertOpen = ({ status, resetting, moving }: StoredOf<'workspaces'>): void => {
  if (moving) throw whyMoving(moving)
  if (status !== 'enabled') throw AppError.of('auth.workspace-disabled')
  if (resetting) throw AppError.of('workspaces.resetting')
}

/** @throws AppError when the workspace or the member is disabled */
export const callerOf = (user: StoredOf<'users'>, workspace: StoredOf<'workspaces'>, sessionId: string | null): Caller => {
  assertOpen(workspace)
  if (user.status !== 'active') throw AppError.of('auth.member-disabled')
  const { _id, name, username, avatar, rights, division } = user
  return {
    workspaceId: workspace._id,
    userId: _id,
    rights,
    ...(division ? { division } : {}),
    zone: zoneOf(workspace),
    person: { _id, name, username, ...(avatar ? { avatar } : {}) },
    keyed: false,
    sessionId,
    apps: workspace.apps,
    company: workspace.slug,
    labels: labelsOf(workspace),
    ...withTaxes(workspace),
  }
}

/** A program with a key of its workspace: nobody in person. @throws AppError when the workspace is disabled */
export const keyedCallerOf = (
  {
    _id,
    name,
    rights,
    assistant,
    boardConfirms,
    dailyProposals,
    mostDong,
    proposalHours,
    dailyCalls,
    endsAt,
    isSandbox,
    calls = [],
  }: StoredOf<'apiKeys'>,
  workspace: StoredOf<'workspaces'>,
): Caller => ({
  ...programCallerOf(rights, workspace),
  key: {
    _id,
    name,
    calls,
    ...(assistant ? { assistant } : {}),
    ...(boardConfirms ? { boardConfirms } : {}),
    ...(dailyProposals === undefined ? {} : { dailyProposals }),
    ...(mostDong === undefined ? {} : { mostDong }),
    ...(proposalHours === undefined ? {} : { proposalHours }),
    ...(dailyCalls === undefined ? {} : { dailyCalls }),
    ...(endsAt ? { endsAt } : {}),
    ...(isSandbox ? { isSandbox } : {}),
  },
})

/** A program that reads as a key with some rights would, and has none. @throws AppError when the workspace is disabled */
export const programCallerOf = (rights: StoredOf<'apiKeys'>['rights'], workspace: StoredOf<'workspaces'>): Caller => {
  assertOpen(workspace)
  return {
    workspaceId: workspace._id,
    userId: null,
    rights,
    zone: zoneOf(workspace),
    person: null,
    keyed: true,
    sessionId: null,
    apps: workspace.apps,
    company: workspace.slug,
    labels: labelsOf(workspace),
    ...withTaxes(workspace),
  }
}
