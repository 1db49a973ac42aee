import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ms, rate, type Row } from './table'
import { DOCUMENT_BYTES } from './orders'
import { row } from './rows'

interface Figures {
  readonly perSecond: number
  readonly p50: number
}

interface SqliteFigures {
  readonly version: string
  readonly writes: Figures
  readonly reads: Figures
}

const ROW_COUNT = 100_000

/** SQLite where it is installed, in a process of its own: the same three writes, durable by its write-ahead log, and the same read by key. */
export async function benchSqlite(seconds: number): Promise<Row[]> {
  const figures = await sqliteFigures(seconds)
  if (!figures) return []
  const { version, writes, reads } = figures
  const floor = `SQLite ${version}`
  return [
    row(
      'beside it, SQLite: transactions of 3 writes, WAL, synchronous=FULL, one connection',
      `${rate(writes.perSecond)}, p50 ${ms(writes.p50)}`,
      floor,
      'reported',
      null,
      writes.perSecond,
    ),
    row(
      `beside it, SQLite: reads of 1 KB by key among ${ROW_COUNT.toLocaleString('en-US')}, in its process`,
      rate(reads.perSecond),
      floor,
      'reported',
      null,
      reads.perSecond,
    ),
  ]
}

async function sqliteFigures(seconds: number): Promise<SqliteFigures | null> {
  const program = sqliteProgram()
  if (!program) return null
  const folder = mkdtempSync(join(tmpdir(), 'engine-bench-sqlite-'))
  try {
    const parameters = [...program.parameters, join(folder, 'floor.db'), ...[seconds, DOCUMENT_BYTES, ROW_COUNT].map(String)]
    const { stdout } = await promisify(execFile)(program.command, parameters)
    return JSON.parse(stdout) as SqliteFigures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function sqliteProgram(): { command: string; parameters: readonly string[] } | null {
  const programAt = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
  if (isBuiltin('node:sqlite')) return { command: process.execPath, parameters: ['--no-warnings', programAt('sqlite-floor.mjs')] }
  const hasPython = spawnSync('python3', ['--version'], { stdio: 'ignore' }).status === 0
  return hasPython ? { command: 'python3', parameters: [programAt('sqlite-floor.py')] } : null
}
