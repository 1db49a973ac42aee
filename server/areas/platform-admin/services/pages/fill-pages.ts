import { markedMigration } from '../../../../kernel/migration'
import { encodeValue, newId } from '../../../../platform/mongo/codec'
import { unlessThere } from '../../../../platform/mongo/mongo-errors'
import { firstPages } from './first-pages'

export const fillPages = markedMigration({
  name: 'pages',
  version: '1',
  about: 'puts the information pages that come with the product where there are none yet',
  extent: () => Promise.resolve({ what: 'pages', count: firstPages.length }),
  run: async (database, { now, did }) => {
    const { kinds } = database.definition('pages')
    for (const page of firstPages) {
      await did(1)
      if (await database.platformRecords('pages').one({ slug: page.slug })) continue
      const record = { ...page, _id: newId(), rev: 1, created: now, status: 'active' }
      await unlessThere(database.collection('pages').insertOne(encodeValue(kinds, record) as Record<string, unknown>))
    }
  },
})
