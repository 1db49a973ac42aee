import { signUp } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import type { TestSocket } from '../../testing/sockets'

let app: TestApp
let socket: TestSocket
beforeAll(async () => {
  app = await startTestApp()
  socket = await (await signUp(app)).socket()
})
afterAll(() => {
  socket.close()
  return app.close()
})

const refusedOver = (method: string, ...args: readonly unknown[]): Promise<unknown> =>
  socket.call(method, ...args).then(
    () => 'answered',
    (error: { code?: number; message: string }) => [error.code, error.message],
  )

test('a verb that no service has is refused over a socket as over REST', async () => {
  expect(await refusedOver('update', 'orders', 'a'.repeat(24), {})).toEqual([405, "The method 'update' is not offered here"])
  expect(await refusedOver('fetch', 'orders')).toEqual([405, "The method 'fetch' is not offered here"])
})

test('a method that a service lacks is refused over a socket', async () => {
  expect(await refusedOver('remove', 'orders', 'a'.repeat(24))).toMatchObject([405, expect.anything()])
})

test('a call that names no service is answered', async () => {
  expect(await refusedOver('find')).toMatchObject([404, expect.anything()])
  expect(await refusedOver('get', 'orders')).toMatchObject([404, expect.anything()])
})
