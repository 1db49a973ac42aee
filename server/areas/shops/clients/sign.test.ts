import { isSignature, signLazada, signLazadaPush, signShopee, signShopeePush } from './sign'

test('a call to Lazada is signed as its documentation shows', () => {
  const parameters = {
    app_key: '123456',
    order_id: '1234',
    timestamp: '1517820392000',
    sign_method: 'sha256',
    access_token: 'test',
    empty: '',
  }
  expect(signLazada('helloworld', '/order/get', parameters)).toBe('4190D32361CFB9581350222F345CB77F3B19F0E31D162316848A2C1FFD5FAB4A')
})

test('a call to Shopee is signed over partner, path and time, and of a shop over its token and number', () => {
  const of = { partnerId: '1000001', timestamp: 1_700_000_000 }
  expect(signShopee('test-partner-key', { ...of, path: '/api/v2/shop/auth_partner' })).toMatch(/^655f5f2d9645bdf1/)
  expect(signShopee('test-partner-key', { ...of, path: '/api/v2/order/get_order_list', token: 'tok', shop: '600000' })).toMatch(
    /^26087bcfe08a7e29/,
  )
})

test('a push is believed only with the signature over its very bytes', () => {
  const body = Buffer.from('{"code":3}')
  const right = signShopeePush('key', 'https://so.example/api/push/shopee', body)
  expect(isSignature(right.toUpperCase(), right)).toBe(true)
  expect(isSignature(signShopeePush('key', 'https://so.example/api/push/shopee', Buffer.from('{"code": 3}')), right)).toBe(false)
  expect(isSignature(signShopeePush('key', 'https://other.example/api/push/shopee', body), right)).toBe(false)
  expect(isSignature('', right)).toBe(false)
  expect(isSignature(signLazadaPush('secret', 'app', body), signLazadaPush('secret', 'other', body))).toBe(false)
})
