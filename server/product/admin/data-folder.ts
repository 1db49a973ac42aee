import { resolve } from 'node:path'
import { ConfigError } from '../../config'
import { backUp } from '@socai/engine/tools/backup'
import { copyDatabase } from '@socai/engine/tools/copy'
import { ToolFailure } from '@socai/engine/tools/failure'
import { finishRestore, isUnfinished, restore } from '@socai/engine/tools/restore'
import { checkStore, type StoreCheck } from '@socai/engine/tools/check'
import { storeNames } from '../../platform/mongo/embedded/store-names'
import { noteDone } from '../../kernel/last-done'
import { DATA_VERSION, newerDataText, readDataVersion, withSettings } from '../start/data-version'
import { grouped } from '../start/progress'
import { endLinks } from './end-links'
import { say, sayDone, showing, type Printing } from './printed'
import { dataFolder, withEngine, withEngineAlone } from './with-database'

const tell = (line: string): void => void process.stderr.write(`${line}\n`)

/** Runs a tool; what keeps it from its work becomes one line, and Ctrl-C breaks it off cleanly. */
export const run = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
  const abort = new AbortController()
  const stop = (): void => abort.abort()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  try {
    await work(abort.signal)
  } catch (error) {
    throw error instanceof ToolFailure ? new ConfigError(error.message) : error
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
  }
}

/** Ends with 1 where the database doesn't agree with itself: the file then holds what could be read. */
export const backupInstallation = (name: string, printing: Printing): Promise<void> =>
  run((signal) =>
    withEngine(async ({ uri, dataDir }) => {
      const file = resolve(name)
      const dataVersion = await readDataVersion(uri)
      const now = new Date()
      const { pairs, files } = await showing('Backing up', (at) =>
        backUp({ uri, dataDir, names: storeNames, file, now, dataVersion, signal, onProgress: (chunks) => at(`${grouped(chunks)} MB`) }),
      )
      tell(`${pairs} entries of the database and ${files} files are in`)
      const { valid, problemCount } = await showing('Checking', () => checkStore(uri, false))
      if (!valid) {
        tell(`The database has ${problemCount} faults, and so has its backup: keep the ones from before, and see \`admin check\`.`)
        process.exitCode = 1
      } else await withSettings(uri, (database) => noteDone(database, 'backup', { at: now }))
      sayDone(printing, file, { file, entries: pairs, files, faults: problemCount })
    }),
  )

/** @returns how many links were ended */
const endOpenLinks = async (uri: string): Promise<number> => {
  const ended = await endLinks(uri, new Date())
  if (ended > 0) tell(`${ended} links to sealed months are ended: who has been given one needs another`)
  return ended
}

export const restoreInstallation = (
  file: string | undefined,
  { replace = false, finish = false, ...printing }: { replace?: boolean; finish?: boolean } & Printing,
): Promise<void> =>
  run(async (signal) => {
    const dataDir = dataFolder()
    if (finish) {
      if (!isUnfinished(dataDir)) throw new ToolFailure(`There is no restore to be finished in ${dataDir}`)
      await finishRestore(dataDir, new Date(), storeNames)
      const linksEnded = await withEngine(({ uri }) => endOpenLinks(uri))
      sayDone(printing, `The restore into ${dataDir} is finished.`, { dataDir, linksEnded })
      return
    }
    if (file === undefined) throw new ToolFailure('Name the backup: admin restore <file>')
    const refusal = (version: number): string | null => (version > DATA_VERSION ? newerDataText(version) : null)
    const backup = resolve(file)
    const { about, setAside } = await showing('Restoring', () =>
      restore({ file: backup, dataDir, names: storeNames, replace, now: new Date(), refusal, signal }),
    )
    if (setAside) tell(`What was there before is in ${setAside}`)
    const linksEnded = await withEngine(({ uri }) => endOpenLinks(uri))
    sayDone(printing, `${dataDir} is as it was on ${about.at}.`, { dataDir, at: about.at, setAside, linksEnded })
  })

export const checkInstallation = ({ repair = false, ...printing }: { repair?: boolean } & Printing): Promise<void> =>
  run(() =>
    withEngine(async ({ uri }) => {
      await readDataVersion(uri)
      const found = await showing('Checking', () => checkStore(uri, repair))
      if (printing.json) say(JSON.stringify(found))
      else for (const line of linesOf(found, repair)) say(line)
      if (!found.valid) process.exitCode = 1
    }),
  )

const linesOf = ({ valid, collections, documents, entries, problems, problemCount, rebuilt }: StoreCheck, repaired: boolean): string[] => [
  ...problems.map(({ namespace, text }) => (namespace === null ? text : `${namespace}: ${text}`)),
  ...(problemCount > problems.length ? [`… and ${problemCount - problems.length} more`] : []),
  ...rebuilt.map((namespace) => `${namespace}: the indexes were built anew`),
  valid
    ? `${documents} documents in ${collections} collections agree with ${entries} index entries.`
    : `${problemCount} faults${rebuilt.length > 0 ? ' are left' : ''}.${repaired ? ' Only indexes can be built anew: bring back a backup (admin restore).' : ''}`,
]

export const copyInstallation = ({ to, from, ...printing }: { to?: string; from?: string } & Printing): Promise<void> =>
  run(async () => {
    if ((to === undefined) === (from === undefined)) throw new ToolFailure('Say either --to <address> or --from <address>')
    const copy = async (uri: string): Promise<void> => {
      await readDataVersion(from ?? uri)
      const { collections, documents } = await showing('Copying', () =>
        copyDatabase({ from: from ?? uri, to: to ?? uri, onCollection: (name, n) => tell(`${name}: ${n}`) }),
      )
      sayDone(printing, `${documents} documents in ${collections} collections were copied and compared.`, { collections, documents })
    }
    await withEngineAlone(copy, { makes: from !== undefined })
  })
