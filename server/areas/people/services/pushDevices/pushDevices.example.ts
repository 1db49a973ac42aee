import type { OwnExample } from '../../../../testing/example'
import { PushBrowser } from '../../../../testing/push-browser'
import { uniqueText } from '../../../../testing/sample'

export const pushDevicesExample: OwnExample = {
  create: () => ({
    name: 'Chrome · Android',
    topics: ['orders'],
    ...new PushBrowser(`https://push.so-cai.vn/${encodeURIComponent(uniqueText('may'))}`).subscription,
  }),
  patch: { name: 'Điện thoại của Lan' },
  otherPatch: {},
  narrowed: { get: { others: 404 }, patch: { others: 404 }, remove: { others: 404 } },
}
