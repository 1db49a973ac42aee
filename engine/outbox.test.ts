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
const sentTo = (sockets: readonly Socket[]): number[] => sockets.map(({ bytesWritten }) => bytesWritten)

/** Connections, each of which has been sent "1" in a busy tick. */
async function afterBusyTurn(): Promise<Awaited<ReturnType<typeof connections>> & { outbox: Outbox }> {
  const made = await connections(busy)
  const outbox = new Outbox()
  for (const socket of made.sockets) outbox.send(socket, [Buffer.from('1')])
  expect(sentTo(made.sockets)).toEqual(Array(busy).fill(1))
  await nextTurn()
  return { ...made, outbox }
}

it('an answer in a quiet tick is sent at once', async () => {
  const { sockets, close } = await connections(1)
  new Outbox().send(sockets[0]!, [Buffer.from('a'), Buffer.from('b')])
  expect(sentTo(sockets)).toEqual([2])
  close()
})

it('after a busy tick eight answers are sent together, and the rest at the end of the tick', async () => {
  const { outbox, sockets, read, close } = await afterBusyTurn()
  const ten = sockets.slice(0, 10)
  for (const socket of ten) outbox.send(socket, [Buffer.from('2')])
  expect(sentTo(ten)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 1, 1])
  await nextTurn()
  expect(sentTo(ten)).toEqual(Array(10).fill(2))
  while (read.join('').length < busy + 10) await nextTurn()
  expect(read).toEqual([...Array<string>(10).fill('12'), ...Array<string>(busy - 10).fill('1')])
  close()
})

it('what is held goes off before its connection is closed', async () => {
  const { outbox, sockets, read, close } = await afterBusyTurn()
  outbox.send(sockets[0]!, [Buffer.from('2')])
  outbox.flush()
  sockets[0]!.destroy()
  while (read[0]!.length < 2) await nextTurn()
  expect(read[0]).toBe('12')
  close()
})

it('an answer in several buffers is large: it is not held, and held ones are sent before it', async () => {
  const { outbox, sockets, read, close } = await afterBusyTurn()
  outbox.send(sockets[0]!, [Buffer.from('2')])
  outbox.send(sockets[0]!, [Buffer.from('3'), Buffer.from('4')])
  while (read[0]!.length < 4) await nextTurn()
  expect(read[0]).toBe('1234')
  close()
})

it('the tick after a quiet one is a quiet one', async () => {
  const { outbox, sockets, close } = await afterBusyTurn()
  outbox.send(sockets[0]!, [Buffer.from('2')])
  await nextTurn()
  outbox.send(sockets[0]!, [Buffer.from('3')])
  expect(sentTo(sockets)[0]).toBe(3)
  close()
})
