import { startTestApp, type TestApp } from '../../../../testing/app'
import { saying, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop

beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const printed = async () => {
  const { bankBin, bankAccount, bankHolder } = (await shop.api.get('workspaces', shop.founder.workspace._id)).cfg
  return [bankBin, bankAccount, bankHolder]
}

describe('a bank account', () => {
  test('keeps its secrets sealed: no answer, event, history or stored text has them', async () => {
    const socket = await shop.founder.socket()
    const account = await shop.api.create('bankAccounts', {
      bank: '970422',
      account: '0903418889',
      provider: 'sepay',
      secret: 'open-sesame-1',
      token: 'open-sesame-2',
    })
    expect(account).toMatchObject({ hasSecret: true, hasToken: true, pushKey: expect.stringMatching(/^[\w-]{32}$/) })
    const history = await shop.api.find('history', { service: 'bankAccounts', recordId: account._id })
    const stored = await app.database.collection('bankAccounts').findOne({ account: '0903418889' })
    for (const seen of [
      account,
      await socket.received('bankAccounts created'),
      await shop.api.get('bankAccounts', account._id),
      history,
      stored,
    ])
      expect(JSON.stringify(seen)).not.toContain('open-sesame')
    expect(await shop.api.patch('bankAccounts', account._id, { secret: '' })).not.toHaveProperty('hasSecret')
    await shop.api.patch('bankAccounts', account._id, { status: 'removed' })
  })

  test('that is the main one is what papers are paid to; another takes its place', async () => {
    const first = await shop.api.create('bankAccounts', {
      bank: '970436',
      account: '0071001',
      holder: 'CONG TY MOC SUONG',
      label: 'Ngân hàng',
    })
    expect(first.isDefault).toBe(true)
    expect(await printed()).toEqual(['970436', '0071001', 'CONG TY MOC SUONG'])
    const second = await shop.api.create('bankAccounts', { bank: '970422', account: '0903418890' })
    expect(second.isDefault).toBe(false)
    await shop.api.patch('bankAccounts', second._id, { isDefault: true })
    expect(await printed()).toEqual(['970422', '0903418890', ''])
    expect((await shop.api.get('bankAccounts', first._id)).isDefault).toBe(false)
    await shop.api.patch('bankAccounts', second._id, { status: 'removed' })
    expect(await printed()).toEqual(['', '', ''])
  })

  test('stands once, with a label that the company has, which is kept while it does', async () => {
    const data = { bank: '970415', account: '1122', label: 'Vietin' }
    expect((await shop.api.refused('POST', 'bankAccounts', data)).errors).toEqual({ label: 'There is no label Vietin' })
    await shop.api.patch('workspaces', shop.founder.workspace._id, { opts: { fundLabels: ['Tiền mặt', 'Ngân hàng', 'Vietin'] } })
    const { _id } = await shop.api.create('bankAccounts', data)
    expect(saying(await shop.api.refused('POST', 'bankAccounts', data))).toEqual([409, 'This bank account is already there'])
    const without = { opts: { fundLabels: ['Tiền mặt', 'Ngân hàng'] } }
    expect((await shop.api.refused('PATCH', `workspaces/${shop.founder.workspace._id}`, without)).code).toBe(409)
    await shop.api.send('PATCH', `funds?label=Vietin`, { label: 'VietinBank' })
    expect((await shop.api.get('bankAccounts', _id)).label).toBe('VietinBank')
  })

  test('is shown to whoever takes orders, without how it is connected; the board alone changes it', async () => {
    const seller = await shop.member('/sales')
    const [account] = (await seller.api.find('bankAccounts', { status: 'active' })).data
    expect(account).toMatchObject({ bank: '970436', account: '0071001' })
    for (const hidden of ['pushKey', 'hasSecret', 'refused']) expect(account).not.toHaveProperty(hidden)
    expect((await seller.api.send('PATCH', `bankAccounts/${account?._id}`, { holder: 'x' })).status).toBe(403)
  })
})
