import { pino } from 'pino'
import request from 'supertest'
import sharp from 'sharp'
import { signUp } from '../../testing/actors'
import { startTestApp } from '../../testing/app'
import { BucketStandIn } from '../../testing/platforms/bucket'
import { BucketStore, type BucketConfig } from './bucket-store'

const silent = pino({ level: 'silent' })
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a40' } })
    .png()
    .toBuffer()

let bucket: BucketStandIn
let config: BucketConfig
beforeEach(async () => {
  bucket = new BucketStandIn()
  config = await bucket.open()
})
afterEach(() => bucket.close())

test('a picture uploaded at one node is served by another: both keep their files in the same bucket', async () => {
  const env = {
    S3_BUCKET: config.name,
    S3_REGION: config.region,
    S3_ENDPOINT: config.endpoint ?? '',
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
  }
  const [one, other] = [await startTestApp({ env }), await startTestApp({ env })]
  const { api } = await signUp(one)
  const { uri } = await api.create('uploads', { uri: `data:image/png;base64,${(await picture()).toString('base64')}` })
  expect(bucket.objects.size).toBe(6)
  const answer = await request(other.url).get(uri).responseType('blob')
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ])
  expect((await sharp(answer.body as Buffer).metadata()).width).toBe(60)
  expect((await request(other.url).head(uri)).headers['content-length']).toBe(answer.headers['content-length'])
  expect((await request(other.url).get(uri.replace('-500', '-501'))).status).toBe(404)
  await Promise.all([one.close(), other.close()])
})

test('an upload that the bucket doesn’t take is refused for now, and nothing half stays in it', async () => {
  const store = new BucketStore(config, silent)
  const [first, second] = ['a', 'b'].map((letter) => ({ name: `${letter.repeat(32)}-45.jpg`, bytes: Buffer.from(letter) })) as [
    never,
    never,
  ]
  const put = jest.spyOn(bucket.objects, 'set')
  put.mockImplementationOnce((name, kept) => {
    put.mockRestore()
    // Further than the client tries by itself.
    bucket.faults = 3
    return bucket.objects.set(name, kept)
  })
  await expect(store.put([first, second])).rejects.toMatchObject({ code: 'files.store-away' })
  expect([...bucket.objects.keys()]).toEqual([])
  await store.put([first, second])
  expect(bucket.objects.size).toBe(2)
})

test('a wrong key is told in the log, and whoever asks is asked to wait', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const store = new BucketStore({ ...config, secretAccessKey: 'wrong' }, log)
  await expect(store.open(`${'a'.repeat(32)}-45.jpg`)).rejects.toMatchObject({ code: 'request.not-ready' })
  expect(lines.join('')).toContain('the bucket of files can not be asked')
  expect(lines.join('')).not.toContain('wrong')
})

test('what isn’t in the bucket isn’t found, and is as good as removed', async () => {
  const store = new BucketStore(config, silent)
  const name = `${'c'.repeat(32)}-45.webp`
  expect([await store.open(name), await store.has(name)]).toEqual([null, false])
  await store.remove([name])
  await store.put([{ name, bytes: Buffer.from('picture') }])
  expect(await store.has(name)).toBe(true)
  await store.remove([name])
  expect(await store.has(name)).toBe(false)
})
