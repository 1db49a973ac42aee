import type { Application } from '../../kernel/application'
import type { StoredOf } from '../../kernel/collections'
import type { SealedText } from '../../platform/sealed-text'
import type { EInvoiceProvider, ProviderLine } from './providers/provider'
import { sinvoice } from './providers/sinvoice'
import { standInOf } from './providers/stand-in'

export type Account = StoredOf<'einvoiceAccounts'>

interface Secrets {
  readonly username: string
  readonly password: string
}

const placeOf = (id: string): string => `einvoiceAccounts/${id}/secrets`

/** Seals what a provider knows the company by, bound to the account. */
export const sealSecrets = (app: Application, id: string, secrets: Secrets): SealedText =>
  app.get('sealer').seal(JSON.stringify(secrets), placeOf(id))

/** What was sealed; null where there is nothing, or where another installation sealed it. */
export const openSecrets = (app: Application, { _id, sealed }: Pick<Account, '_id' | 'sealed'>): Secrets | null => {
  const text = sealed === undefined ? null : app.get('sealer').open(sealed, placeOf(_id))
  // What is sealed was written by `sealSecrets`.
  return text === null ? null : (JSON.parse(text) as Secrets)
}

/** The account that a company's invoices go through; null: it has none. */
export const accountOf = (app: Application, workspaceId: string): Promise<Account | null> =>
  app.get('database').records('einvoiceAccounts', workspaceId).one({ standing: true })

/** A provider, and how it is asked as the company; null where it can't be, as its password is unreadable here. */
export const providerOf = (
  app: Application,
  account: Account,
): { readonly provider: EInvoiceProvider; readonly line: ProviderLine } | null => {
  const secrets = openSecrets(app, account)
  if (!secrets) return null
  const { workspaceId, supplierTaxCode, _id, updated, created } = account
  const base = app.get('config').integrations.einvoice_viettel.url
  const send: ProviderLine['send'] =
    account.provider === 'stand-in'
      ? (call) => standInOf(app).answer(call)
      : (call) => app.get('integrations').einvoice_viettel.call({ ...call, url: `${base}${call.url}`, workspaceId })
  // A changed password signs in anew.
  const known = `${workspaceId} ${_id} ${(updated ?? created).getTime()}`
  return { provider: sinvoice, line: { send, account: known, supplierTaxCode, ...secrets } }
}

/** What the provider of an account is called. */
export const nameOf = ({ provider }: Pick<Account, 'provider'>): string => (provider === 'stand-in' ? 'SInvoice (giả lập)' : sinvoice.name)
