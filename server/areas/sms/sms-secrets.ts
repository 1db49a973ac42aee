import type { Application } from '../../kernel/application'
import type { StoredOf } from '../../kernel/collections'
import type { SealedText } from '../../platform/sealed-text'

type Account = Pick<StoredOf<'smsAccounts'>, '_id' | 'sealedKey' | 'sealedSecret'>
type Kind = 'key' | 'secret'

const placeOf = (accountId: string, kind: Kind): string => `smsAccounts/${accountId}/${kind}`

/** Seals what an SMS provider knows the company by, bound to the account. */
export const sealForSms = (app: Application, accountId: string, kind: Kind, text: string): SealedText =>
  app.get('sealer').seal(text, placeOf(accountId, kind))

/** What was sealed for the account; null where there is none, or where another installation sealed it. */
export const openForSms = (app: Application, { _id, sealedKey, sealedSecret }: Account, kind: Kind): string | null => {
  const sealed = kind === 'key' ? sealedKey : sealedSecret
  return sealed ? app.get('sealer').open(sealed, placeOf(_id, kind)) : null
}
