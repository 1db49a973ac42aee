import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Collections } from '../../server/kernel/collections'
import type { Database } from '../../server/platform/mongo/database'
import { send } from './http-client'
import { measure } from '@socai/engine/bench/measure'
import { ms, rate, type Row } from '@socai/engine/bench/table'

/** In a process of its own, as the product is. */
const bareServer = `
  const server = require('node:http').createServer((request, response) => response.end('ok'))
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

/** What this machine gives in this run: a bare Node answer over loopback, a ping and a durable write of the engine. */
export const benchFloors = async (database: Database<Collections>, seconds: number): Promise<Row[]> => {
  const bare = spawn(process.execPath, ['-e', bareServer], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = Number(String((await once(bare.stdout, 'data'))[0]))
  const http = await measure(() => send(port, 'GET', '/', {}), { clients: 8, seconds })
  bare.kill()
  const ping = await measure(() => database.ping(), { clients: 8, seconds })
  const collection = database.collection('counters')
  const write = await measure((client) => collection.updateOne({ name: `bench:${client}` }, { $inc: { value: 1 } }, { upsert: true }), {
    clients: 8,
    seconds,
  })
  floors.http = http.perSecond
  floors.ping = ping.perSecond
  floors.write = write.perSecond
  return [
    {
      work: 'floor: bare Node HTTP, 8 clients, load generator included',
      figure: rate(http.perSecond),
      floor: '',
      goal: '',
      met: null,
      value: http.perSecond,
    },
    {
      work: 'floor: engine ping through the driver, 8 clients',
      figure: `${rate(ping.perSecond)}, p50 ${ms(ping.p50)}`,
      floor: '',
      goal: '',
      met: null,
      value: ping.perSecond,
    },
    {
      work: 'floor: one durable write through the driver, 8 clients',
      figure: `${rate(write.perSecond)}, p50 ${ms(write.p50)}`,
      floor: '',
      goal: '',
      met: null,
      value: write.perSecond,
    },
  ]
}

/** The floors of this run, for the rows beside them. */
export const floors = { http: 0, ping: 0, write: 0 }
