import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Measured } from './measure'
import { rate, type Row } from './table'
import { median, row, type Context } from './rows'
import type { WireOrder } from './wire-load'

const program = fileURLToPath(new URL('./wire-load.ts', import.meta.url))

/** Runs a load in a process of its own.   @throws when an answer was not what it should be */
export async function atTheWire(order: WireOrder): Promise<Measured> {
  const child = fork(program)
  child.send(order)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the load ended with code ${String(code)}`)
  })
  const [measured] = (await Promise.race([once(child, 'message'), ended])) as [Measured]
  return measured
}

const CLIENTS = 8
const ROUNDS = 3

/** What a read costs the engine itself, beside a ping of the same clients. */
export async function benchWireReads({ uri, seconds }: Context): Promise<Row[]> {
  const rows: Row[] = []
  for (const work of ['find by _id', 'list of 20'] as const) {
    const pings: number[] = []
    const reads: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      pings.push((await atTheWire({ uri, work: 'ping', clients: CLIENTS, seconds: seconds / ROUNDS })).perSecond)
      reads.push((await atTheWire({ uri, work, clients: CLIENTS, seconds: seconds / ROUNDS })).perSecond)
    }
    const figure = rate(median(reads))
    rows.push(row(`${work} at the wire, ${CLIENTS} clients`, figure, `ping ${rate(median(pings))}`, 'reported', null, median(reads)))
  }
  return rows
}
