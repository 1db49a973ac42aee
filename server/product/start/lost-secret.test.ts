import { startTestApp, type TestApp } from '../../testing/app'
import { tokenOfPage } from '../../testing/platforms/facebook'
import { sellOnMarketplaces } from '../../testing/platforms/sell-on-marketplaces'
import { markLostConnections } from './lost-secret'

const company = sellOnMarketplaces()
const { connected } = company

const servers: TestApp[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** A later start, with another secret in its data folder. */
const startAgain = async (): Promise<{ server: TestApp; log: () => string }> => {
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const server = await startTestApp({ env: { MONGODB_URI: company.app.uri }, now: company.now, logTo })
  servers.push(server)
  return { server, log: () => lines.join('') }
}

const connectAll = async () => {
  const { api } = company.shop
  await company.allow('ecoms', 'adbreaks', 'sms')
  const agent = await connected.lazada()
  const bank = { bank: '970422', account: '0903418889', provider: 'sepay', secret: 'open-sesame-1', token: 'open-sesame-2' } as const
  const account = await api.create('bankAccounts', bank)
  const page = await api.create('fbPages', { token: tokenOfPage('Mộc Sương') })
  const sms = await api.create('smsAccounts', { provider: 'speedsms', sender: 'MOCSUONG', key: 'open-sesame-3' })
  const from = {
    name: 'Mộc Sương',
    phone: '0903418889',
    division: 'new',
    province: 'TP. Hồ Chí Minh',
    ward: 'Linh Đông',
    address: '12 Kha Vạn Cân',
  }
  const carrier = await api.create('carrierAccounts', { carrier: 'ghn', token: 'open-sesame-4', shopId: '885544', from } as never)
  return { agent, account, page, sms, carrier }
}

test('with the secret it had a start asks for nothing; with another it marks what has to be connected anew, once', async () => {
  const { api } = company.shop
  expect(await markLostConnections(company.app.app)).toBe(0)
  const { agent, account, page, sms, carrier } = await connectAll()
  expect(await markLostConnections(company.app.app)).toBe(0)
  expect(await company.keptShop()).toMatchObject({ state: 'connected' })

  const { server, log } = await startAgain()
  expect(await markLostConnections(server.app)).toBe(5)
  expect(log()).toContain('data-secret is new, 5 connections have to be made again')
  expect(await company.keptShop()).toMatchObject({ state: 'expired' })
  expect(await api.get('assets', agent)).toMatchObject({ platformConnected: false })
  const bank = await api.get('bankAccounts', account._id)
  expect([bank.hasSecret, bank.hasToken, bank.fetchProblem]).toEqual([undefined, undefined, 'token'])
  expect(await api.get('fbPages', page._id)).toMatchObject({ status: 'token', problem: 'fbPages.token-invalid' })
  expect(await api.get('smsAccounts', sms._id)).not.toHaveProperty('hasKey')
  expect(await api.get('carrierAccounts', carrier._id)).not.toHaveProperty('hasToken')
  expect(await markLostConnections(server.app)).toBe(0)
})

test('one of several nodes with another secret spoils nothing for the others, and says what to do', async () => {
  // As after a start of this node.
  await company.app.database.collection('settings').deleteOne({ name: 'data-secret' })
  await markLostConnections(company.app.app)
  await connectAll()
  const { server: other, log } = await startAgain()
  other.app.set('config', { ...other.config, redisUrl: 'redis://127.0.0.1' })
  expect(await markLostConnections(other.app)).toBe(0)
  expect(log()).toContain('Give all nodes the same DATA_SECRET')
  expect(await company.keptShop()).toMatchObject({ state: 'connected' })
})
