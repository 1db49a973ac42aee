import type { Application } from '../../kernel/application'
import type { CallParams } from '../../kernel/call'
import type { SocaiDatabase, StoredOf } from '../../kernel/collections'
import { DEFAULT_ZONE } from '@shared/foundation/days/days'
import { lock } from '../../kernel/locks'
import type { Records } from '../../platform/mongo/records'
import { tokenOf } from '../../areas/facebook/pages'
import { openForAccount } from '../../areas/bank/bank-secrets'
import { openForCarrier } from '../../areas/carriers/carrier-token'
import { openSecrets } from '../../areas/invoices/account'
import { expireUnreadableShops } from '../../areas/shops/shop-token'
import { openForSms } from '../../areas/sms/sms-secrets'
import { canSign } from '../../areas/webhooks/signature'

/** Where the installation keeps something that only its own secret opens. */
const [MARK, PLACE] = ['data-secret', 'settings/data-secret']

/**
 * Where the data-secret isn't the one that connections to shops, banks, Facebook, SMS providers, carriers, providers of invoices and
 * receivers of webhooks were sealed with, none of them works any more: they are marked, so that whoever looks after them is asked to connect them anew. Cut off, it goes on at the next start.
 * @returns how many connections it marked
 */
export const markLostConnections = async (app: Application): Promise<number> => {
  const [database, sealer, log] = [app.get('database'), app.get('sealer'), app.get('log')]
  const mark = await database.platformRecords('settings').one({ name: MARK })
  if (mark && sealer.open(mark.value, PLACE) !== null) return 0
  // Which of several nodes has the right one, none of them knows.
  if (mark && app.get('config').redisUrl !== null) {
    log.error(
      'this node’s data-secret is not the one of the other nodes: shops, banks and pages fail here. Give all nodes the same DATA_SECRET; if it is lost, start one node alone once, without REDIS_URL',
    )
    return 0
  }
  const counts = [
    await expireUnreadableShops(app),
    await markBankAccounts(app),
    await markPages(app),
    await markSmsAccounts(app),
    await markCarriers(app),
    await markInvoiceAccounts(app),
    await markWebhooks(app),
  ]
  const lost = counts.reduce((sum, count) => sum + count, 0)
  if (mark || lost > 0) log.warn(`data-secret is new, ${lost} connections have to be made again`)
  await remember(database, sealer.seal('known', PLACE))
  return lost
}

const remember = async (database: SocaiDatabase, value: string): Promise<void> => {
  await database.collection('settings').updateOne({ name: MARK }, { $set: { value } }, { upsert: true })
}

type Marked = 'bankAccounts' | 'fbPages' | 'smsAccounts' | 'carrierAccounts' | 'einvoiceAccounts' | 'webhooks'

/** Changes what nobody can open any more, as somebody of its company would. @returns how many it were */
const markAll = async <Name extends Marked>(
  app: Application,
  name: Name,
  records: Records<StoredOf<Name>>,
  lostOf: (record: StoredOf<Name>) => Partial<StoredOf<Name>> | null,
): Promise<number> => {
  let count = 0
  const service = app.service(name)
  for await (const record of records.each({})) {
    if (lostOf(record) === null) continue
    const params: CallParams = {
      caller: {
        workspaceId: record.workspaceId,
        userId: null,
        rights: ['bod'],
        zone: DEFAULT_ZONE,
        person: null,
        keyed: false,
        sessionId: null,
      },
    }
    await service.run(params, [lock.record(name, record._id)], async (work) => {
      const before = await service.readForChange(work, record._id, params, {})
      return service.change(work, params, before, lostOf(before) ?? {})
    })
    count++
  }
  return count
}

const markBankAccounts = (app: Application): Promise<number> =>
  markAll(app, 'bankAccounts', app.get('database').platformRecords('bankAccounts'), (account) => {
    const secret = account.sealedSecret !== undefined && openForAccount(app, account, 'secret') === null
    const token = account.sealedToken !== undefined && openForAccount(app, account, 'token') === null
    return secret || token
      ? {
          ...(secret ? { sealedSecret: undefined, hasSecret: undefined } : {}),
          ...(token ? { sealedToken: undefined, hasToken: undefined, fetchProblem: 'token' as const } : {}),
        }
      : null
  })

const markPages = (app: Application): Promise<number> =>
  markAll(app, 'fbPages', app.get('database').platformRecords('fbPages'), (page) =>
    page.status === 'connected' && tokenOf(app, page) === null ? { status: 'token', problem: 'fbPages.token-invalid' } : null,
  )

const markSmsAccounts = (app: Application): Promise<number> =>
  markAll(app, 'smsAccounts', app.get('database').platformRecords('smsAccounts'), (account) => {
    const key = account.sealedKey !== undefined && openForSms(app, account, 'key') === null
    const secret = account.sealedSecret !== undefined && openForSms(app, account, 'secret') === null
    return key || secret
      ? {
          ...(key ? { sealedKey: undefined, hasKey: undefined } : {}),
          ...(secret ? { sealedSecret: undefined, hasSecret: undefined } : {}),
        }
      : null
  })

const markCarriers = (app: Application): Promise<number> =>
  markAll(app, 'carrierAccounts', app.get('database').platformRecords('carrierAccounts'), (account) =>
    account.sealedToken !== undefined && openForCarrier(app, account) === null ? { sealedToken: undefined, hasToken: undefined } : null,
  )

const markInvoiceAccounts = (app: Application): Promise<number> =>
  markAll(app, 'einvoiceAccounts', app.get('database').platformRecords('einvoiceAccounts'), (account) =>
    account.sealed !== undefined && openSecrets(app, account) === null ? { sealed: undefined, hasPassword: undefined } : null,
  )

const markWebhooks = (app: Application): Promise<number> =>
  markAll(app, 'webhooks', app.get('database').platformRecords('webhooks'), (webhook) =>
    webhook.status === 'on' && !canSign(app, webhook)
      ? {
          status: 'paused',
          paused: {
            at: app.get('now')(),
            reason: 'its secret can not be opened here any more: make another',
            vi: 'không mở được mã bí mật ở đây nữa: hãy tạo mã mới',
          },
        }
      : null,
  )
