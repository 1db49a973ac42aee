import { startTestApp, type TestApp } from '../../../../testing/app'
import { saying, Shop } from '../../../../testing/shop'
import { textCell, workbookOf } from '../../../../testing/workbook'

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

describe('the bank’s template for many transfers', () => {
  const fileOf = (bytes: Buffer): string => `data:application/octet-stream;base64,${bytes.toString('base64')}`
  const heads = (title: string): string => fileOf(workbookOf({ rows: `<row r="1">${textCell('A1', title)}</row>` }))

  test('is kept for the company by whoever pays, told by whom and when, replaced and forgotten', async () => {
    const { _id } = await shop.api.create('bankAccounts', { bank: '970418', account: '3141', label: 'Ngân hàng' })
    const [hr, funds, seller] = await Promise.all([shop.member('/office/hr'), shop.member('/funds'), shop.member('/sales')])
    const address = `bankAccounts/${_id}`
    const file = heads('Số tài khoản')
    expect((await seller.api.send('PATCH', address, { templateFile: { name: 'bidv.xlsx', file } })).status).toBe(403)
    const kept = await hr.api.patch('bankAccounts', _id, { templateFile: { name: 'bidv.xlsx', file } })
    expect(kept.template).toEqual({
      name: 'bidv.xlsx',
      bytes: Buffer.from(file.slice(file.indexOf(',') + 1), 'base64').length,
      at: expect.any(String) as string,
      by: expect.any(String) as string,
    })
    const read = { report: 'template', accountId: _id }
    expect(await funds.api.report('bankAccounts', read)).toEqual({ name: 'bidv.xlsx', file })
    expect(await seller.api.get('bankAccounts', _id)).not.toHaveProperty('template')
    expect((await seller.api.send('GET', `bankAccounts?report=template&accountId=${_id}`)).status).toBe(403)
    // Another takes its place, and no answer but the report's has it; nor has the history.
    const other = heads('Account No.')
    await funds.api.patch('bankAccounts', _id, { templateFile: { name: 'bidv-2.xlsx', file: other } })
    expect(await hr.api.report('bankAccounts', read)).toEqual({ name: 'bidv-2.xlsx', file: other })
    const history = await shop.api.find('history', { service: 'bankAccounts', recordId: _id })
    for (const seen of [kept, await hr.api.get('bankAccounts', _id), history]) expect(JSON.stringify(seen)).not.toContain('base64')
    expect(JSON.stringify(history)).toContain('bidv-2.xlsx')
    expect(await hr.api.patch('bankAccounts', _id, { templateFile: null })).not.toHaveProperty('template')
    expect(await hr.api.report('bankAccounts', read)).toEqual({})
  })

  test('is a workbook of 300 kB at most, and comes alone; whoever pays changes nothing else of the account', async () => {
    const { _id } = await shop.api.create('bankAccounts', { bank: '970416', account: '2288' })
    const hr = await shop.member('/office/hr')
    const refused = async (data: object) => saying(await hr.api.refused('PATCH', `bankAccounts/${_id}`, data))
    const large = fileOf(Buffer.alloc(300_001))
    expect(await refused({ templateFile: { name: 'x.xlsx', file: large } })).toEqual([400, 'A template has 300 kB at most'])
    for (const file of [fileOf(Buffer.from('khong phai tep')), 'x', ''])
      expect((await refused({ templateFile: { name: 'x.xlsx', file } }))[0]).toBe(400)
    expect((await refused({ templateFile: { name: 'x.xlsx', file: heads('a') }, holder: 'X' }))[0]).toBe(400)
    for (const data of [{ holder: 'X' }, { status: 'removed' }, { secret: 'x' }, {}]) expect((await refused(data))[0]).toBe(403)
  })
})
