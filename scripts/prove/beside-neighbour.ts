import { setTimeout as rest } from 'node:timers/promises'
import type { Member } from './member'
import { Neighbour, type During } from './neighbour'
import type { Findings } from './proof'

/** How much longer than alone, or than the machine itself makes them, anybody else may wait, whatever one member has done. */
const MAX_WAIT_MS = 100
const ALONE_MS = 3000

/** Does something that may hold others up. */
export type Step = <T>(what: string, work: () => Promise<T>) => Promise<T>

/** Works step by step while somebody of another company reads; who waits too long is a failure.   @returns the waits of all steps */
export const besideNeighbour = async (other: Member, findings: Findings, work: (step: Step) => Promise<void>): Promise<string> => {
  const neighbour = await Neighbour.of(other)
  const told: string[] = []
  try {
    const alone = await neighbour.during(() => rest(ALONE_MS))
    told.push(lineOf('nothing', alone))
    await work(async (what, body) => {
      const found = await neighbour.during(body)
      told.push(lineOf(what, found))
      process.stderr.write(`${told.at(-1)}\n`)
      const { waits, floor } = found
      const bound = Math.max(alone.waits.most, floor.most) + MAX_WAIT_MS
      findings.assert(`${what}: another company waited ${waits.most.toFixed(0)} ms of at most ${bound.toFixed(0)}`, waits.most <= bound)
      findings.expect(`${what}: reads that failed`, waits.failed, 0)
      return found.result
    })
  } finally {
    neighbour.close()
  }
  return told.join('; ')
}

const lineOf = (what: string, { seconds, waits: { most, p95 }, floor }: Omit<During<unknown>, 'result'>): string =>
  `${what} ${seconds.toFixed(1)} s, waits ${most.toFixed(0)} ms (p95 ${p95.toFixed(0)}; of nothing ${floor.most.toFixed(0)})`
