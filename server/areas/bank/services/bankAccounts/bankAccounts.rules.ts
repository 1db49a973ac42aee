import { randomBytes } from 'node:crypto'
import type { BankAccountCreate, BankAccountPatch } from '@shared/areas/bank/services/bankAccounts'
import type { Id } from '@shared/foundation/ids'
import { can } from '@shared/foundation/rights/rights'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { assertKnownLabels } from '../../../workspace/labels'
import { AppError } from '../../../../platform/errors'
import { sealForAccount } from '../../bank-secrets'
import { assertTemplate, keptTemplate, template } from './template'

type Account = StoredOf<'bankAccounts'>
type AccountCall = Call<'bankAccounts'>
type Written = Pick<Stored<BankAccountPatch>, 'secret' | 'token'>

const PUSH_KEY_BYTES = 24

const create = async (call: AccountCall, data: Stored<BankAccountCreate>): Promise<Account> => {
  const { app, service, params, caller } = call
  return service.run(params, keysOf(caller.workspaceId), async (work) => {
    const { secret: _secret, token: _token, ...plain } = data
    await assertKnownLabels(app.get('database'), caller, { option: 'fundLabels', field: 'label', after: plain.label ? [plain.label] : [] })
    const first = (await work.read('bankAccounts').one({ status: 'active', isDefault: true }, { only: ['isDefault'] })) === null
    const isDefault = plain.isDefault === true || first
    if (isDefault) await makeDefault(call, work, plain)
    // Secrets are bound to the account they belong to.
    const _id = work.newId<Id<'bankAccounts'>>()
    return service.add(work, params, {
      ...plain,
      ...sealed(call, _id, data),
      _id,
      isDefault,
      pushKey: randomBytes(PUSH_KEY_BYTES).toString('base64url'),
    })
  })
}

const patch = async (call: AccountCall, id: string, { templateFile, ...data }: Stored<BankAccountPatch>): Promise<Account> => {
  const { app, service, params, caller } = call
  if (templateFile !== undefined) return patchTemplate(call, id, templateFile)
  if (!can(caller.rights, ['bod'])) throw AppError.of('rights.missing')
  return service.run(params, keysOf(caller.workspaceId), async (work) => {
    const before = await service.readForChange(work, id, params, data)
    const { secret: _secret, token: _token, isDefault, ...plain } = data
    await assertKnownLabels(app.get('database'), caller, {
      option: 'fundLabels',
      field: 'label',
      before: before.label ? [before.label] : [],
      after: plain.label ? [plain.label] : [],
    })
    const after = { ...before, ...plain }
    const removed = after.status === 'removed'
    // One account is always the main one: it goes when another takes its place, or is removed.
    const isMain = !removed && (isDefault === true || before.isDefault)
    if (isMain) await makeDefault(call, work, after, before)
    else if (before.isDefault) await printAccount(call, work, null)
    return service.change(work, params, before, {
      ...plain,
      ...(plain.label === '' ? { label: undefined } : {}),
      ...sealed(call, before._id, data),
      isDefault: isMain,
    })
  })
}

/** Whoever pays keeps the bank's template, or forgets it; nothing else of the account is theirs to change. */
const patchTemplate = async (
  call: AccountCall,
  id: string,
  sent: NonNullable<Stored<BankAccountPatch>['templateFile']> | null,
): Promise<Account> => {
  const { service, params } = call
  if (sent) await assertTemplate(call, sent)
  return service.run(params, [lock.record('bankAccounts', id)], async (work) => {
    const before = await service.readForChange(work, id, params, {})
    return service.change(work, params, before, keptTemplate(call, work.now, sent))
  })
}

const keysOf = (workspaceId: string) => [
  // Which account is the main one depends on all of them, and is written into the workspace.
  lock.record('workspaces', workspaceId),
]

/** Null where a text was sent empty: what was kept goes. */
const sealed = (call: AccountCall, id: string, { secret, token }: Written): Partial<Account> => ({
  ...(secret === undefined
    ? {}
    : secret.trim() === ''
      ? { sealedSecret: undefined, hasSecret: undefined }
      : { sealedSecret: sealForAccount(call.app, id, 'secret', secret.trim()), hasSecret: true }),
  ...(token === undefined
    ? {}
    : token.trim() === ''
      ? { sealedToken: undefined, hasToken: undefined, fetchedTo: undefined, fetchProblem: undefined }
      : { sealedToken: sealForAccount(call.app, id, 'token', token.trim()), hasToken: true, fetchProblem: undefined }),
})

type Printed = Pick<Account, 'bank' | 'account'> & { readonly holder?: string | undefined }

/** Makes an account the one that printed codes are paid to; the one before is it no more. */
const makeDefault = async (call: AccountCall, work: SocaiUnitOfWork, account: Printed, before?: Account): Promise<void> => {
  const others = await work.read('bankAccounts').find({ status: 'active', isDefault: true })
  for (const other of others) if (other._id !== before?._id) await call.service.change(work, call.params, other, { isDefault: false })
  await printAccount(call, work, account)
}

/** What papers show to whoever has their link stands in the workspace's own settings. */
const printAccount = async ({ app, caller, params }: AccountCall, work: SocaiUnitOfWork, account: Printed | null): Promise<void> => {
  const workspace = await app
    .get('database')
    .platformRecords('workspaces')
    .byId(caller.workspaceId as Id<'workspaces'>)
  if (!workspace) return
  const { bank = '', account: number = '', holder = '' } = account ?? {}
  const cfg = { ...workspace.cfg, bankBin: bank, bankAccount: number, bankHolder: holder }
  await app.service('workspaces').change(work, params, workspace, { cfg } as Partial<StoredOf<'workspaces'>>)
}

export const bankAccountsRules: ServiceRules<'bankAccounts'> = { create, patch, reports: { template } }
