import { dayOf, DEFAULT_ZONE } from '@shared/foundation/days/days'
import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

export const dayClosesExample: OwnExample = {
  // Of one account and day one count stands: each example counts an account of its own.
  create: async ({ shop }) => {
    const label = uniqueText('Két')
    await shop.app.database
      .collection('workspaces')
      .updateOne({ slug: shop.founder.slug }, { $addToSet: { 'opts.fundLabels': label } } as never)
    return { day: dayOf(shop.app.app.get('now')(), DEFAULT_ZONE), label, pieces: [{ value: 20_000, count: 3 }] }
  },
  patch: { note: 'Đếm hai lần' },
  otherPatch: { reason: 'Thối nhầm khách' },
}
