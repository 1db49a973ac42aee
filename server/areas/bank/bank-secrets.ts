import type { Application } from '../../kernel/application'
import type { StoredOf } from '../../kernel/collections'
import type { SealedText } from '../../platform/sealed-text'

type Account = Pick<StoredOf<'bankAccounts'>, '_id' | 'sealedSecret' | 'sealedToken'>
type Kind = 'secret' | 'token'

const placeOf = (accountId: string, kind: Kind): string => `bankAccounts/${accountId}/${kind}`

/** Seals what a bank account's provider is known by, bound to the account. */
export const sealForAccount = (app: Application, accountId: string, kind: Kind, text: string): SealedText =>
  app.get('sealer').seal(text, placeOf(accountId, kind))

/** What was sealed for the account; null where there is none, or where another installation sealed it. */
export const openForAccount = (app: Application, { _id, sealedSecret, sealedToken }: Account, kind: Kind): string | null => {
  const sealed = kind === 'secret' ? sealedSecret : sealedToken
  return sealed ? app.get('sealer').open(sealed, placeOf(_id, kind)) : null
}
