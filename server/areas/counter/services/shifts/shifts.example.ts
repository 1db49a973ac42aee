import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

export const shiftsExample: OwnExample = {
  create: ({ shop }) => Promise.resolve({ counter: uniqueText('Quầy'), warehouseId: shop.warehouse._id, opening: 500_000 }),
  patch: { note: 'Đếm hai lần' },
  otherPatch: {},
  reportValues: () => Promise.resolve({ counter: 'Quầy 1' }),
}
