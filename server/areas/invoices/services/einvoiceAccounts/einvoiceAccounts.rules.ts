import { hasTaxCodeDigit, hasTaxCodeForm } from '@shared/foundation/documents/tax-codes'
import type { Id } from '@shared/foundation/ids'
import type { EInvoiceAccountPatch } from '@shared/areas/invoices/services/einvoiceAccounts'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Call, ReportFunctions, ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { OutboundError } from '../../../../platform/outbound/outbound'
import { openSecrets, providerOf, sealSecrets, type Account } from '../../account'
import { InvoiceRefusal } from '../../providers/provider'
import { offersSInvoiceStandIn } from '../../providers/stand-in'

type AccountCall = Call<'einvoiceAccounts'>
type Written = Pick<Stored<EInvoiceAccountPatch>, 'username' | 'password'>

/** What is kept of what was written; an empty text changes nothing: what is kept is never shown, so that a form can't send it back. */
const sealed = ({ app }: AccountCall, account: Pick<Account, '_id' | 'sealed'>, { username, password }: Written): Partial<Account> => {
  const kept = openSecrets(app, account)
  const next = { username: username?.trim() || (kept?.username ?? ''), password: password || (kept?.password ?? '') }
  if (!next.username || !next.password) throw AppError.atField(next.username ? 'password' : 'username', 'invoices.account-secret')
  return { sealed: sealSecrets(app, account._id, next), hasPassword: true }
}

const assertFits = ({ app }: AccountCall, { provider, supplierTaxCode }: Pick<Account, 'provider' | 'supplierTaxCode'>): void => {
  if (provider === 'stand-in' && !offersSInvoiceStandIn(app.get('config'))) throw AppError.atField('provider', 'invoices.no-stand-in')
  if (!hasTaxCodeForm(supplierTaxCode)) throw AppError.atField('supplierTaxCode', 'tax.code-form')
  if (!hasTaxCodeDigit(supplierTaxCode)) throw AppError.atField('supplierTaxCode', 'tax.code-digit', { taxCode: supplierTaxCode })
}

/** A provider that doesn't answer is said to be silent: the settings stay as they are. */
const check: ReportFunctions<'einvoiceAccounts'>['check'] = async ({ app, caller }, { einvoiceAccountId }) => {
  const offers = { offersStandIn: offersSInvoiceStandIn(app.get('config')) }
  if (einvoiceAccountId === undefined) return offers
  const account = await app.get('database').records('einvoiceAccounts', caller.workspaceId).byId(einvoiceAccountId)
  if (!account) throw AppError.atField('einvoiceAccountId', 'data.reference', { field: 'einvoiceAccountId' })
  const reached = providerOf(app, account)
  if (!reached) return { ...offers, isIn: false, problem: 'the password is missing' }
  try {
    await reached.provider.check(reached.line)
    return { ...offers, isIn: true }
  } catch (error) {
    if (error instanceof OutboundError || error instanceof InvoiceRefusal)
      return { ...offers, isIn: false, problem: error.message.slice(0, 300) }
    throw error
  }
}

/** The company's account with whoever issues its e-invoices. */
export const einvoiceAccountsRules: ServiceRules<'einvoiceAccounts'> = {
  // Another account takes the place of the one there was.
  prepareCreate: async (call, work, { username, password, ...plain }) => {
    const _id = work.newId<Id<'einvoiceAccounts'>>()
    assertFits(call, plain)
    const former = await work.read('einvoiceAccounts').one({ standing: true })
    if (former) await call.service.change(work, { caller: call.caller }, former, { status: 'removed', standing: undefined })
    work.retryOnDuplicate('standing')
    return {
      ...plain,
      ...sealed(call, { _id }, { ...(username ? { username } : {}), ...(password ? { password } : {}) }),
      _id,
      standing: true,
    }
  },
  preparePatch: (call, _work, before, { username, password, ...plain }) => {
    const after = { ...before, ...plain }
    if (after.status === 'active') assertFits(call, after)
    return Promise.resolve({
      ...plain,
      standing: after.status === 'active' ? true : undefined,
      ...(username || password ? sealed(call, before, { ...(username ? { username } : {}), ...(password ? { password } : {}) }) : {}),
    })
  },
  reports: { check },
}
