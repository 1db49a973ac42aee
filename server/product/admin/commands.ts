import { access, constants, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Command } from 'commander'
import { pino } from 'pino'
import { ConfigError, loadConfig, loadPlaces, makeDataDir } from '../../config'
import { DataDirectoryInUse, startEngine } from '@socai/engine'
import { reasonOf } from '@socai/engine/tools/failure'
import type { SocaiDatabase } from '../../kernel/collections'
import { AppError } from '../../platform/errors'
import { Files } from '../../platform/files/files'
import { storeNames } from '../../platform/mongo/embedded/store-names'
import { Quarantine } from '../../platform/quarantine/quarantine'
import { fileStoreOf } from '../start/file-store-of'
import { readSealCode } from '@shared/areas/books/rules/seal-code'
import type { SEAL_FAULTS } from '@shared/areas/books/services/seals'
import { namesOfFigures } from '../../areas/books/services/seals/changed'
import { proveSeals } from '../../areas/books/services/seals/prove'
import { keptChanges } from '../../ledger/figure-changes'
import { allWorkspaces } from '../../kernel/for-each-workspace'
import type { ChangeReason } from '@shared/foundation/ledger/figure-changes'
import { verify } from '../books'
import { CannotMove, moveCompany } from '../../areas/workspace/cells/move-company'
import { CellError } from '../../platform/cells/cell-line'
import { Cells } from '../../platform/cells/cells'
import { Arrival } from '../../areas/workspace/services/workspaces/archive/arrivals'
import { importWorkspace, type Taken } from '../../areas/workspace/services/workspaces/archive/import-workspace'
import { exportWorkspace, FileIsThere, NoSuchWorkspace } from '../../areas/workspace/services/workspaces/workspace-archive'
import { noteDone } from '../../kernel/last-done'
import { LeaseLost, newHolder } from '../../kernel/leases'
import { openApiDocument } from '../../kernel/openapi/document'
import { backupInstallation, checkInstallation, copyInstallation, restoreInstallation } from './data-folder'
import { askToLookAgain } from './reload-signal'
import { addPlatformCommands } from './platform-commands'
import { sendTestMail } from './mail-test'
import { JSON_OPTION, say, sayDone, showing, type Printing } from './printed'
import { proveBackup } from './prove-backup'
import { megabytes, reporterOn } from '../start/bring-up-to-date'
import { dueMigrations, runMigrations } from '../start/migrations'
import { grouped, ProgressLine } from '../start/progress'
import { tellStatus } from './status'
import { upgradeInstallation } from './upgrade'
import { withDatabase } from './with-database'

const aloud = (): Quarantine => new Quarantine(({ reason }) => process.stderr.write(`${reason}\n`))

const keptPictures = (quarantine: Quarantine): Files =>
  new Files(fileStoreOf(loadPlaces(process.env), pino({ level: 'error' })), quarantine)

/** @throws ConfigError with the words for people, where a file or a name doesn't fit */
const reporter = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'workspaces.slug-taken')
      throw new ConfigError(`${error.message}. Give another with --slug`)
    if (error instanceof NoSuchWorkspace || error instanceof FileIsThere || error instanceof AppError || isOfMove(error))
      throw new ConfigError(error.message)
    throw inWords(error)
  }
}

const isOfMove = (error: unknown): error is Error => error instanceof CannotMove || error instanceof CellError || error instanceof LeaseLost

/** What the system says of a file, as words that name it; any other error as it is. */
const inWords = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error && 'path' in error ? new ConfigError(`${String(error.path)}: ${reasonOf(error)}`) : error

/** Before anything is made for it. @throws ConfigError when it can't be read */
const assertReadable = async (file: string): Promise<void> => {
  try {
    await access(file, constants.R_OK)
    if ((await stat(file)).isDirectory()) throw new ConfigError(`${file}: it is a folder`)
  } catch (error) {
    throw inWords(error)
  }
}

const takeIn = async (database: SocaiDatabase, file: string, slug: string | undefined): Promise<Taken> => {
  const quarantine = aloud()
  const arrival = await Arrival.begin(database, () => new Date())
  try {
    const config = loadConfig(process.env)
    const cells = config.cells && new Cells(config.cells, config)
    const { uploadMegabytes } = config
    return await showing('Taking in', (at) => {
      const moved = (records: number): void => at(`${grouped(records)} records`)
      return importWorkspace(
        { database, cells, pictures: keptPictures(quarantine), quarantine, uploadMegabytes, moved },
        file,
        arrival,
        slug,
      )
    })
  } finally {
    await arrival.ends()
    quarantine.close()
  }
}

/** The operator's commands. What a program may read stands alone on the last line of the output. */
export const adminProgram = (): Command => {
  const program = new Command('admin').description('Looks after an installation of Sổ Cái.').showHelpAfterError()

  program
    .command('engine')
    .description('runs the embedded database alone, on this machine, until it is stopped')
    .option('--data-dir <folder>', 'where its data is kept (default: DATA_DIR)')
    .option('--port <number>', 'where it listens; 0 takes a free port', '0')
    .option(...JSON_OPTION)
    .action(runEngine)

  addPlatformCommands(program)

  program
    .command('status')
    .description('tells how the installation stands: where it is, who runs it, what is in it, what is due')
    .option(...JSON_OPTION)
    .action(tellStatus)

  program
    .command('mail')
    .description('mails of this installation')
    .command('test')
    .description('sends one by the settings in force, and tells what the mail server says')
    .argument('<address>', 'who gets it')
    .option(...JSON_OPTION)
    .action(sendTestMail)

  program
    .command('verify')
    .description('recomputes every kept figure from its entries and tells each difference')
    .option('--repair', 'puts the recomputed figures in place')
    .option('--json', 'each difference as one line of JSON, for programs')
    .option('--seal <code>', 'only tells whether what was sealed by this code still stands')
    .action(({ repair = false, json = false, seal }: { repair?: boolean; json?: boolean; seal?: string }) =>
      seal === undefined ? verifyFigures(repair, json) : verifySeal(seal, json),
    )

  program
    .command('figures')
    .description('tells the figures of months that the last upgrade counted anew to another sum, and why')
    .requiredOption('--changed', 'those that changed')
    .option('--workspace <slug>', 'of one company')
    .option('--json', 'each figure as one line of JSON, for programs')
    .action(({ workspace, json = false }: { workspace?: string; json?: boolean }) => tellChangedFigures(workspace, json))

  program
    .command('migrate')
    .description('brings what is stored to the shape this version works with; a start does the same')
    .option('--dry-run', 'only tells what is due')
    .option('--json', 'what is due, or was done, as one line of JSON, for programs')
    .action(migrateStored)

  program
    .command('upgrade')
    .description('rehearses on a copy what this version changes in the stored data, proves its figures, and then does it')
    .option('--rehearse', 'only the rehearsal; a server may run meanwhile')
    .option('--back', 'brings back what was there before the last upgrade')
    .option(...JSON_OPTION)
    .action(upgradeInstallation)

  program
    .command('backup')
    .description('writes everything into one file, also while the server runs')
    .argument('<file>', 'the backup; it must not be there yet')
    .option(...JSON_OPTION)
    .action(backupInstallation)

  program
    .command('restore')
    .description('brings a backup back into DATA_DIR, while no server runs on it')
    .argument('[file]', 'the backup')
    .option('--replace', 'sets aside what is in DATA_DIR now')
    .option('--finish', 'finishes a restore that was cut off')
    .option('--prove', 'restores it beside DATA_DIR, recounts every figure and throws the copy away; a server may run meanwhile')
    .option(...JSON_OPTION)
    .action((file: string | undefined, { prove = false, ...options }: Parameters<typeof restoreInstallation>[1] & { prove?: boolean }) =>
      prove ? proveBackup(file, options) : restoreInstallation(file, options),
    )

  program
    .command('check')
    .description('looks whether the embedded database agrees with itself: pages, documents, indexes')
    .option('--repair', 'builds indexes anew that do not agree with their documents')
    .option(...JSON_OPTION)
    .action(checkInstallation)

  program
    .command('copy')
    .description('copies the database to MongoDB or from it, while no server runs; the other side has to be empty')
    .option('--to <address>', 'mongodb://…, from the embedded database')
    .option('--from <address>', 'mongodb://…, into the embedded database')
    .option(...JSON_OPTION)
    .action(copyInstallation)

  program
    .command('export')
    .description('writes one workspace into a file: books, members, history, pictures; also while the server runs')
    .requiredOption('--workspace <slug>', 'the address of the workspace')
    .requiredOption('--out <file>', 'it must not be there yet')
    .option(...JSON_OPTION)
    .action(({ workspace, out, ...printing }: { workspace: string; out: string } & Printing) =>
      withDatabase(async (database) => {
        await reporter(() =>
          showing('Writing', (at) =>
            exportWorkspace(database, workspace, keptPictures(aloud()), out, (bytes) => at(`${megabytes(bytes)} MB`)),
          ),
        )
        sayDone(printing, out, { workspace, file: out })
      }),
    )

  program
    .command('import')
    .description('makes a new workspace of such a file, with ids of its own; also while the server runs')
    .argument('<file>', 'what export wrote')
    .option('--slug <slug>', 'its address; its own unless given')
    .option(...JSON_OPTION)
    .action(async (name: string, { slug, ...printing }: { slug?: string } & Printing) => {
      const file = resolve(name)
      await assertReadable(file)
      await withDatabase(
        async (database) => {
          const taken = await reporter(() => takeIn(database, file, slug))
          sayDone(printing, taken.slug, taken)
        },
        { makes: true },
      )
    })

  program
    .command('move')
    .description('moves a company to another cell while people work in it; cut off, it is started again')
    .argument('<workspace>', 'its address')
    .requiredOption('--to <cell>', 'a name of CELLS')
    .option(...JSON_OPTION)
    .action((slug: string, options: { to: string } & Printing) => moveWorkspace(slug, options))

  program
    .command('openapi')
    .description('prints the description of the API')
    .action(() => say(JSON.stringify(openApiDocument(), null, 2)))

  return program
}

const moveWorkspace = async (slug: string, { to, ...printing }: { to: string } & Printing): Promise<void> => {
  const config = loadConfig(process.env)
  const line = config.cells && new Cells(config.cells, config).lineTo(to)
  if (!line) throw new ConfigError(`There is no cell '${to}': CELL and CELLS name this one and the others`)
  const quarantine = aloud()
  try {
    await withDatabase(async (database, { pid, isAlone }) => {
      const mover = { database, files: keptPictures(quarantine), bucket: config.bucket, line, isAlone, holder: newHolder() }
      const moved = await reporter(() => showing('Moving', (says) => moveCompany({ ...mover, says }, slug)))
      askToLookAgain(pid)
      const { address, documents, stoppedMs } = moved
      const seconds = (stoppedMs / 1000).toFixed(1)
      sayDone(printing, `${slug} is at ${address}: ${grouped(documents)} documents, writing stood still for ${seconds} s`, moved)
    })
  } finally {
    quarantine.close()
  }
}

const runEngine = async ({ dataDir, port, ...printing }: { dataDir?: string; port: string } & Printing): Promise<void> => {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new ConfigError(`--port is '${port}', but it has to be a whole number from 0 to 65535`)
  const places = loadPlaces(process.env, dataDir === undefined ? [] : ['--data-dir', dataDir])
  const engine = await startEngine({
    dataDir: makeDataDir(places.dataDir),
    names: storeNames,
    port: Number(port),
    log: (line) => process.stderr.write(`${line}\n`),
  }).catch((error: unknown) => {
    throw error instanceof DataDirectoryInUse ? new ConfigError(error.message) : error
  })
  sayDone(printing, engine.uri, { uri: engine.uri, pid: process.pid })
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    // A command may ask the owner of the data folder to look again; an engine alone remembers nothing.
    process.on('SIGUSR2', () => undefined)
  })
  await engine.close()
}

const migrateStored = ({ dryRun = false, json = false }: { dryRun?: boolean; json?: boolean }): Promise<void> =>
  withDatabase(
    async (database, { pid, isAlone }) => {
      const migrations = await dueMigrations(database)
      const due: object[] = []
      for (const { name, about, extent } of migrations) due.push({ name, about, ...(await extent(database)) })
      const line = new ProgressLine(json ? process.stderr : process.stdout)
      const reporter = reporterOn(line)
      if (json && (dryRun || migrations.length === 0)) say(JSON.stringify(due))
      else if (migrations.length === 0) say('Nothing is due.')
      else if (dryRun) for (const migration of migrations) reporter.begins?.(migration, await migration.extent(database))
      if (dryRun || migrations.length === 0) return
      if (pid !== null) throw new ConfigError('A server runs on this data: stop it first.')
      await runMigrations(database, reporter, newHolder({ isAlone }))
      sayDone({ json }, 'Done.', due)
    },
    { onlyLooks: dryRun },
  )

/** @throws ConfigError for an address that no company has */
const tellChangedFigures = (slug: string | undefined, json: boolean): Promise<void> =>
  withDatabase(
    async (database) => {
      const workspaces = (await allWorkspaces(database)).filter((each) => slug === undefined || each.slug === slug)
      if (slug !== undefined && workspaces.length === 0) throw new ConfigError(`There is no workspace '${slug}'`)
      let count = 0
      for (const { _id, slug: workspace } of workspaces) {
        const kept = await keptChanges(database, _id)
        if (!kept) continue
        count += kept.count
        const nameOf = await namesOfFigures(database, _id, kept.data)
        for (const { key, ...figure } of kept.data) {
          const { measure, month, sum, before, after, why } = figure
          if (json) say(JSON.stringify({ workspace, at: kept.at, key, of: nameOf(key), ...figure }))
          else say(`${workspace}: ${measure} ${month} ${nameOf(key)} ${sum}: ${before} → ${after} (${changeReasons[why]})`)
        }
        if (!json && kept.count > kept.data.length) say(`${workspace}: and ${kept.count - kept.data.length} more that changed less`)
      }
      if (!json) say(count === 0 ? 'No upgrade has changed a figure.' : `${count} figures changed.`)
    },
    { onlyLooks: true },
  )

const changeReasons: Readonly<Record<ChangeReason, string>> = {
  opening: 'what stood when the books began is no trade and no takings',
  'by-line': 'values of lines are booked as they happen',
  'error-orders': 'orders in error are owed nowhere',
  'returns-apart': 'orders that came back are counted beside the others',
}

/** @throws ConfigError for a code of no seal */
const verifySeal = (typed: string, json: boolean): Promise<void> =>
  withDatabase(async (database) => {
    const code = readSealCode(typed)
    const seal = code === null ? null : await database.platformRecords('seals').one({ code })
    const [proven] = seal ? await proveSeals(database, seal.workspaceId, [seal]) : []
    if (!proven) throw new ConfigError(`There is no seal '${typed}'`)
    const { holds, broken } = proven
    const { until, seq } = proven.seal
    if (json) say(JSON.stringify({ until, seq, holds, ...(broken ? { broken } : {}) }))
    else if (holds) say(`The books through ${until} are what was sealed, to line ${seq}.`)
    else
      say(
        `The books through ${until} are not what was sealed: ${faults[broken?.why ?? 'line']}${broken?.seq ? `, line ${broken.seq}` : ''}${broken?.name ? ` (${broken.name})` : ''}.`,
      )
    if (!holds) process.exitCode = 1
  })

const faults: Readonly<Record<(typeof SEAL_FAULTS)[number], string>> = {
  changed: 'an entry was changed',
  missing: 'an entry is missing',
  line: 'entries stand in another line',
  seal: 'the seal itself was changed',
}

const verifyFigures = (repair: boolean, json: boolean): Promise<void> =>
  withDatabase((database, server) =>
    showing('Recounting', async (at) => {
      let wrong = 0
      let lasting = 0
      const count = await database.platformRecords('workspaces').count({})
      let begun = 0
      for await (const { workspace, figure, kept, entries, mend } of verify(database, (slug) =>
        at(`${slug}, company ${++begun} of ${count}`),
      )) {
        wrong += 1
        const mended = repair && (await mend?.(database)) === true
        if (!mended) lasting += 1
        say(
          json ? JSON.stringify({ workspace, figure, kept, entries, mended }) : `${workspace}: ${figure}: kept ${kept}, entries ${entries}`,
        )
      }
      if (lasting === 0) await noteDone(database, 'figures recounted', { at: new Date() })
      if (repair && wrong > 0) askToLookAgain(server.pid)
      if (!json) say(wrong === 0 ? 'All figures agree with their entries.' : `${wrong} differences${repair ? ', repaired' : ''}.`)
      if (wrong > 0 && !repair) process.exitCode = 1
    }),
  )
