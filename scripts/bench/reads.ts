import { floors } from './floors'
import { send, type Client } from './http-client'
import { largeOverSmall } from './large-over-small'
import { measure, repeat } from '@socai/engine/bench/measure'
import { ms, rate, type Row } from '@socai/engine/bench/table'

export const list = '/orders?group=sales&status[$ne]=cancelled&$limit=20'

/** Lists, gets and searches in the big workspace. */
export const benchReads = async (
  port: number,
  { client, token }: { client: Client; token: string },
  orderIds: readonly string[],
  seconds: number,
): Promise<Row[]> => {
  const headers = { authorization: `Bearer ${token}` }
  const health = await measure(() => send(port, 'GET', '/api/health', {}), { clients: 8, seconds })
  const services = await measure(() => send(port, 'GET', '/api/warehouses?$limit=1&$total=false', headers), { clients: 8, seconds })
  const page = await measure(() => client.raw(`${list}&$total=false`), { clients: 8, seconds })
  const counted = await measure(() => client.raw(list), { clients: 8, seconds: Math.min(seconds, 3) })
  const one = await measure((at, turn) => client.raw(`/orders/${orderIds[(at * 7919 + turn * 104_729) % orderIds.length]}`), {
    clients: 8,
    seconds,
  })
  const words = ['uyen', 'tra duc', '0910', 'S000', 'khanh minh', 'loai 7', 'cua hang', 'dung giang 12']
  const search = await repeat(
    (turn) => client.raw(`/orders?group=sales&search=${encodeURIComponent(words[turn % words.length] ?? '')}&$limit=20`),
    80,
  )
  const under = `service call of one row ${rate(services.perSecond)}`
  return [
    {
      work: 'floor: health over HTTP, 8 clients',
      figure: rate(health.perSecond),
      floor: `bare HTTP ${rate(floors.http)}`,
      goal: '',
      met: null,
      value: health.perSecond,
    },
    {
      work: 'list of the 20 newest, 8 clients, $total=false',
      figure: `${rate(page.perSecond)}, p50 ${ms(page.p50)}`,
      floor: under,
      goal: 'gate >= 1,000 /s, goal >= 2,000 /s',
      met: page.perSecond >= 1000,
      gate: true,
      value: page.perSecond,
    },
    {
      work: 'the same with total',
      figure: `${rate(counted.perSecond)}, p50 ${ms(counted.p50)}`,
      floor: under,
      goal: 'reported',
      met: null,
      value: counted.perSecond,
    },
    {
      work: 'get an order by id, 8 clients',
      figure: `${rate(one.perSecond)}, p50 ${ms(one.p50)}`,
      floor: under,
      goal: '>= 3,500 /s',
      met: one.perSecond >= 3500,
      value: one.perSecond,
    },
    {
      work: 'search by words without accents',
      figure: `p50 ${ms(search.p50)}, p95 ${ms(search.p95)}`,
      floor: '',
      goal: 'p95 <= 30 ms',
      met: search.p95 <= 30,
      value: search.p95,
    },
  ]
}

const TURNS = 80

/** The list by turns in a small and a large company: it must cost the same. */
export const benchListOfBoth = async (small: Client, large: Client): Promise<Row> => {
  const read = (client: Client) => () => client.raw(`${list}&$total=false`)
  return { ...(await largeOverSmall(read(small), read(large), TURNS)), work: 'list of the 20 newest: large over small' }
}

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const ranges = [
  [day(1094), day(0)],
  [day(1000), day(13)],
  [day(364), day(0)],
  [day(40), day(9)],
] as const

/** The reports at two sizes: they must cost the same. */
export const benchReports = async (small: Client, large: Client, sizes: { small: string; large: string }): Promise<Row[]> => {
  const rows: Row[] = []
  for (const [name, path] of [
    ['business report', '/orders?report=sales'],
    ['funds report', '/funds?report=funds'],
  ] as const) {
    const read = (client: Client) => (turn: number) => {
      const [since, until] = ranges[turn % ranges.length] ?? ranges[0]
      return client.raw(`${path}&since=${since}&until=${until}`)
    }
    await repeat(read(small), 8)
    await repeat(read(large), 8)
    const [few, many] = [await repeat(read(small), 80), await repeat(read(large), 80)]
    const ratio = many.p50 / few.p50
    rows.push({
      work: `${name}, up to 3 years, ${Number(sizes.large).toLocaleString('en-US')} orders`,
      figure: `p50 ${ms(many.p50)}, p95 ${ms(many.p95)}`,
      floor: `${Number(sizes.small).toLocaleString('en-US')} orders: p50 ${ms(few.p50)}, p95 ${ms(few.p95)}`,
      goal: 'p95 <= 25 ms',
      met: many.p95 <= 25,
      gate: true,
      value: many.p95,
    })
    rows.push({
      work: `${name}: large over small`,
      figure: `${ratio.toFixed(2)} x`,
      floor: '',
      goal: '<= 1.5 x',
      met: ratio <= 1.5,
      gate: true,
      value: ratio,
    })
  }
  return rows
}
