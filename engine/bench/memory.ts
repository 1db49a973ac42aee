import { readFileSync } from 'node:fs'

/**
 * Proportional set size of a process in MB, all its threads included (Linux); null elsewhere.
 * @param kind `Pss_Anon`: what the process holds by itself, without the pages of its mapped files
 */
export const memoryOf = (pid: number, kind: 'Pss' | 'Pss_Anon' = 'Pss'): number | null => {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(new RegExp(`^${kind}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) / 1024
  } catch {
    return null
  }
}
