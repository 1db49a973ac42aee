import { offlineError } from './api-error'
import { withOfflineReads } from './offline-reads'
import type { Answer, Call } from './send'

const tea: Call = { service: 'products', method: 'find', query: { slug: 'TRA_SEN' } }
const sender = { accessToken: 'token', language: 'vi' as const }
const kept = () => Promise.resolve((call: Call) => Promise.resolve(call.service === 'products' ? { data: ['kept'] } : null))
const books: Answer = { data: { data: ['of the books'] } }
const silence: Answer = { error: offlineError('vi') }

test('while nobody answers goods are found on the device at once, without waiting for the network', async () => {
  const read = withOfflineReads(
    () => new Promise<never>(() => undefined),
    kept,
    () => true,
  )
  expect(await read(tea, sender)).toEqual({ data: { data: ['kept'] } })
})

test('what the device doesn’t keep is asked of the server; a sale is never answered by the device', async () => {
  const asked: string[] = []
  const send = (call: Call): Promise<Answer> => {
    asked.push(`${call.method} ${call.service}`)
    return Promise.resolve(silence)
  }
  const read = withOfflineReads(send, kept, () => true)
  expect(await read({ service: 'funds', method: 'find' }, sender)).toEqual(silence)
  expect(await read({ service: 'products', method: 'create', data: {} }, sender)).toEqual(silence)
  expect(asked).toEqual(['find funds', 'create products'])
})

test('where the server answers although its events don’t come, its answers count', async () => {
  const read = withOfflineReads(
    () => Promise.resolve(books),
    kept,
    () => true,
  )
  expect(await read(tea, sender)).toEqual({ data: { data: ['kept'] } })
  expect(await read(tea, sender)).toEqual(books)
})

test('with a connection the server is asked, and the device only where no answer came', async () => {
  const connected = (answer: Answer) =>
    withOfflineReads(
      () => Promise.resolve(answer),
      kept,
      () => false,
    )
  expect(await connected(books)(tea, sender)).toEqual(books)
  expect(await connected(silence)(tea, sender)).toEqual({ data: { data: ['kept'] } })
})
