import { addMember, addProgram, signUp } from './actors'
import { startTestApp, type TestApp } from './app'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a company signs up, its staff works, its program reads and a colleague hears of it', async () => {
  const founder = await signUp(app)
  const seller = await addMember(app, founder, ['/sales'])
  const socket = await seller.socket()
  const category = await founder.api.create('categories', { group: 'goods', name: 'Gạo' })
  const { record, mark } = await socket.received('categories created')
  expect(record).toEqual(await seller.api.get('categories', category._id))
  expect(mark).toEqual({ epoch: socket.epochs[0]?.epoch, n: 1 })
  const program = await addProgram(app, founder, ['/sales'])
  expect((await program.api.find('categories')).total).toBe(1)
})
