import { readFileSync } from 'node:fs'

/** Proportional set size of a process in MB, all its threads included (Linux); null elsewhere. */
export const memoryOf = (pid: number): number | null => {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024
  } catch {
    return null
  }
}
