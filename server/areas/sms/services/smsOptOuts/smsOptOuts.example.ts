import { randomInt } from 'node:crypto'
import type { OwnExample } from '../../../../testing/example'

export const smsOptOutsExample: OwnExample = {
  create: () => ({ phone: `09${randomInt(1e7, 9e7)}`, note: 'Nhắn tin từ chối' }),
  patch: { note: 'Gọi điện từ chối' },
  otherPatch: {},
}
