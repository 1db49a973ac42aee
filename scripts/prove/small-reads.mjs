import { Agent, get } from 'node:http'
import { setTimeout as rest } from 'node:timers/promises'

/**
 * Reads one small list over and over, in a process of its own whose clock nothing else holds up, and tells each time it took.
 * Run with the address, the path and the token; each line of its output is when a read began and how long it took, both in milliseconds.
 */
const [address = '', path = '', token = ''] = process.argv.slice(2)
const PAUSE_MS = 5
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** @returns {Promise<number>} the status, 0 when there was no answer */
const read = () =>
  new Promise((resolve) => {
    get(`${address}${path}`, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    }).once('error', () => resolve(0))
  })

process.on('disconnect', () => process.exit())
for (;;) {
  const began = Date.now()
  const from = performance.now()
  const status = await read()
  process.send?.({ began, took: performance.now() - from, status })
  await rest(PAUSE_MS)
}
