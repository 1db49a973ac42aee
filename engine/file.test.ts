import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEngine } from './index'
import { makeFile } from './store/file'
import { buildWorker } from './testing/build-worker'
import { temporaryFolder } from './testing/start'

let folder: string
let file: string

beforeEach(() => {
  folder = temporaryFolder()
  file = join(folder, 'data.mdb')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('a new database stands in its place whole, and nothing beside it', async () => {
  await makeFile(file)
  expect(readdirSync(folder)).toEqual(['data.mdb'])
})

it('a database that is there stays as it is', async () => {
  writeFileSync(file, 'there before')
  await makeFile(file)
  expect(readFileSync(file, 'utf8')).toBe('there before')
})

it('of several who make one at the same time one makes it', async () => {
  await Promise.all([makeFile(file), makeFile(file), makeFile(file)])
  expect(readdirSync(folder)).toEqual(['data.mdb'])
})

it('what a power cut has left of the making is removed by the next owner, and nothing else is', async () => {
  for (const name of ['data.mdb.0123abcd.new', 'data.mdb.0123abcd.new-lock', 'data.mdb.old', 'notes.new'])
    writeFileSync(join(folder, name), '')
  const engine = await startEngine({ dataDir: folder, workerFile: await buildWorker() })
  await engine.close()
  expect(readdirSync(folder).sort()).toEqual(['data.mdb', 'data.mdb-lock', 'data.mdb.old', 'notes.new'])
  for (const name of ['data.mdb', 'data.mdb-lock']) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
})
