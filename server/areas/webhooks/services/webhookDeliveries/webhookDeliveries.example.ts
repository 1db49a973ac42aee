import type { OwnExample } from '../../../../testing/example'

export const webhookDeliveriesExample: OwnExample = {
  record: async ({ shop }) => {
    const webhook = await shop.api.create('webhooks', {
      name: 'Website bán hàng',
      url: 'https://mocsuong.example/socai',
      events: ['orders.created'],
      rights: ['/sales'],
    })
    await shop.api.patch('webhooks', webhook._id, { test: true })
    const { data } = await shop.api.find('webhookDeliveries', { webhookId: webhook._id })
    return data[0]?._id ?? ''
  },
  patch: { status: 'again' },
  otherPatch: {},
}
