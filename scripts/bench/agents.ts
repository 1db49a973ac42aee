import { DEFAULT_ZONE, firstDayOf, lastDayOf, monthOf, shiftMonth } from '@shared/foundation/days/days'
import { repeat } from '@socai/engine/bench/measure'
import { ms, type Row } from '@socai/engine/bench/table'
import type { Client } from './http-client'
import type { LoadedAgents } from './load-agents'

const ONE_GOAL_MS = 50
const ALL_GOAL_MS = 1000

/** As many commissions of a mechanic as the screen asks for. */
const FIRST = 50

/** Commissions of last month as the screens ask for them: of one agent, of the head of the whole network, of all; and the network itself. */
export const benchAgents = async (client: Client, { head, leaf }: LoadedAgents, scale: string): Promise<Row[]> => {
  const month = shiftMonth(monthOf(new Date(), DEFAULT_ZONE), -1)
  const range = `since=${firstDayOf(month)}&until=${lastDayOf(month)}`
  const reads: readonly { readonly work: string; readonly path: string; readonly goalMs: number; readonly gate: boolean }[] = [
    {
      work: 'commission of one agent, a month',
      path: `/apComs?report=commissions&${range}&agentId=${leaf}&first=${FIRST}`,
      goalMs: ONE_GOAL_MS,
      gate: true,
    },
    {
      work: 'commission of the head of all, a month',
      path: `/apComs?report=commissions&${range}&agentId=${head}&first=${FIRST}`,
      goalMs: ONE_GOAL_MS,
      gate: true,
    },
    {
      work: 'the same with every commission',
      path: `/apComs?report=commissions&${range}&agentId=${head}`,
      goalMs: ALL_GOAL_MS,
      gate: false,
    },
    { work: 'commissions of all agents, a month', path: `/apComs?report=commissionsOfAll&${range}`, goalMs: ALL_GOAL_MS, gate: true },
    { work: 'the network of a month', path: `/apAgents?report=network&${range}`, goalMs: ALL_GOAL_MS, gate: false },
  ]
  const rows: Row[] = []
  for (const { work, path, goalMs, gate } of reads) {
    const read = () => client.raw(path)
    await repeat(read, 2)
    const { p50, p95 } = await repeat(read, 20)
    rows.push({
      work: `${work} (${scale})`,
      figure: `p50 ${ms(p50)}, p95 ${ms(p95)}`,
      floor: '',
      goal: `p95 <= ${goalMs} ms`,
      met: p95 <= goalMs,
      gate,
      value: p95,
    })
  }
  return rows
}
