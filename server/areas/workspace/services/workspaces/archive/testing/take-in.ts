import type { TestApp } from '../../../../../../testing/app'
import { Arrival } from '../arrivals'
import { importWorkspace, type Taken } from '../import-workspace'

/** Takes a workspace's file in as the operator's command does. */
export const takeIn = async ({ app, database }: Pick<TestApp, 'app' | 'database'>, file: string, slug?: string): Promise<Taken> => {
  const arrival = await Arrival.begin(database, app.get('now'))
  const { uploadMegabytes } = app.get('config')
  try {
    const taking = { database, pictures: app.get('files'), quarantine: app.get('quarantine'), uploadMegabytes }
    return await importWorkspace(taking, file, arrival, slug)
  } finally {
    await arrival.ends()
  }
}
