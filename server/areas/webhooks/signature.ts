import { createHmac, randomBytes } from 'node:crypto'
import type { Application } from '../../kernel/application'
import type { StoredOf } from '../../kernel/collections'
import type { SealedText } from '../../platform/sealed-text'

type Webhook = StoredOf<'webhooks'>

/** A new secret of a webhook: 256 random bits. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

const placeOf = (webhookId: string): string => `webhooks/${webhookId}/secret`

export const sealSecret = (app: Application, webhookId: string, secret: string): SealedText =>
  app.get('sealer').seal(secret, placeOf(webhookId))

/** The secrets that sign now, the latest first; none where another installation sealed them. */
export const secretsOf = (
  app: Application,
  { _id, sealedSecret, sealedOldSecret, oldSecretUntil }: Pick<Webhook, '_id' | 'sealedSecret' | 'sealedOldSecret' | 'oldSecretUntil'>,
  now: Date,
): string[] => {
  const sealed = [sealedSecret, ...(sealedOldSecret && oldSecretUntil && oldSecretUntil > now ? [sealedOldSecret] : [])]
  return sealed.flatMap((each) => app.get('sealer').open(each, placeOf(_id)) ?? [])
}

/** Whether its secret can be opened here: another installation's can't. */
export const canSign = (app: Application, webhook: Webhook): boolean => secretsOf(app, webhook, app.get('now')()).length > 0

/** `t=<seconds>,v1=<hex>`, with a `v1` for each secret: HMAC-SHA256 of `<seconds>.<body>`. */
export const signatureOf = (body: string, secrets: readonly string[], now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000)
  return [
    `t=${seconds}`,
    ...secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`),
  ].join()
}
