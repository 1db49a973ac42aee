import { resolve } from 'node:path'
import { ToolFailure } from '@socai/engine/tools/failure'
import { isInstalled } from '@socai/engine/owner'
import { ConfigError } from '../../config'
import { noteDone } from '../../kernel/last-done'
import { storeNames } from '../../platform/mongo/embedded/store-names'
import { withSettings } from '../start/data-version'
import { ProgressLine } from '../start/progress'
import { run } from './data-folder'
import { onCopy } from './on-copy'
import { sayDone, showing, type Printing } from './printed'
import { bring, faultsOf } from './upgrade'
import { dataFolder, withEngine } from './with-database'

/**
 * Proves that a backup can be restored: it is, beside the data folder, is brought to the shape of this version, and every figure is recounted
 * from its entries. The copy is thrown away, the installation stays as it is, and notes that its backups can be restored.
 * @throws ConfigError for a backup that can't be used
 */
export const proveBackup = (
  name: string | undefined,
  { replace = false, finish = false, ...printing }: { readonly replace?: boolean; readonly finish?: boolean } & Printing,
): Promise<void> =>
  run(async (signal) => {
    if (name === undefined || replace || finish) throw new ToolFailure('Name the backup, and nothing else: admin restore <file> --prove')
    const dataDir = dataFolder()
    const file = resolve(name)
    const line = new ProgressLine(process.stderr)
    const { of, outcome } = await showing('Proving', () =>
      onCopy({ dataDir, backup: async () => file, signal }, async (database, moment) => ({
        of: moment,
        outcome: await bring(database, line),
      })),
    )
    const faults = faultsOf(outcome)
    for (const fault of faults) line.say(fault)
    if (faults.length > 0) throw new ConfigError(`${file} can be restored, but its figures don’t agree with their entries.`)
    const at = new Date()
    if (isInstalled(dataDir, storeNames))
      await withEngine(({ uri }) => withSettings(uri, (database) => noteDone(database, 'restore proved', { at, of })))
    sayDone(printing, `${file}, as of ${of.toISOString()}, can be restored, and its figures agree with their entries.`, {
      file,
      of,
      proved: at,
    })
  })
