import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { makeFile } from '../store/file'

/** What happened to the data file, in order, and what the program was told meanwhile. */
export type DiskEvent =
  /** The file came to be, whole. */
  | { readonly kind: 'made'; readonly bytes: Buffer }
  | { readonly kind: 'write'; readonly at: number; readonly bytes: Buffer }
  /** A write that is on the disk when it returns, by itself. */
  | { readonly kind: 'durable-write'; readonly at: number; readonly bytes: Buffer }
  /** Everything written before is on the disk now. */
  | { readonly kind: 'flush' }
  | { readonly kind: 'note'; readonly text: string }

/** Runs the recorded writers under strace and gives back every write and flush of the engine's data file, with their notes between. */
export async function recordWriters(dataDir: string, workerFile: string, steps: number): Promise<DiskEvent[]> {
  const dataFile = join(dataDir, 'data.mdb')
  // A file comes to be under another name, which the recorder doesn't follow.
  await makeFile(dataFile)
  const made: DiskEvent = { kind: 'made', bytes: readFileSync(dataFile) }
  const notes = join(dataDir, 'notes')
  const trace = join(dataDir, 'trace')
  const program = join(dataDir, 'writers.mjs')
  await build({
    entryPoints: [fileURLToPath(new URL('./recorded-writers.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    outfile: program,
  })
  const calls = 'openat,pwrite64,pwritev,writev,write,lseek,fdatasync,fsync,msync,ftruncate'
  const options = ['-f', '-qq', '-xx', '-s', '100000000', '-P', dataFile, '-P', notes, '-e', `trace=${calls}`, '-o', trace]
  const command = [process.execPath, program, dataDir, workerFile, notes, String(steps)]
  const { status, stderr } = spawnSync('strace', [...options, ...command], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The recorded program ended with ${status}: ${stderr}`)
  return [made, ...readTrace(readFileSync(trace, 'latin1'))]
}

interface OpenFile {
  readonly isNotes: boolean
  readonly isDurable: boolean
  at: number
}

function readTrace(trace: string): DiskEvent[] {
  const files = new Map<number, OpenFile>()
  const unfinished = new Map<string, string>()
  const events: DiskEvent[] = []
  for (const line of trace.split('\n')) {
    const [, pid, rest] = /^(\d+) +(.*)$/.exec(line) ?? []
    if (!pid || rest === undefined) continue
    const resumed = /^<\.\.\. (\w+) resumed>(.*)$/.exec(rest)
    const started = rest.endsWith('<unfinished ...>')
    const begun = started ? rest.slice(0, -'<unfinished ...>'.length).trimEnd() : rest
    if (started) unfinished.set(pid, begun)
    // A write may reach the disk from the moment it begins; everything else counts when it is over.
    const isWrite = /^(?:<\.\.\. )?(?:pwrite64|pwritev|writev|write)\b/.test(rest)
    if (isWrite ? resumed : started) continue
    read(resumed ? unfinished.get(pid)! + resumed[2]! : begun, files, events)
  }
  return events
}

/** Reads one call, whose result may not be known yet. */
function read(call: string, files: Map<number, OpenFile>, events: DiskEvent[]): void {
  const opened = /^openat\(.*?"((?:\\x[0-9a-f]{2})*)", ([A-Z_|]+).*= (\d+)$/.exec(call)
  if (opened) {
    const flags = opened[2]!
    files.set(Number(opened[3]), { isNotes: unhex(opened[1]!).toString().endsWith('notes'), isDurable: flags.includes('O_DSYNC'), at: 0 })
    return
  }
  const [, name, fd] = /^(\w+)\((\d+)/.exec(call) ?? []
  const file = files.get(Number(fd))
  if (!name || !file) return
  if (name === 'msync' || name === 'ftruncate') throw new Error(`The recorder cannot follow ${name} on the data file`)
  if (name === 'lseek') file.at = Number(/= (\d+)$/.exec(call)![1])
  else if (name === 'fdatasync' || name === 'fsync') events.push({ kind: 'flush' })
  else {
    const bytes = Buffer.concat([...call.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, text]) => unhex(text!)))
    if (file.isNotes) events.push({ kind: 'note', text: bytes.toString().trimEnd() })
    else {
      const at = name.startsWith('p') ? Number(/, (\d+)\)?(?: += \d+)?$/.exec(call)![1]) : file.at
      if (!name.startsWith('p')) file.at += bytes.length
      events.push({ kind: file.isDurable ? 'durable-write' : 'write', at, bytes })
    }
  }
}

const unhex = (text: string): Buffer => Buffer.from(text.replaceAll('\\x', ''), 'hex')
