import type { Application } from '../../kernel/application'
import { firstIdOf } from '../../platform/mongo/codec'

const KEPT_MS = 30 * 86_400_000

/** What was sent is kept for 30 days; nobody is told that it went. */
export const sweepDeliveries = async (app: Application): Promise<void> => {
  const before = new Date(app.get('now')().getTime() - KEPT_MS)
  await app
    .get('database')
    .collection('webhookDeliveries')
    .deleteMany({ _id: { $lt: firstIdOf(before) } } as never)
}
