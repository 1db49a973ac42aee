import { isPublicAddress, isPublicHttps, postPublicly } from './public-https'

test.each([
  ['142.250.66.10', true],
  ['2404:6800:4003:c00::bc', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.1', false],
  ['192.168.1.20', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
  ['nonsense', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

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

test('a public name that leads to this machine is refused as the connection is made', async () => {
  const dns = await import('node:dns')
  const spied = jest.spyOn(dns.default, 'lookup').mockImplementation(((
    _host: string,
    _options: object,
    done: (e: null, a: object[]) => void,
  ) => {
    done(null, [{ address: '127.0.0.1', family: 4 }])
  }) as never)
  try {
    await expect(postPublicly({ url: 'https://push.so-cai.vn/x', headers: {}, body: Buffer.alloc(0) })).rejects.toThrow(
      'not a public address',
    )
  } finally {
    spied.mockRestore()
  }
})
