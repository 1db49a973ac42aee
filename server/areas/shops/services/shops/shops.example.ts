import { keepShop } from '../../connect-shop'
import type { ExampleContext, OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

const YEAR_MS = 365 * 86_400_000

/** A shop comes with its asset; here without asking the platform. */
export const exampleShop = async ({ shop, code = uniqueText('7') }: Pick<ExampleContext, 'shop'> & { readonly code?: string }) => {
  const { app } = shop.app
  const asset = await shop.api.create('assets', { group: 'Sales Agents', name: uniqueText('Gian hàng') })
  const token = { access: 'given', accessEnds: app.get('now')().getTime() + YEAR_MS, code }
  const caller = await app.get('access').authenticate({ accessToken: shop.founder.token })
  return keepShop({ app, service: app.service('assets'), params: { caller }, caller }, asset, 'tiki', token)
}

export const shopsExample: OwnExample = {
  record: async (context) => (await exampleShop(context))._id,
  patch: { note: 'Chị Lan lo gian này' },
  otherPatch: {},
  reportValues: async ({ recordOf }) => ({ assetId: await recordOf('assets'), platformName: 'lazada', state: 'abc' }),
}
