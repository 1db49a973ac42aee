import { isPublicHttps, postPublicly } from './public-https'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/QGx', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://a:b@fcm.googleapis.com/x', false],
  ['https://localhost/x', false],
  ['https://router.lan/x', false],
  ['https://metadata.google.internal/x', false],
  ['https://127.0.0.1/x', false],
  ['https://0x7f.1/x', false],
  ['https://[::1]/x', false],
  ['file:///etc/passwd', false],
  ['x', false],
])('%s is an address for pushes: %s', (address, expected) => {
  expect(isPublicHttps(address)).toBe(expected)
})

test('nothing is sent to an address that isn’t public', async () => {
  await expect(postPublicly({ url: 'https://127.0.0.1/x', headers: {}, body: Buffer.alloc(0) })).rejects.toThrow('not a public address')
})
