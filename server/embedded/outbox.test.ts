import { once } from 'node:events'
import { createServer, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { temporaryFolder } from './testing/start'
import { Outbox } from './wire/outbox'

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Sockets as a server has them, and what their clients have read. */
async function connections(count: number): Promise<{ sockets: Socket[]; read: string[]; close: () => void }> {
  const path = join(temporaryFolder(), 's.sock')
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket)).listen(path)
  await once(server, 'listening')
  const read = Array.from({ length: count }, () => '')
  for (let i = 0; i < count; i++) {
    const client = connect(path)
    await once(client, 'connect')
    client.on('data', (bytes) => (read[i] += bytes.toString()))
  }
  while (sockets.length < count) await nextTurn()
  return {
    sockets,
    read,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const busy = 16
const unsent = (sockets: readonly Socket[]): number => sockets.filter(({ writableLength }) => writableLength > 0).length

it('an answer in a quiet turn goes off at once', async () => {
  const { sockets, close } = await connections(1)
  new Outbox().send(sockets[0]!, [Buffer.from('a'), Buffer.from('b')])
  expect(unsent(sockets)).toBe(0)
  close()
})

it('after a busy turn eight answers go off together, and whatever is left at the end of the turn', async () => {
  const { sockets, read, close } = await connections(busy)
  const outbox = new Outbox()
  for (const socket of sockets) outbox.send(socket, [Buffer.from('1')])
  expect(unsent(sockets)).toBe(0)
  await nextTurn()
  const held = sockets.slice(0, 10).map((socket) => {
    outbox.send(socket, [Buffer.from('2'), Buffer.from('3')])
    return unsent(sockets)
  })
  expect(held).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 1, 2])
  await nextTurn()
  expect(unsent(sockets)).toBe(0)
  while (read.join('').length < busy + 20) await nextTurn()
  expect(read).toEqual([...Array<string>(10).fill('123'), ...Array<string>(busy - 10).fill('1')])
  close()
})

it('what is held goes off before its connection is closed', async () => {
  const { sockets, read, close } = await connections(busy)
  const outbox = new Outbox()
  for (const socket of sockets) outbox.send(socket, [Buffer.from('1')])
  await nextTurn()
  outbox.send(sockets[0]!, [Buffer.from('2')])
  outbox.flush()
  sockets[0]!.destroy()
  while (read[0]!.length < 2) await nextTurn()
  expect(read[0]).toBe('12')
  close()
})

it('the turn after a quiet one is a quiet one', async () => {
  const { sockets, close } = await connections(busy)
  const outbox = new Outbox()
  for (const socket of sockets) outbox.send(socket, [Buffer.from('1')])
  await nextTurn()
  outbox.send(sockets[0]!, [Buffer.from('2')])
  await nextTurn()
  outbox.send(sockets[0]!, [Buffer.from('3')])
  expect(unsent(sockets)).toBe(0)
  close()
})
