import type { ServiceRules } from '../../platform/mongo/service-rules'

/** A picture is kept outside the database, before its record is: a record never leads nowhere. */
export const uploadsRules: ServiceRules<'uploads'> = {
  prepareCreate: async ({ app }, _work, { uri }) => ({ uri: (await app.get('files').saveImage(uri)).uri }),
}
