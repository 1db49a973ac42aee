import type { BankProvider } from '@shared/areas/bank/services/bankAccounts'
import type { Application } from '../../../../kernel/application'
import type { StoredOf } from '../../../../kernel/collections'
import type { Push, PushAnswer, PushHandler, PushRules } from '../../../../kernel/pushes'
import { openForAccount } from '../../bank-secrets'
import { isFromCasso, readCassoPush } from './casso'
import type { Incoming } from './incoming'
import { callOfBank, hear } from './receive'
import { isFromSepay, readSepayPush } from './sepay'

type Account = StoredOf<'bankAccounts'>

interface Provider {
  readonly isFrom: (push: Push, sent: unknown, secret: string, now: Date) => boolean
  /** Null for what nobody can use. */
  readonly read: (sent: unknown) => readonly Incoming[] | null
}

const providers: Readonly<Record<Exclude<BankProvider, 'none'>, Provider>> = {
  sepay: {
    isFrom: (push, _sent, secret, now) => isFromSepay(push, secret, now),
    read: (sent) => {
      const transfer = readSepayPush(sent)
      return transfer && [transfer]
    },
  },
  casso: { isFrom: (push, sent, secret) => isFromCasso(push, sent, secret), read: readCassoPush },
}

/** Both ask for it. */
const TAKEN: PushAnswer = { status: 200, body: { success: true } }

const handler =
  (name: Exclude<BankProvider, 'none'>): PushHandler =>
  async (app, push) => {
    const database = app.get('database')
    const account = await database.platformRecords('bankAccounts').one({ pushKey: push.key, status: 'active', provider: name })
    if (!account) return { status: 404 }
    const secret = openForAccount(app, account, 'secret')
    const sent = parse(push.body)
    const { isFrom, read } = providers[name]
    if (secret === null || !isFrom(push, sent, secret, app.get('now')())) {
      await note(app, account, { $inc: { refused: 1 }, $set: { refusedAt: app.get('now')() } })
      return { status: 401 }
    }
    const incoming = read(sent)
    if (incoming === null) return { status: 400, body: { success: false } }
    await note(app, account, { $set: { heardAt: app.get('now')() } })
    for (const transfer of incoming) await takeIn(app, account, transfer)
    return TAKEN
  }

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

/** Counts beside the account: no change that anybody made, and none that is told. */
const note = async (app: Application, { workspaceId, _id }: Account, change: object): Promise<void> => {
  await app.get('database').advance('bankAccounts', workspaceId, { _id }, change)
}

/** One address may serve several accounts of the company; what came to an account that isn't its own is counted and left. */
const takeIn = async (app: Application, keyed: Account, transfer: Incoming): Promise<void> => {
  const account = await accountOf(app, keyed, transfer)
  if (account) await hear(await callOfBank(app, account), account, transfer, 'push')
  else await note(app, keyed, { $inc: { foreign: 1 } })
}

const accountOf = async (app: Application, keyed: Account, { account, virtualAccount }: Incoming): Promise<Account | null> => {
  const reported = [account, virtualAccount].map(plain).filter((number) => number !== '')
  if (reported.length === 0 || reported.includes(plain(keyed.account))) return keyed
  const others = await app.get('database').records('bankAccounts', keyed.workspaceId).find({ status: 'active', provider: keyed.provider })
  return others.find((other) => reported.includes(plain(other.account))) ?? null
}

const plain = (number: string): string => number.replace(/[^A-Za-z0-9]+/g, '').toUpperCase()

export const bankPushes: PushRules = { sepay: handler('sepay'), casso: handler('casso') }
