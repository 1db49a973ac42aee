import { note } from '../../journal'
import { shopRun } from '../../shop-run'
import type { OwnExample } from '../../../../testing/example'
import type { StoredOf } from '../../../../kernel/collections'

export const shopEventsExample: OwnExample = {
  record: async ({ shop, recordOf }) => {
    const { app } = shop.app
    const id = await recordOf('shops')
    const kept: StoredOf<'shops'> | null = await app.get('database').records('shops', shop.founder.workspaceId).byId(id)
    if (!kept) throw new Error('there is no shop')
    const run = await shopRun(app, kept)
    const received = { kind: 'shop', word: 'token', code: kept.code, at: run.now(), outcome: 'connected', key: 'example' } as const
    return (await note(run, received)).event._id
  },
}
