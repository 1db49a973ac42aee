import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { startEngine } from './index'
import { buildWorker } from './testing/build-worker'
import { crashImages, type CrashImage } from './testing/crash-images'
import { faultsOf } from './testing/history'
import { inspect } from './testing/inspect'
import { withSeed } from './testing/random'
import { recordWriters, type DiskEvent } from './testing/recorded-program'
import { temporaryFolder } from './testing/start'

/** Every write and flush that the engine makes is recorded; then the file is reconstructed as a power cut at any moment may leave it:
 *  what was flushed is there, of the rest any sectors in any order. */
let dataDir: string
let workerFile: string
let events: DiskEvent[]

beforeAll(async () => {
  dataDir = temporaryFolder()
  workerFile = await buildWorker()
  events = await recordWriters(dataDir, workerFile, 18)
}, 120_000)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

let disks = 0

/** What is wrong with a disk that a power cut has left. */
async function faultsAfter({ after, file }: CrashImage, told = events): Promise<readonly string[]> {
  const notes = told.slice(0, after).flatMap((event) => (event.kind === 'note' ? [event.text] : []))
  const path = join(dataDir, `crash-${disks++}.mdb`)
  writeFileSync(path, file)
  const contents = await inspect(path).catch((error: unknown) => String(error))
  for (const suffix of ['', '-lock']) rmSync(path + suffix, { force: true })
  if (typeof contents === 'string') return notes.length > 0 ? [`cannot be opened: ${contents}`] : []
  return notes.includes('ready') ? faultsOf(contents, notes) : contents.disagreements
}

it(
  'a power cut at any moment leaves a prefix of the history with everything acknowledged, and indexes that agree',
  () =>
    withSeed(async (random) => {
      let images = 0
      for (const image of crashImages(events, random, 120)) {
        images++
        expect({ after: image.after, faults: await faultsAfter(image) }).toEqual({ after: image.after, faults: [] })
      }
      expect(images).toBeGreaterThan(150)
    }),
  120_000,
)

it(
  'an engine started on what a power cut has left continues with it',
  () =>
    withSeed(async (random) => {
      const ready = events.findIndex((event) => event.kind === 'note')
      const images = [...crashImages(events, random, 5)].filter(({ after }) => after > ready)
      for (let i = 0; i < 3; i++) {
        const folder = temporaryFolder()
        writeFileSync(join(folder, 'data.mdb'), images[Math.floor(random() * images.length)]!.file)
        const engine = await startEngine({ dataDir: folder, workerFile })
        const client = await new MongoClient(engine.uri).connect()
        await client.db('test').collection('singles').insertOne({ key: 'later' })
        await client.close()
        await engine.close()
        const { documents, disagreements } = await inspect(join(folder, 'data.mdb'))
        expect(disagreements).toEqual([])
        expect(documents.get('singles')!.some(({ key }) => key === 'later')).toBe(true)
        rmSync(folder, { recursive: true, force: true })
      }
    }),
  30_000,
)

it(
  'answers before the flush would be found out',
  () =>
    withSeed(async (random) => {
      const early: DiskEvent[] = []
      for (const event of events) {
        const flush = early.findLastIndex(({ kind }) => kind === 'flush')
        if (event.kind === 'note' && event.text !== 'ready') early.splice(Math.max(flush, 0), 0, event)
        else early.push(event)
      }
      const faults: string[] = []
      for (const image of crashImages(early, random, 0)) faults.push(...(await faultsAfter(image, early)))
      expect(faults).not.toEqual([])
    }),
  60_000,
)
