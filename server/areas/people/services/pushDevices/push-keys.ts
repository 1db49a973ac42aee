import webPush from 'web-push'
import type { Application } from '../../../../kernel/application'

/** What pushes of this installation are signed with (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const [ROW, PLACE] = ['push keys', 'settings/push keys']

const opened = (app: Application, sealed: string | undefined): PushKeys | null => {
  const text = sealed === undefined ? null : app.get('sealer').open(sealed, PLACE)
  return text === null ? null : (JSON.parse(text) as PushKeys)
}

/** The installation's keys, made with the first question; anew where the secret is lost that they were sealed with. */
export const pushKeys = async (app: Application): Promise<PushKeys> => {
  const settings = app.get('database').platformRecords('settings')
  const read = async () => (await settings.one({ name: ROW }))?.value
  const before = await read()
  const known = opened(app, before)
  if (known) return known
  const value = app.get('sealer').seal(JSON.stringify(webPush.generateVAPIDKeys()), PLACE)
  const rows = app.get('database').collection('settings')
  // Of two that make them at once the first one's count.
  if (before === undefined) await rows.updateOne({ name: ROW }, { $setOnInsert: { value } }, { upsert: true })
  else await rows.updateOne({ name: ROW, value: before }, { $set: { value } })
  const made = opened(app, await read())
  if (!made) throw new Error('the keys for pushes can’t be opened: this node’s data-secret is another than that of the others')
  return made
}
