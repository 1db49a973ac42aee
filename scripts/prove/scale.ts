import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Row } from '@socai/engine/bench/table'
import type { Proof } from './proof'

/** What must cost the same however large a company is, measured in one of so many orders. */
export const proveScale = (orders: number): Proof => {
  const size = String(orders)
  const { status } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/bench/main.ts', '--gates', '--orders', size], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) return { figures: `${orders} orders`, failures: [`the measurement ended with ${status}`] }
  const { rows } = JSON.parse(readFileSync('bench-output/bench.json', 'utf8')) as { rows: readonly Row[] }
  const gates = rows.filter(({ gate }) => gate)
  return {
    figures: `${orders} orders: ${gates.map(({ work, figure }) => `${work} ${figure}`).join('; ')}`,
    failures: gates.filter(({ met }) => met === false).map(({ work, figure, goal }) => `${work}: ${figure} (${goal})`),
  }
}
