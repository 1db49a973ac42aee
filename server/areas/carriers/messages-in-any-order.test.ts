import { GhnStandIn } from '../../testing/platforms/carriers'
import { Installation } from '../../testing/installation'
import { sendShuffledMessages } from '../../testing/carrier-messages'

jest.setTimeout(240_000)

const ghn = new GhnStandIn(() => new Date())
let installation: Installation
beforeAll(async () => {
  await ghn.start()
  installation = await Installation.make({ GHN_URL: ghn.url })
})
afterAll(async () => {
  await installation.end()
  await ghn.stop()
})

test('what a carrier tells twice, in any order and while the server is killed comes to what it tells once and in order', async () => {
  let server = await installation.startServer()
  const workspaceId = await installation.openCompany()
  const killable = {
    signIn: () => installation.signIn(workspaceId),
    killAndStart: async () => {
      await server.stop('SIGKILL')
      server = await installation.startServer()
    },
  }
  const told = await sendShuffledMessages(ghn, killable, { parcels: 8, messages: 60, kills: 1, settleMs: 30_000, seed: 20_261_128 })
  expect(told.inOrder).toMatchObject([
    { status: 'delivered', orderStatus: 'delivered', codState: 'due', cod: 200_000, charged: 25_500 },
    { status: 'delivered', orderStatus: 'delivered', codState: 'due', cod: 200_000, charged: 25_500 },
    { status: 'returned', orderStatus: 'shipped', codState: 'none', cod: 200_000, charged: 26_000 },
    { status: 'cancelled', orderStatus: 'shipped', codState: 'none', cod: 200_000, charged: 23_500 },
  ])
  expect(told.shuffled).toHaveLength(8)
  for (const { story, ending } of told.shuffled) expect(ending).toEqual(told.inOrder[story])
  // Two of the four in order and four of the eight others were handed over.
  expect([told.due, told.taken, told.kills]).toEqual([1_200_000, 12, 1])
})
