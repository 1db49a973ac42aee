import type { Month } from '@shared/foundation/days/days'
import { repeat } from '@socai/engine/bench/measure'
import { ms, type Row } from '@socai/engine/bench/table'
import type { Client } from './http-client'

/** The payroll of a month, everybody's rows with all their days, beside a call of one row in the same run. */
export const benchPayroll = async (client: Client, people: number, month: Month): Promise<Row[]> => {
  const read = () => client.raw(`/users?report=payroll&month=${month}`)
  const small = () => client.raw('/warehouses?$limit=1&$total=false')
  await repeat(read, 8)
  await repeat(small, 8)
  const [one, all] = [await repeat(small, 80), await repeat(read, 80)]
  return [
    {
      work: `payroll of ${people} people`,
      figure: `p50 ${ms(all.p50)}, p95 ${ms(all.p95)}`,
      floor: `service call of one row p50 ${ms(one.p50)}`,
      goal: 'p95 <= 50 ms',
      met: all.p95 <= 50,
      gate: true,
      value: all.p95,
    },
    {
      work: 'payroll over a call of one row',
      figure: `${(all.p50 / one.p50).toFixed(1)} x`,
      floor: '',
      goal: 'reported',
      met: null,
      value: all.p50 / one.p50,
    },
  ]
}
