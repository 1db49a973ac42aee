import { readSealCode, sealCodeOf } from './seal-code'

test('a code is eight groups of four signs', () => {
  expect(sealCodeOf(new Uint8Array(32))).toBe('0000-0000-0000-0000-0000-0000-0000-0000')
  expect(sealCodeOf(new Uint8Array(32).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ')
  // 00001 00010 00011 … : the bits one after the other
  expect(sealCodeOf(Uint8Array.from([0b00001000, 0b10000110, 0b01000010, 0b10011000, 0b11101000, ...new Uint8Array(15)]))).toBe(
    '1234-5678-0000-0000-0000-0000-0000-0000',
  )
})

test('one bit more is another code', () => {
  const bytes = new Uint8Array(20)
  bytes[19] = 1
  expect(sealCodeOf(bytes)).toBe('0000-0000-0000-0000-0000-0000-0000-0001')
})

test('a code is read as people write it', () => {
  const code = '7K4M-Q2XR-9TDH-C6WN-3FVA-E8JP-M5ZB-H201'
  expect(readSealCode(code)).toBe(code)
  expect(readSealCode(' 7k4m q2xr 9tdh c6wn 3fva e8jp m5zb h2ol ')).toBe(code)
  expect(readSealCode('7K4MQ2XR9TDHC6WN3FVAE8JPM5ZBH2OI')).toBe(code)
})

test('what is no code is none', () => {
  for (const typed of ['', '7K4M', `${'7K4M'.repeat(8)}0`, `${'7K4M'.repeat(7)}7K4U`, '0123456789abcdef01234567'])
    expect(readSealCode(typed)).toBeNull()
})
