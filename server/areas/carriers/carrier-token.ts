import type { Application } from '../../kernel/application'
import type { StoredOf } from '../../kernel/collections'
import type { SealedText } from '../../platform/sealed-text'

type Account = Pick<StoredOf<'carrierAccounts'>, '_id' | 'sealedToken'>

const placeOf = (accountId: string): string => `carrierAccounts/${accountId}/token`

/** Seals what a carrier lets the company in by, bound to the account. */
export const sealForCarrier = (app: Application, accountId: string, text: string): SealedText =>
  app.get('sealer').seal(text, placeOf(accountId))

/** What was sealed for the account; null where there is none, or where another installation sealed it. */
export const openForCarrier = (app: Application, { _id, sealedToken }: Account): string | null =>
  sealedToken ? app.get('sealer').open(sealedToken, placeOf(_id)) : null
