import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guardedPost, PrivateAddress, TookTooLong, type GuardedPost } from './guarded-post'
import { isPublicAddress } from './public-address'

let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const listen = async (answer: RequestListener): Promise<number> => {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
const post = (url: string, more: Partial<GuardedPost> = {}) =>
  guardedPost({ url: new URL(url), headers: {}, body: '{}', timeoutMs: 5000, allowsLoopback: true, ...more })

test('addresses of private networks, of this machine and of tunnels are told from those that everybody reaches', () => {
  const open = ['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111']
  const closed = [
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.9',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    'localhost',
  ]
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([])
  expect(closed.filter(isPublicAddress)).toEqual([])
})

test('nothing is sent to a private address, however it is written, nor to a name that leads to one', async () => {
  const port = await listen((_request, response) => response.end('never'))
  const hosts = ['127.0.0.1', '[::1]', '2130706433', '0x7f.1', '10.0.0.1', '[::ffff:127.0.0.1]']
  for (const host of hosts) await expect(post(`http://${host}:${port}/`, { allowsLoopback: false })).rejects.toThrow(PrivateAddress)
  const addresses = [
    { address: '8.8.8.8', family: 4 },
    { address: '192.168.1.9', family: 4 },
  ]
  await expect(post('http://shop.example/', { addressesOf: () => Promise.resolve(addresses) })).rejects.toThrow(PrivateAddress)
})

test('a name is looked up once, and connected where it led then', async () => {
  const port = await listen((_request, response) => response.end('here'))
  let asked = 0
  const addressesOf = (): Promise<{ address: string; family: number }[]> => {
    asked += 1
    return Promise.resolve([{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }])
  }
  expect(await post(`http://shop.example:${port}/`, { addressesOf })).toEqual({ status: 200, body: 'here' })
  expect(asked).toBe(1)
})

test('a redirect is followed nowhere, a flood is cut, and who hangs or drips is left after its time', async () => {
  const port = await listen((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/here' }).end('moved')
    else if (request.url === '/flood') response.end(Buffer.alloc(5_000_000, 'x'))
    else if (request.url === '/drip') response.write('x')
  })
  expect(await post(`http://127.0.0.1:${port}/moved`)).toEqual({ status: 302, body: 'moved' })
  expect((await post(`http://127.0.0.1:${port}/flood`)).body).toHaveLength(2048)
  for (const path of ['hang', 'drip'])
    await expect(post(`http://127.0.0.1:${port}/${path}`, { timeoutMs: 60 })).rejects.toThrow(TookTooLong)
})
