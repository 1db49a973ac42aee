import { randomInt } from 'node:crypto'
import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

export const smsCampaignsExample: OwnExample = {
  create: () => ({
    name: uniqueText('Đợt tin'),
    text: 'Chào {name}',
    numbers: [{ phone: `09${randomInt(1e7, 9e7)}`, name: 'Chị Hoa' }],
    sendAt: '2099-01-01T03:00:00Z',
    partnerIds: undefined,
    rehearse: undefined,
    skipRecentDays: undefined,
  }),
  patch: { name: 'Nhắc nợ tháng 11' },
  otherPatch: {},
}
