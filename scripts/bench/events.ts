import { randomBytes } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import type { Client } from './http-client'
import { ms, type Row } from '@socai/engine/bench/table'

const rounds = 60

/** From a colleague's write to everybody's notice, by sockets of the same workspace. */
export const benchEvents = async (port: number, { client, token }: { client: Client; token: string }): Promise<Row[]> => {
  const rows: Row[] = []
  const run = randomBytes(3).toString('hex')
  for (const [count, goal] of [
    [10, 20],
    [200, 100],
  ] as const) {
    const sockets = await Promise.all(Array.from({ length: count }, () => connect(port, token)))
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const name = `Kho ${run} ${count}-${round}`
      const received = Promise.all(sockets.map((socket) => hears(socket, name)))
      const began = performance.now()
      await client.call('POST', '/warehouses', { name })
      await received
      times.push(performance.now() - began)
    }
    for (const socket of sockets) socket.disconnect()
    times.sort((a, b) => a - b)
    const p95 = times[Math.floor(times.length * 0.95)] ?? 0
    rows.push({
      work: `a write until the last of ${count} sockets has it`,
      figure: `p50 ${ms(times[Math.floor(times.length / 2)] ?? 0)}, p95 ${ms(p95)}`,
      floor: '',
      goal: `p95 <= ${goal} ms`,
      met: p95 <= goal,
      gate: true,
      value: p95,
    })
  }
  return rows
}

const connect = (port: number, accessToken: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true })
    socket.on('connect_error', reject)
    socket.on('connect', () => {
      socket.emit('create', 'authentication', { strategy: 'jwt', accessToken }, {}, (error: unknown) =>
        error ? reject(error instanceof Error ? error : new Error(JSON.stringify(error))) : resolve(socket),
      )
    })
  })

const hears = (socket: Socket, name: string): Promise<void> =>
  new Promise((resolve) => {
    const listen = (record: { name?: string }): void => {
      if (record.name !== name) return
      socket.off('warehouses created', listen)
      resolve()
    }
    socket.on('warehouses created', listen)
  })
