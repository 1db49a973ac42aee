import { AppError } from '../../platform/errors'
import { isLoopback } from '../../platform/http/address'
import { RateLimits } from './rate-limits'

const triesUntilRefused = async (limits: RateLimits, address: string): Promise<number> => {
  for (let tries = 0; ; tries++) if (!(await limits.take('sign-in', address, 'lan').catch(() => null))) return tries
}

test('the 21st failed sign-in from an address is refused and told when to come back', async () => {
  const limits = new RateLimits()
  expect(await triesUntilRefused(limits, '203.0.113.5')).toBe(20)
  const refusal: unknown = await limits.take('sign-in', '203.0.113.5', 'lan').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({ code: 'request.too-many', details: { data: { retryAfter: expect.any(Number) as number } } })
})

test('this machine itself may try ten times as often', async () => {
  expect(await triesUntilRefused(new RateLimits(), '127.0.0.1')).toBe(200)
  expect(await triesUntilRefused(new RateLimits(), '::ffff:127.0.0.1')).toBe(200)
})

test('a success doesn’t count, and other accounts and addresses are counted apart', async () => {
  const limits = new RateLimits()
  for (let times = 0; times < 50; times++) await (await limits.take('sign-in', '203.0.113.5', 'lan'))()
  expect(await triesUntilRefused(limits, '203.0.113.5')).toBe(20)
  await expect(limits.take('sign-in', '203.0.113.5', 'hoa')).resolves.toBeDefined()
  await expect(limits.take('sign-in', '203.0.113.6', 'lan')).resolves.toBeDefined()
})

test('an address is this machine’s own in all its spellings, and no other is', () => {
  expect(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true)
  expect(['10.0.0.1', '203.0.113.5', '127.evil.example', '', '::ffff:10.0.0.1'].some(isLoopback)).toBe(false)
})

test('an address fails a hundred times in all, whatever names it makes up, and looks up three hundred workspaces', async () => {
  const limits = new RateLimits()
  const triesOf = async (limit: 'sign-in-address' | 'look-up', address: string): Promise<number> => {
    for (let tries = 0; ; tries++) if (!(await limits.take(limit, address).catch(() => null))) return tries
  }
  expect(await triesOf('sign-in-address', '203.0.113.5')).toBe(100)
  expect(await triesOf('sign-in-address', '127.0.0.1')).toBe(1000)
  expect(await triesOf('look-up', '203.0.113.5')).toBe(300)
})
