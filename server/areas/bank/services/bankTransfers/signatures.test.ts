import { cassoSignature, isFromCasso } from './casso'
import { isFromSepay, sepaySignature } from './sepay'

const headers =
  (given: Readonly<Record<string, string>>) =>
  (name: string): string =>
    given[name] ?? ''

describe('a push of SePay', () => {
  const body = Buffer.from('{"id":1}')
  const now = new Date(1_700_000_000_000)
  const signature = sepaySignature('sepay-secret', '1700000000', body)
  const sign = (own: object = {}) => headers({ 'x-sepay-timestamp': '1700000000', 'x-sepay-signature': signature, ...own })

  test('is signed as its documentation says', () => {
    expect(signature).toMatch(/^sha256=db0f03cc1ed2f3b3/)
    expect(isFromSepay({ header: sign(), body }, 'sepay-secret', now)).toBe(true)
  })

  test('or carries the key itself', () => {
    expect(isFromSepay({ header: headers({ authorization: 'Apikey sepay-secret' }), body }, 'sepay-secret', now)).toBe(true)
  })

  test.each([
    ['of another secret', sign(), body, 'other', now],
    ['with another body', sign(), Buffer.from('{"id":2}'), 'sepay-secret', now],
    ['more than five minutes old', sign(), body, 'sepay-secret', new Date(now.getTime() + 300_001)],
    ['from the future', sign(), body, 'sepay-secret', new Date(now.getTime() - 300_001)],
    ['with a time that is none', sign({ 'x-sepay-timestamp': '1700000000abc' }), body, 'sepay-secret', now],
    ['with another key', headers({ authorization: 'Apikey other' }), body, 'sepay-secret', now],
    ['without anything', headers({}), body, 'sepay-secret', now],
  ])('is refused %s', (_what, header, sent, secret, at) => {
    expect(isFromSepay({ header, body: sent }, secret, at)).toBe(false)
  })
})

describe('a push of Casso', () => {
  // The sample that Casso publishes with its webhook V2.
  const key = 'mgExMrjj4i7a1p8Cs6LmFbpCd8lbw4sSX4LZXPag7TKazeIogtR90tvWYTkwQbvs'
  const sent = {
    error: 0,
    data: {
      id: 0,
      reference: 'MA_GIAO_DICH_THU_NGHIEM',
      description: 'giao dich thu nghiem',
      amount: 599000,
      runningBalance: 25000000,
      transactionDateTime: '2024-10-03 15:06:37',
      accountNumber: '88888888',
      bankName: 'VPBank',
      bankAbbreviation: 'VPB',
      virtualAccountNumber: '',
      virtualAccountName: '',
      counterAccountName: 'NGUYEN VAN A',
      counterAccountNumber: '8888888888',
      counterAccountBankId: '970415',
      counterAccountBankName: 'VietinBank',
    },
  }
  const published =
    'ed0a4bd2e826d5cb69988cdb141e6c1a080e21f3b57eb72cd78192220042b9e7dde0868fc667faea8e224900fa7904e7c88dfa098032fb2d6b6996856e8b7ff3'
  const header = headers({ 'x-casso-signature': `t=1727948258788,v1=${published}` })

  test('is signed as in its published sample', () => {
    expect(cassoSignature(key, '1727948258788', sent)).toBe(published)
    expect(isFromCasso({ header }, sent, key)).toBe(true)
  })

  test('or, the older one, carries the key itself', () => {
    expect(isFromCasso({ header: headers({ 'secure-token': key }) }, sent, key)).toBe(true)
  })

  test('nested five thousand times is refused, like any that is no push', () => {
    const nested: unknown = JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`)
    expect(isFromCasso({ header }, nested, key)).toBe(false)
  })

  test.each([
    ['with another amount', header, { ...sent, data: { ...sent.data, amount: 600_000 } }, key],
    ['of another key', header, sent, 'other'],
    ['with a signature cut off', headers({ 'x-casso-signature': 't=1727948258788,v1=' }), sent, key],
    ['with another key in the header', headers({ 'secure-token': 'other' }), sent, key],
    ['without anything', headers({}), sent, key],
  ])('is refused %s', (_what, given, body, secret) => {
    expect(isFromCasso({ header: given }, body, secret)).toBe(false)
  })
})
