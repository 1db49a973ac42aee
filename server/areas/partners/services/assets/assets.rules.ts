import { ASSET_GROUPS, hasKeeper, isKeptGroup, NOTES_GROUP } from '@shared/foundation/documents/asset-groups'
import { hasCreditLimit, isPartnerGroup, shippingAfter, shippingOf } from '@shared/foundation/documents/partners'
import { taxCodeErrors } from '@shared/areas/partners/rules/tax-code'
import { personMark } from '@shared/foundation/rights/persons'
import { can } from '@shared/foundation/rights/rights'
import type { AssetCreate, AssetPatch } from '@shared/areas/partners/services/assets'
import type { Stored } from '@shared/foundation/declaration/wire'
import { groupsFor } from '../../../../kernel/access'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { mayManageAgents } from '../../account-managers'
import { say } from '../../../talk/talk'
import type { AssetKind } from '../../asset-kinds'
import { AppError } from '../../../../platform/errors'
import { bookOf, register } from './asset-figures'
import { companyByCode } from './company-by-code'
import { scheduleMaintenance } from './maintenance'
import { openAsset } from './opening-asset'
import { partnerTotals } from './partner-totals'
import { removeKept, restoreKept } from './remove-asset'
import { assertSister, sisters } from './sister-companies'

type Asset = StoredOf<'assets'>
type AssetCall = Call<'assets'>

/** The fields that only some groups have, and the rights they need besides that to the group. */
const fieldsOfGroups = [
  { field: 'userId', has: hasKeeper },
  { field: 'privacy', has: (group: string) => group === NOTES_GROUP },
  { field: 'pinned', has: (group: string) => group === NOTES_GROUP },
  { field: 'attachments', has: isKeptGroup },
  { field: 'sisterWorkspaceId', has: isPartnerGroup },
  { field: 'taxCode', has: isPartnerGroup },
  { field: 'bank', has: isPartnerGroup },
  { field: 'paymentDays', has: isPartnerGroup },
  { field: 'creditLimit', has: hasCreditLimit },
] as const

const assertFields = (group: string, data: object): void => {
  for (const { field, has } of fieldsOfGroups) {
    const value = (data as Readonly<Record<string, unknown>>)[field]
    if (value !== undefined && value !== null && !has(group)) throw AppError.atField(field, 'assets.field-of-group', { field, group })
  }
}

/** @throws AppError 400 for a tax code that can't be one */
const assertTaxCode = (data: { readonly taxCode?: string | undefined }): void => {
  const [wrong] = taxCodeErrors(data)
  if (wrong) throw AppError.atField('taxCode', wrong.code, wrong.values)
}

/** What is written for the board, or changes who sees a note, is the board's. */
const assertPrivacy = ({ caller }: AssetCall, data: { readonly privacy?: string | undefined }): void => {
  if (data.privacy === 'bod' && !can(caller.rights, ['bod'])) throw AppError.atField('privacy', 'assets.needs-bod')
}

const prepareCreate = async (call: AssetCall, work: SocaiUnitOfWork, data: Stored<AssetCreate>): Promise<Partial<Asset>> => {
  assertFields(data.group, data)
  assertTaxCode(data)
  assertPrivacy(call, data)
  if (data.sisterWorkspaceId !== undefined) await assertSister(call, data.sisterWorkspaceId)
  const { opening, ...fields } = data
  const own = isPartnerGroup(data.group) ? shippingOf(data) : {}
  // What is made together with others may have an id already, by which they name it.
  const record = { _id: work.newId<Asset['_id']>(), ...fields, ...own, ...call.params.besides }
  if (opening) await openAsset(call, work, record, opening)
  if (record.userId) await tellKeeper(call, work, record, record.userId)
  return record
}

const preparePatch = async (call: AssetCall, work: SocaiUnitOfWork, before: Asset, data: Stored<AssetPatch>): Promise<Partial<Asset>> => {
  const { group } = before
  // What is about the marketplace was done before: the platform is asked once, whatever becomes of this command.
  const {
    disposal,
    sisterWorkspaceId,
    userId,
    paymentDays,
    creditLimit,
    period,
    opening,
    platformName: _name,
    platformCode: _code,
    platformShop: _shop,
    platformToken: _token,
    ...plain
  } = data
  assertFields(group, data)
  assertTaxCode(data)
  assertPrivacy(call, data)
  if (group === NOTES_GROUP) assertOwnNote(call, before)
  if (disposal && !(isKeptGroup(group) && data.status === 'removed')) throw AppError.atField('disposal', 'assets.disposal-with-removal')
  if (sisterWorkspaceId !== undefined && (sisterWorkspaceId ?? undefined) !== before.sisterWorkspaceId)
    await assertSister(call, sisterWorkspaceId)
  if (userId && userId !== before.userId) await tellKeeper(call, work, before, userId)
  if (period !== undefined && (period ?? undefined) !== before.period) await scheduleMaintenance(call, work, before, period)
  if (opening !== undefined) await openAsset(call, work, { ...before, ...plain }, opening)
  const fields: Partial<Asset> = {
    ...plain,
    ...(period === undefined ? {} : { period: period ?? undefined }),
    ...(userId === undefined ? {} : { userId: userId ?? undefined }),
    ...(sisterWorkspaceId === undefined ? {} : { sisterWorkspaceId: sisterWorkspaceId ?? undefined }),
    ...(paymentDays === undefined ? {} : { paymentDays: paymentDays ?? undefined }),
    ...(creditLimit === undefined ? {} : { creditLimit: creditLimit ?? undefined }),
    ...call.params.besides,
  }
  if (isPartnerGroup(group)) return { ...fields, ...shippingAfter(before, plain) }
  if (!isKeptGroup(group) || data.status === undefined || data.status === before.status) return fields
  return {
    ...fields,
    ...(data.status === 'removed' ? await removeKept(call, work, before, disposal) : await restoreKept(call, work, before)),
  }
}

/** @throws AppError 403: a note is changed by who wrote it, or by the board */
const assertOwnNote = ({ caller }: AssetCall, { creatorId }: Asset): void => {
  if (!can(caller.rights, ['bod']) && (!creatorId || creatorId !== caller.userId)) throw AppError.of('assets.needs-bod')
}

/** Writes into the talk of an asset who keeps it from now on. @throws AppError 400 for who isn't there, or may not see agents */
const tellKeeper = async (
  { caller }: AssetCall,
  work: SocaiUnitOfWork,
  record: Pick<Asset, '_id' | 'group'>,
  userId: string,
): Promise<void> => {
  const keeper = await work.read('users').byId(userId)
  if (!keeper) throw AppError.atField('userId', 'data.reference', { field: 'userId' })
  if (!isKeptGroup(record.group) && !mayManageAgents(keeper.rights))
    throw AppError.atField('userId', 'agents.keeper-rights', { name: keeper.name })
  await say(work, caller, { service: 'assets', record }, { group: 'assets/assign', desc: keeper.name })
}

const kindOf = ({ app }: Call<'assets'>, data: Parameters<AssetKind['is']>[0]): AssetKind | undefined =>
  app.get('assetKinds').find(({ is }) => is(data))

/**
 * The register: partners, of whom only a name and a group are required and whose goods go to their own address unless another is given; what
 * is owned and rented, each with its keeper; and important notes.
 */
export const assetsRules: ServiceRules<'assets'> = {
  prepareCreate,
  preparePatch,
  create: (call, data, next) => kindOf(call, data)?.create(call, data) ?? next(),
  getInstead: (call, id) => {
    const { report, sync } = call.params.extra ?? {}
    const [synced] = call.app.get('assetKinds')
    if (sync !== undefined && synced) return () => synced.sync(call, id)
    return report === undefined ? null : () => bookOf(call, id)
  },
  patch: async (call, id, data, next) => {
    await kindOf(call, data)?.patch(call, id, data)
    return next()
  },
  reports: {
    totals: partnerTotals,
    register,
    sisters,
    company: companyByCode,
    /** How many active records each group has, of the groups the caller may read. */
    assets: async ({ app, caller, service }) => {
      const assets = app.get('database').records('assets', caller.workspaceId)
      const readable = groupsFor(service.declaration, caller, 'read') ?? []
      const rows = service.declaration.rows?.(caller) ?? {}
      return {
        groups: await Promise.all(
          ASSET_GROUPS.filter((group) => readable.includes(group)).map(async (group) => {
            const seen = group === NOTES_GROUP ? rows : {}
            return { _id: group, count: await assets.count({ group, status: 'active', ...seen }) }
          }),
        ),
      }
    },
  },
  notices: {
    'asset-given': {
      when: ({ userId }, before) => userId !== undefined && userId !== before?.userId,
      audience: ({ userId }) => (userId ? [personMark(userId)] : []),
      says: ({ name, group }) => ({
        title: `${isKeptGroup(group) ? 'You keep' : 'You look after'} ${name}`.slice(0, 200),
        body: '',
        values: { name: name.slice(0, 200), group },
      }),
    },
  },
}
