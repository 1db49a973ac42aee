import { warningsOf, type InstallationState, type InstallationWarning } from '@shared/areas/workspace/rules/installation'
import type { Application } from '../../../../kernel/application'
import { diskNow } from '../../../../kernel/disk-use'
import { lastDone } from '../../../../kernel/last-done'

export interface Standing extends InstallationState {
  readonly usedBytes: number
  readonly warnings: InstallationWarning[]
}

const started = new Date()

/** How the installation stands, for its operator and the platform's administrators: nothing of what companies keep is in it. */
export const installationState = async (app: Application): Promise<Standing> => {
  const [config, database, healthState] = [app.get('config'), app.get('database'), app.get('healthState')]
  const outgoing = database.platformRecords('outgoing')
  const mails = { state: 'waiting', kind: { $in: app.get('mailKinds') } }
  const [disk, backup, restoreProved, recounted, proven, outboxWaiting, outboxStuck, first, mailsWaiting, oldestMail] = await Promise.all([
    diskNow(app),
    lastDone(database, 'backup'),
    lastDone(database, 'restore proved'),
    lastDone(database, 'figures recounted'),
    lastDone(database, 'journals proven'),
    outgoing.count({ state: 'waiting' }),
    outgoing.count({ state: 'stuck' }),
    outgoing.one({ state: 'waiting' }, { only: ['due'], sort: { due: 1, _id: 1 } }),
    outgoing.count(mails),
    outgoing.one(mails, { only: ['created'], sort: { created: 1 } }),
  ])
  const { daysToFull, ...bytes } = disk
  const isEmbedded = config.mongodbUri === null
  const state = {
    started,
    database: isEmbedded ? ('embedded' as const) : ('mongodb' as const),
    ...(isEmbedded && backup ? { backup: backup.at } : {}),
    ...(isEmbedded && restoreProved ? { restoreProved: { at: restoreProved.at, of: restoreProved.of ?? restoreProved.at } } : {}),
    ...(recounted ? { figuresRecounted: recounted.at } : {}),
    ...(proven ? { journalsProven: proven.at } : {}),
    figuresDiffered: healthState.figuresDiffered,
    entriesDiffered: healthState.entriesDiffered,
    writesRefused: healthState.areWritesRefused,
    ...bytes,
    ...(daysToFull === null ? {} : { daysToFull }),
    outboxWaiting,
    outboxStuck,
    ...(first ? { outboxDue: first.due } : {}),
    mailsWaiting,
    ...(oldestMail ? { mailsSince: oldestMail.created } : {}),
  }
  return { ...state, warnings: warningsOf(state, app.get('now')()) }
}
