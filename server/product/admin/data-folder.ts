import { resolve } from 'node:path'
import { ConfigError } from '../../config'
import { backUp } from '@socai/engine/tools/backup'
import { copyDatabase } from '@socai/engine/tools/copy'
import { ToolFailure } from '@socai/engine/tools/failure'
import { finishRestore, isUnfinished, restore } from '@socai/engine/tools/restore'
import { checkStore, type StoreCheck } from '@socai/engine/tools/check'
import { storeNames } from '../../platform/mongo/embedded/store-names'
import { DATA_VERSION, newerDataText, readDataVersion } from '../start/data-version'
import { endLinks } from './end-links'
import { dataFolder, withEngine, withEngineAlone } from './with-database'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const tell = (line: string): void => void process.stderr.write(`${line}\n`)

/** Runs a tool; what keeps it from its work becomes one line, and Ctrl-C breaks it off cleanly. */
const run = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
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

export const backupInstallation = (file: string): Promise<void> =>
  run((signal) =>
    withEngine(async ({ uri, dataDir }) => {
      const dataVersion = await readDataVersion(uri)
      const { pairs, files } = await backUp({ uri, dataDir, names: storeNames, file: resolve(file), now: new Date(), dataVersion, signal })
      tell(`${pairs} entries of the database and ${files} files are in`)
      say(resolve(file))
    }),
  )

const endOpenLinks = async (uri: string): Promise<void> => {
  const ended = await endLinks(uri, new Date())
  if (ended > 0) tell(`${ended} links to sealed months are ended: who has been given one needs another`)
}

export const restoreInstallation = (
  file: string | undefined,
  { replace = false, finish = false }: { replace?: boolean; finish?: boolean },
): Promise<void> =>
  run(async (signal) => {
    const dataDir = dataFolder()
    if (finish) {
      if (!isUnfinished(dataDir)) throw new ToolFailure(`There is no restore to be finished in ${dataDir}`)
      await finishRestore(dataDir, new Date(), storeNames)
      await withEngine(({ uri }) => endOpenLinks(uri))
      say(`The restore into ${dataDir} is finished.`)
      return
    }
    if (file === undefined) throw new ToolFailure('Name the backup: admin restore <file>')
    const refusal = (version: number): string | null => (version > DATA_VERSION ? newerDataText(version) : null)
    const { about, setAside } = await restore({
      file: resolve(file),
      dataDir,
      names: storeNames,
      replace,
      now: new Date(),
      refusal,
      signal,
    })
    if (setAside) tell(`What was there before is in ${setAside}`)
    await withEngine(({ uri }) => endOpenLinks(uri))
    say(`${dataDir} is as it was on ${about.at}.`)
  })

export const checkInstallation = (repair: boolean): Promise<void> =>
  run(() =>
    withEngine(async ({ uri }) => {
      await readDataVersion(uri)
      const first = await checkStore(uri, repair)
      for (const line of linesOf(first)) say(line)
      if (!first.valid) process.exitCode = 1
    }),
  )

const linesOf = ({ valid, collections, documents, entries, problems, problemCount, rebuilt }: StoreCheck): string[] => [
  ...problems.map(({ namespace, text }) => (namespace === null ? text : `${namespace}: ${text}`)),
  ...(problemCount > problems.length ? [`… and ${problemCount - problems.length} more`] : []),
  ...rebuilt.map((namespace) => `${namespace}: the indexes were built anew`),
  valid
    ? `${documents} documents in ${collections} collections agree with ${entries} index entries.`
    : `${problemCount} faults${rebuilt.length > 0 ? ' are left' : ''}.`,
]

export const copyInstallation = ({ to, from }: { to?: string; from?: string }): Promise<void> =>
  run(async () => {
    if ((to === undefined) === (from === undefined)) throw new ToolFailure('Say either --to <address> or --from <address>')
    const copy = async (uri: string): Promise<void> => {
      await readDataVersion(from ?? uri)
      const { collections, documents } = await copyDatabase({
        from: from ?? uri,
        to: to ?? uri,
        onCollection: (name, n) => tell(`${name}: ${n}`),
      })
      say(`${documents} documents in ${collections} collections were copied and compared.`)
    }
    await withEngineAlone(copy, { makes: from !== undefined })
  })
