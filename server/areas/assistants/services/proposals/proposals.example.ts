import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'
import { propose } from '../../propose'

export const proposalsExample: OwnExample = {
  record: async ({ shop }) => {
    const { app } = shop.app
    const { apiKey } = await shop.api.create('apiKeys', { name: uniqueText('Trợ lý'), rights: ['bod'], assistant: 'may write' })
    const caller = await app.get('access').authenticate({ apiKey })
    const data = { name: uniqueText('Khách'), group: 'Customers' }
    const { _id } = await propose({ app, caller }, { service: 'assets', act: 'create', data, reason: 'Khách mới hỏi mua' })
    return _id
  },
  patch: { note: 'Hỏi lại chị Hoa' },
  otherPatch: {},
  narrowed: { get: { '/sales': 200, bod: 200, others: 404 }, patch: { '/sales': 200, bod: 200, others: 404 } },
}
