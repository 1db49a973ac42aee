import type { ServiceRules, Call } from '../../../../kernel/service-rules'
import { senderOf } from '../../../../kernel/sender-of'
import { AppError } from '../../../../platform/errors'
import { cleanUpUploads } from './clean-up'

const CLEAN_UP_EVERY_MS = 24 * 3_600_000

export const uploadsRules: ServiceRules<'uploads'> = {
  // A picture is kept outside the database, before its record is: a record never leads nowhere, and a retry draws nothing anew.
  create: async (call, { uri: dataUrl }) => {
    const { app, service, params, caller } = call
    await assertRoom(call)
    const { uri, bytes } = await app.get('files').saveImage(dataUrl, senderOf(caller))
    return service.run(params, [], async (work) => service.add(work, params, { uri, bytes }))
  },
  jobs: [{ name: 'pictures nobody needs', everyMs: CLEAN_UP_EVERY_MS, run: cleanUpUploads }],
}

const BYTES_OF_MEGABYTE = 1_000_000

/** @throws AppError 413 once the workspace's pictures take all the room it has */
const assertRoom = async ({ app, caller }: Call<'uploads'>): Promise<void> => {
  const megabytes = app.get('config').uploadMegabytes
  const uploads = await app
    .get('database')
    .records('uploads', caller.workspaceId)
    .find({}, { only: ['bytes'] })
  const taken = uploads.reduce((sum, { bytes = 0 }) => sum + bytes, 0)
  if (taken >= megabytes * BYTES_OF_MEGABYTE) throw AppError.of('uploads.full', { megabytes })
}
