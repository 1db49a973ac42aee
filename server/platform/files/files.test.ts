import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type * as Fs from 'node:fs/promises'
import { writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import sharp from 'sharp'
import { AppError } from '../errors'
import { signUp, type Founder } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { Quarantine, type OverLimits } from '../quarantine/quarantine'
import { drawingSettings, Files } from './files'
import { FolderStore } from './folder-store'

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof Fs>('node:fs/promises')
  return { ...real, writeFile: jest.fn(real.writeFile) }
})

let app: TestApp
let founder: Founder
let folder: string
const told: OverLimits[] = []
const drawing = new Quarantine((over) => told.push(over), drawingSettings)
const filesIn = (place: string): Files => new Files(new FolderStore(place), drawing)

beforeAll(async () => {
  app = await startTestApp()
  founder = await signUp(app)
})
afterAll(async () => {
  drawing.close()
  await app.close()
})
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'socai-files-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const anybody = { group: 'rice', member: 'an' }
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 10, g: 120, b: 80, alpha: 0.5 } } })
const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`
const refusal = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
  return 'accepted'
}

test('an uploaded picture is served in three sizes and two formats, for a year', async () => {
  const jpeg = await blank(900, 600)
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()
  const { uri } = await founder.api.create('uploads', { uri: dataUrl('image/jpeg', jpeg) })
  expect(uri).toMatch(/^\/files\/[\w-]{32}-500\.jpg$/)
  const sizes: Record<string, [number, number]> = { 500: [500, 333], 250: [250, 167], 45: [45, 45] }
  for (const [size, dimensions] of Object.entries(sizes)) {
    for (const [extension, type, format] of [
      ['jpg', 'image/jpeg', 'jpeg'],
      ['webp', 'image/webp', 'webp'],
    ]) {
      const answer = await request(app.url)
        .get(uri.replace('-500.jpg', `-${size}.${extension}`))
        .responseType('blob')
      expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        type,
        'public, max-age=31536000, immutable',
      ])
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      const copy = await sharp(answer.body as Buffer).metadata()
      expect([copy.format, copy.width, copy.height, copy.exif]).toEqual([format, ...dimensions, undefined])
    }
  }
})

test('an upload is answered on its old path too, and only to members', async () => {
  const uri = dataUrl('image/png', await blank(60, 60).png().toBuffer())
  expect(await founder.api.send('POST', 'upload', { uri })).toMatchObject({
    status: 201,
    body: { uri: expect.stringMatching(/^\/files\//) as string },
  })
  expect((await app.api().send('POST', 'uploads', { uri })).status).toBe(401)
})

test('what is wrong with a picture is said in the specification’s words', async () => {
  expect(await founder.api.refused('POST', 'uploads', { uri: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' })).toMatchObject({
    code: 400,
    message: 'Must be in [image/jpg, image/jpeg, image/png]',
  })
  const large = dataUrl('image/png', Buffer.concat([await blank(10, 10).png().toBuffer(), Buffer.alloc(10.5 * 1024 * 1024)]))
  expect(await founder.api.refused('POST', 'uploads', { uri: large })).toMatchObject({ code: 413, message: 'Your file size too large' })
})

test.each(['../../etc/passwd', '%2e%2e/auth-secret', 'x-500.jpg', `${'a'.repeat(32)}-500.jpg`, ''])(
  'the file %s is not found',
  async (name) => {
    const status = await new Promise((resolve, reject) => {
      // fetch itself would take the dots out of the path.
      get({ port: new URL(app.url).port, path: `/files/${name}` }, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
    })
    expect(status).toBe(404)
  },
)

test('a picture is what its bytes say, and must be called that', async () => {
  const files = filesIn(folder)
  const jpeg = await blank(20, 20).jpeg().toBuffer()
  expect(await refusal(files.saveImage(dataUrl('image/png', jpeg), anybody))).toBe('uploads.type')
  expect(await refusal(files.saveImage(dataUrl('image/jpeg', Buffer.from('<script>alert(1)</script>')), anybody))).toBe('uploads.type')
  expect(await refusal(files.saveImage(dataUrl('image/svg+xml', Buffer.from('<svg/>')), anybody))).toBe('uploads.type')
  expect(await refusal(files.saveImage('not a data address', anybody))).toBe('uploads.type')
  expect(await refusal(files.saveImage(dataUrl('image/jpg', jpeg), anybody))).toBe('accepted')
})

test('a picture that breaks off is refused, and nothing of it is kept', async () => {
  const files = filesIn(folder)
  const png = await blank(200, 200).png().toBuffer()
  expect(await refusal(files.saveImage(dataUrl('image/png', png.subarray(0, 60)), anybody))).toBe('uploads.unreadable')
  expect(readdirSync(folder)).toEqual([])
})

test('a small file that unpacks to a huge picture is too large', async () => {
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(2_000_000)
  expect(await refusal(filesIn(folder).saveImage(dataUrl('image/png', bomb), anybody))).toBe('uploads.too-large')
})

test('on a full disk the upload is refused for now, and nothing half is left', async () => {
  const bytes = await blank(20, 20).png().toBuffer()
  const files = filesIn(folder)
  jest
    .mocked(writeFile)
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
  expect(await refusal(files.saveImage(dataUrl('image/png', bytes), anybody))).toBe('request.read-only')
  expect(readdirSync(folder)).toEqual([])
  expect(await refusal(files.saveImage(dataUrl('image/png', bytes), anybody))).toBe('accepted')
})

test('a picture taken on its side stands upright', async () => {
  const sideways = await blank(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { name } = await filesIn(folder).saveImage(dataUrl('image/jpeg', sideways), anybody)
  const { width, height } = await sharp(join(folder, `${name}-500.jpg`)).metadata()
  expect([width, height]).toEqual([40, 80])
})

test('a picture of one endless row is too large, however small its file', async () => {
  const row = await sharp({ create: { width: 12_001, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  expect(await refusal(filesIn(folder).saveImage(dataUrl('image/png', row), anybody))).toBe('uploads.too-large')
})

test('a picture that takes more memory than a file may is refused kindly, and the next one is drawn', async () => {
  // Of such a picture every line is held until the last has been read.
  const interlaced = await blank(8000, 6000).png({ progressive: true }).toBuffer()
  const files = filesIn(folder)
  expect(await refusal(files.saveImage(dataUrl('image/png', interlaced), anybody))).toBe('uploads.over-limits')
  expect(told).toMatchObject([{ task: 'image-copies', group: 'rice' }])
  expect(readdirSync(folder)).toEqual([])
  expect(await refusal(files.saveImage(dataUrl('image/png', await blank(20, 20).png().toBuffer()), anybody))).toBe('accepted')
})

test('one member’s pictures wait in a line that has an end, and another company’s doesn’t wait behind all of them', async () => {
  const files = filesIn(folder)
  const large = dataUrl('image/png', await blank(300, 300).png().toBuffer())
  const small = dataUrl('image/png', await blank(20, 20).png().toBuffer())
  const done: string[] = []
  const send = (name: string, picture: string, group: string) =>
    refusal(files.saveImage(picture, { group, member: 'an' })).then((how) => (done.push(name), how))
  const own = Array.from({ length: 12 }, (_, n) => send(`rice ${n}`, large, 'rice'))
  const other = send('tea', small, 'tea')
  expect(await other).toBe('accepted')
  expect(done.filter((name) => name !== 'rice 11').length).toBeLessThan(5)
  expect(await Promise.all(own)).toEqual([...Array.from({ length: 11 }, () => 'accepted'), 'request.too-many'])
})
