import { dayOf, firstDayOf, isZone, type Day, type Month, type Zone } from '@shared/foundation/days/days'
import { whyNotLockDate } from '@shared/foundation/ledger/lock-date'
import { hasTaxCodeDigit, hasTaxCodeForm } from '@shared/foundation/documents/tax-codes'
import { taxesBefore } from '@shared/foundation/documents/taxpayer'
import { can, type Right } from '@shared/foundation/rights/rights'
import type { WorkspaceOptions, WorkspacePatch } from '@shared/areas/workspace/services/workspaces'
import type { Stored } from '@shared/foundation/declaration/wire'
import { differenceOf, isEqual } from '@shared/foundation/equal'
import type { StoredOf } from '../../../../kernel/collections'
import { partOf, type Caller } from '../../../../kernel/call'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { whyMoving } from '../../../../kernel/auth/callers'
import { AppError } from '../../../../platform/errors'
import type { Call } from '../../../../kernel/service-rules'
import { CustomAnswer } from '../../../../kernel/custom-answer'
import { administeredRows } from './administered'
import { newKey, hintOf, keepKey, OWN_KEY_NAME } from '../../../../kernel/auth/issue-key'
import { resetWorkspace } from './reset'
import { keepUsedLabels, tidyLabels } from '../../tidy-labels'
import { closesTaxedDays, oneAfterTheOther } from '../../../tax/closings-and-law'
import { noteAccess } from '../../../../kernel/accesses'
import { lock } from '../../../../kernel/locks'
import { refuseSettings, withSecondPerson } from './guarded-settings'

/**
 * Makes the workspace's own key anew: the one before ends at once. Without `rights` it keeps those of the key before it.
 * @returns what the workspace tells of it
 */
const issueOwnKey = async (
  call: Call<'workspaces'>,
  work: SocaiUnitOfWork,
  workspace: StoredOf<'workspaces'>,
  key: string,
  rights: readonly Right[] = workspace.apiKeyRights ?? [],
): Promise<Partial<StoredOf<'workspaces'>>> => {
  const { app, params } = call
  for (const before of await work.read('apiKeys').find({ isOwn: true, status: 'active' }))
    await app.service('apiKeys').change(work, params, before, { status: 'revoked' })
  const kept = await keepKey(call, work, workspace, { key, name: OWN_KEY_NAME, rights, isOwn: true })
  return { apiKeyRights: kept.rights, apiKeyHint: hintOf(key) }
}

type Workspace = StoredOf<'workspaces'>
type Patch = Stored<WorkspacePatch>

/** Settings that not only the board writes. */
const openOptions: Readonly<Partial<Record<keyof WorkspaceOptions, readonly Right[]>>> = {
  orderTags: ['/sales', '/purchases'],
  fundLabels: ['/funds'],
  labelColors: ['/funds'],
  tagColors: ['/sales', '/purchases'],
}

/** Changes a workspace's settings; a new API key is in this one answer only, and the old one ends at once. */
export const patchWorkspace = async (call: Call<'workspaces'>, id: string, data: Patch): Promise<Workspace | CustomAnswer<object>> => {
  const { app, service, params, caller } = call
  if (id !== caller.workspaceId && can(caller.rights, ['admin'])) return administer(call, id, data)
  if (data.secretcode !== undefined) return resetWorkspace(call, id, data.secretcode)
  if (data.rights !== undefined && data.apiKey === undefined) throw AppError.of('data.unknown-field', { field: 'rights' })
  const apiKey = data.apiKey === undefined ? undefined : newKey()
  const answer = await service.run(params, [lock.record('workspaces', id)], async (work) => {
    const before = await service.readForChange(work, id, params, data)
    if (data.refusal !== undefined) return refuseSettings(call, work, before, data.refusal)
    const fields = await withSecondPerson(call, work, before, await settingsFields(caller, work, before, data, apiKey))
    const { lockDate } = fields.opts ?? before.opts
    if (closesTaxedDays(before.opts, fields.opts ?? before.opts)) await oneAfterTheOther(work)
    if (before.opts.lockDate !== undefined && (lockDate ?? '') < before.opts.lockDate)
      await app.get('whenBooksAreOpened')({ app, params: partOf(params), work, lockDate, reason: data.reopenReason ?? '' })
    if (apiKey !== undefined) Object.assign(fields, await issueOwnKey(call, work, before, apiKey, data.rights))
    const after = await service.change(work, params, before, fields)
    return apiKey === undefined ? after : { ...after, apiKey }
  })
  if (apiKey !== undefined)
    await noteAccess(app.get('database'), app.get('now')(), caller, { kind: 'key-made', what: OWN_KEY_NAME, once: hintOf(apiKey) })
  app.get('access').workspaceChanged(answer._id)
  return answer
}

const isAdministrators = (field: string): boolean => field === 'apps' || field === 'status'

/** What the platform's administrator changes of a workspace that isn't theirs: whether it is open, and its apps. A closed one is empty at once. */
const administer = async ({ app, service, params }: Call<'workspaces'>, id: string, data: Patch): Promise<CustomAnswer<object>> => {
  if (!Object.keys(data).every(isAdministrators)) throw AppError.of('rights.missing')
  const { status, apps } = data
  const fields: Partial<Workspace> = { ...(status ? { status } : {}), ...(apps ? { apps: [...new Set(apps)] } : {}) }
  const answer = await service.run(
    params,
    [lock.record('workspaces', id)],
    async (work) => {
      const before = await app.get('database').platformRecords('workspaces').byId(id)
      if (!before) throw AppError.of('request.not-found')
      if (before.moving) throw whyMoving(before.moving)
      await service.assertNotStale(before, params, data)
      return service.change(work, params, before, fields)
    },
    id,
  )
  const access = app.get('access')
  if (answer.status === 'disabled') await access.endSessionsOfWorkspace(id)
  access.workspaceChanged(id)
  const [row] = await administeredRows(app, [answer])
  return new CustomAnswer(row ?? {})
}

/** What changes: forms send back whole workspaces, so that what stays as it is needs no right. */
const settingsFields = async (
  caller: Caller,
  work: SocaiUnitOfWork,
  before: Workspace,
  data: Patch,
  apiKey: string | undefined,
): Promise<Partial<Workspace>> => {
  const { opts, cfg, apiKey: _issue, rights: _rights, secretcode: _reset, reopenReason: _why, refusal: _refusal, ...plain } = data
  const fields: Partial<Workspace> = differenceOf(before, plain)
  if (cfg && !isEqual({ ...before.cfg, ...cfg }, before.cfg)) fields.cfg = { ...before.cfg, ...cfg }
  if (fields.status !== undefined) throw AppError.of(can(caller.rights, ['admin']) ? 'workspaces.own-status' : 'rights.missing')
  const isForBoard = apiKey !== undefined || Object.keys(fields).some((field) => field !== 'apps')
  if (isForBoard || fields.apps) requireRight(caller, isForBoard ? ['bod'] : ['bod', 'admin'])
  if (fields.zone !== undefined) await assertUsableZone(work, fields.zone)
  if (fields.apps) fields.apps = [...new Set(fields.apps)]
  if (fields.brandColor === '') fields.brandColor = undefined
  const changed = await changedOptions(caller, work, before.opts, opts ?? {})
  if (Object.keys(changed).length > 0) fields.opts = withoutUnset({ ...before.opts, ...changed })
  if (changed.tax) fields.taxesBefore = taxesBefore(before.opts.tax, before.taxesBefore ?? [], changed.tax)
  return fields
}

const changedOptions = async (
  caller: Caller,
  work: SocaiUnitOfWork,
  before: WorkspaceOptions,
  sent: NonNullable<Patch['opts']>,
): Promise<Partial<WorkspaceOptions>> => {
  const given: Partial<WorkspaceOptions> = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, value ?? undefined]))
  const changed = differenceOf(before, given)
  for (const name of Object.keys(changed)) {
    const rights = openOptions[name as keyof WorkspaceOptions]
    if (!can(caller.rights, rights ?? ['bod'])) throw AppError.of('workspaces.option-bod', { name })
  }
  assertLockDate(changed.lockDate, work.now, caller.zone)
  assertAccruals(changed.accrualsFrom, before.lockDate)
  if (changed.openingDay !== undefined && changed.openingDay > dayOf(work.now, caller.zone))
    throw AppError.atField('opts.openingDay', 'imports.debt-ahead')
  assertTax(before, changed)
  if (changed.orderTags) changed.orderTags = tidyLabels('opts.orderTags', changed.orderTags)
  if (changed.nonBusinessIEGroups) changed.nonBusinessIEGroups = [...new Set(changed.nonBusinessIEGroups)]
  if (changed.fundLabels) {
    changed.fundLabels = tidyLabels('opts.fundLabels', changed.fundLabels)
    await keepUsedLabels(work, before.fundLabels, changed.fundLabels)
  }
  return changed
}

const assertLockDate = (lockDate: Day | undefined, now: Date, zone: Zone): void => {
  const code = lockDate === undefined ? null : whyNotLockDate(lockDate, now, zone)
  if (code) throw AppError.atField('opts.lockDate', code)
}

/** What is closed says for ever when pay counts. */
const assertAccruals = (month: Month | undefined, lockDate: Day | undefined): void => {
  if (month !== undefined && lockDate !== undefined && firstDayOf(month) <= lockDate)
    throw AppError.atField('opts.accrualsFrom', 'books.accruals-closed', { month })
}

/**
 * What a closed day says of taxes stays: neither the kind that counted then ends nor another begins there.
 * @throws AppError 400 for a tax code that can't be, 409 for a day that is closed
 */
const assertTax = (before: WorkspaceOptions, changed: Partial<WorkspaceOptions>): void => {
  if (!Object.hasOwn(changed, 'tax')) return
  const { tax } = changed
  if (tax) {
    const { taxCode } = tax
    if (!hasTaxCodeForm(taxCode) || !hasTaxCodeDigit(taxCode))
      throw AppError.atField('opts.tax.taxCode', 'workspaces.tax-code', { taxCode })
  }
  const { lockDate } = before
  const isSameFromThen = tax !== undefined && before.tax !== undefined && isEqual(waysOf(tax), waysOf(before.tax))
  const beginsAnew = tax !== undefined && !isSameFromThen
  if (lockDate !== undefined && beginsAnew && tax.since <= lockDate)
    throw AppError.atField('opts.tax.since', 'workspaces.tax-since-closed', { lockDate })
}

/** What of a taxpayer decides figures. */
const waysOf = ({ taxCode: _code, legalName: _name, legalAddress: _address, ...ways }: NonNullable<WorkspaceOptions['tax']>) => ways

const requireRight = (caller: Caller, rights: readonly Right[]): void => {
  if (!can(caller.rights, rights)) throw AppError.of('rights.missing')
}

/** The days of every order, report and timesheet are those of the zone: it can't change under them. */
const assertUsableZone = async (work: SocaiUnitOfWork, zone: string): Promise<void> => {
  const isFixed = async (): Promise<boolean> =>
    (await work.read('orders').one({}, { only: ['created'] })) !== null ||
    (await work.read('timesheets').one({}, { only: ['rev'] })) !== null
  const code = isZone(zone) ? ((await isFixed()) ? 'workspaces.zone-fixed' : null) : 'workspaces.zone-invalid'
  if (code) throw AppError.atField('zone', code, { zone })
}

const withoutUnset = (opts: WorkspaceOptions): WorkspaceOptions => {
  const { lockDate, openingDay, accrualsFrom, fourEyesAbove, tax, ...rest } = opts
  return {
    ...rest,
    ...(lockDate === undefined ? {} : { lockDate }),
    ...(openingDay === undefined ? {} : { openingDay }),
    ...(accrualsFrom === undefined ? {} : { accrualsFrom }),
    ...(fourEyesAbove === undefined ? {} : { fourEyesAbove }),
    ...(tax === undefined ? {} : { tax }),
  }
}
