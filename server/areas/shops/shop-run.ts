import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import { DEFAULT_ZONE, zone as asZone } from '@shared/foundation/days/days'
import type { Application } from '../../kernel/application'
import { withTaxes } from '../../kernel/auth/callers'
import type { Caller, CallParams } from '../../kernel/call'
import type { StoredOf } from '../../kernel/collections'
import { lock } from '../../kernel/locks'
import { transact, type SocaiUnitOfWork } from '../../kernel/unit-of-work'
import type { Send, PlatformClient } from './clients/platform-client'
import { platformClients } from './clients'

export type Shop = StoredOf<'shops'>

/** A shop with all that is needed to work for it. What is written is written as by a program of the company: people don't change it by hand. */
export interface ShopRun {
  readonly app: Application
  readonly shop: Shop
  readonly client: PlatformClient
  readonly send: Send
  readonly caller: Caller
  readonly params: CallParams
  readonly now: () => Date
}

export const shopRun = async (app: Application, shop: Shop): Promise<ShopRun> => {
  const workspace = await app
    .get('database')
    .platformRecords('workspaces')
    .byId(shop.workspaceId, { only: ['zone', 'opts', 'taxesBefore'] })
  const caller: Caller = {
    workspaceId: shop.workspaceId,
    userId: null,
    rights: ['bod'],
    zone: workspace ? asZone(workspace.zone) : DEFAULT_ZONE,
    person: null,
    keyed: true,
    program: PLATFORM_NAMES[shop.platformName],
    sessionId: null,
    ...(workspace ? withTaxes(workspace) : {}),
  }
  const http = app.get('integrations')[shop.platformName]
  return {
    app,
    shop,
    client: platformClients(app.get('config').integrations)[shop.platformName],
    send: (call) => http.call({ ...call, workspaceId: shop.workspaceId }),
    caller,
    params: { caller },
    now: () => app.get('now')(),
  }
}

/** A command of the shop's company. */
export const inShop = <T>({ app, shop, caller, now }: ShopRun, job: string, body: (work: SocaiUnitOfWork) => Promise<T>): Promise<T> =>
  transact(app.get('work'), { workspaceId: shop.workspaceId, now, keys: [lock.job(job)], zone: caller.zone }, body)

/** Changes what is kept of a shop, as it stands now; whoever looks at it sees it at once. Null when it is gone. */
export const changeShop = (run: ShopRun, change: (shop: Shop) => Partial<Shop>): Promise<Shop | null> =>
  inShop(run, `shop ${run.shop._id}`, async (work) => {
    const before = await work.read('shops').byId(run.shop._id)
    if (!before) return null
    const after = work.save('shops', before, change(before))
    if (after !== before) work.emitReloaded('shops', [before._id])
    return after
  })

/** Shops of a platform's number, in whichever company. */
export const shopsOfCode = (app: Application, platformName: Shop['platformName'], code: string): Promise<Shop[]> =>
  app.get('database').platformRecords('shops').find({ platformName, code, state: 'connected' })
