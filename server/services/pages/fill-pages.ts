import type { SocaiDatabase } from '../../kernel/collections'
import { encodeValue, newId } from '../../platform/mongo/codec'
import { firstPages } from './first-pages'

const mark = 'pages'

/** Puts the pages that come with the product where there are none yet, once. Runs before anybody is served. */
export const fillPages = async (database: SocaiDatabase, now: Date): Promise<void> => {
  const settings = database.collection('settings')
  if (await settings.findOne({ name: mark })) return
  const { kinds } = database.definition('pages')
  for (const page of firstPages) {
    if (await database.platformRecords('pages').one({ slug: page.slug })) continue
    const record = { ...page, _id: newId(), rev: 1, created: now, status: 'active' }
    await database.collection('pages').insertOne(encodeValue(kinds, record) as Record<string, unknown>)
  }
  await settings.updateOne({ name: mark }, { $set: { value: '1' } }, { upsert: true })
}
