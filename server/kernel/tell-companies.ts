import type { RecordService } from '@shared/registry/names'
import type { StoredOf } from './collections'
import { allWorkspaces } from './for-each-workspace'
import type { Call } from './service-rules'

/** What is of the whole installation is everybody's, while a command tells its own company alone: the others hear of it here. */
export const tellOtherCompanies = async <Name extends RecordService>(
  { app, caller }: Pick<Call<Name>, 'app' | 'caller'>,
  service: Name,
  type: 'created' | 'patched',
  record: StoredOf<Name>,
): Promise<void> => {
  const work = app.get('work')
  for (const { _id } of await allWorkspaces(app.get('database')))
    if (_id !== caller.workspaceId && work.hasListeners(_id)) work.publish(_id, [{ service, type, record }])
}
