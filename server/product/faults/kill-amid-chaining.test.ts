import { firstDayOf, lastDayOf, month, shiftMonth } from '@shared/foundation/days/days'
import type { ReportOf } from '@shared/registry/service-types'
import { SeededRandom } from '../demo/random'
import { Installation } from '../../testing/installation'

jest.setTimeout(240_000)

const KILLS = 3
/** Seals that are answered before each. */
const SEALS = 2
/** How much later the server may be killed, at most. */
const MOST_LATER_MS = 60

let installation: Installation
beforeEach(async () => {
  installation = await Installation.make({})
})
afterEach(() => installation.end())

test('a server killed while it puts entries in line and seals months leaves a whole line, and every seal that it answered holds', async () => {
  const random = new SeededRandom(20_290_305)
  let server = await installation.startServer()
  const workspaceId = await installation.openCompany()
  const answered: string[] = []
  const failures: unknown[] = []
  let next = shiftMonth(month(new Date().toISOString().slice(0, 7)), -2)
  for (let kill = 0; kill < KILLS; kill++) {
    const api = await installation.signIn(workspaceId)
    const run = { over: false }
    const sealedBefore = answered.length
    let enough: () => void = () => undefined
    const sealed = new Promise<void>((resolve) => (enough = resolve))
    const write = async (): Promise<void> => {
      while (!run.over) await api.create('funds', { group: 'Other Income', amount: 100, label: 'Tiền mặt', status: 'completed' } as never)
    }
    const seal = async (): Promise<void> => {
      while (!run.over) {
        const day = lastDayOf(next)
        next = shiftMonth(next, -1)
        answered.push((await api.create('seals', { until: day } as never)).code)
        if (answered.length - sealedBefore >= SEALS) enough()
      }
    }
    const busy = [write(), write(), write(), seal()].map((work) =>
      work.catch((error: unknown) => (run.over ? undefined : failures.push(error))),
    )
    await Promise.race([sealed, Promise.all(busy)])
    expect(failures).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, random.whole(0, MOST_LATER_MS)))
    run.over = true
    await server.stop('SIGKILL')
    await Promise.all(busy)
    server = await installation.startServer()
  }
  const api = await installation.signIn(workspaceId)
  expect(answered.length).toBeGreaterThanOrEqual(KILLS * SEALS)
  for (const code of answered) expect((await api.send('GET', `seals/${code}`)).body).toMatchObject({ code, holds: true })
  const { lines } = await api.report<ReportOf<'seals', 'months'>>('seals', { report: 'months', year: Number(firstDayOf(next).slice(0, 4)) })
  expect(lines).toBeGreaterThan(0)
  const verify = installation.admin('verify')
  expect([await verify.ended, verify.output().trimEnd().split('\n').at(-1)]).toEqual([0, 'All figures agree with their entries.'])
  const [code = ''] = answered
  const proof = installation.admin('verify', '--seal', code.toLowerCase())
  expect([await proof.ended, proof.output()]).toEqual([
    0,
    expect.stringMatching(/^The books through .* are what was sealed, to line \d+\.\n$/),
  ])
  const none = installation.admin('verify', '--seal', '0000')
  expect(await none.ended).toBe(1)
  expect(await server.stop('SIGTERM')).toBe(0)
})
