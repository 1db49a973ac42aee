import { administersOnly, can, isRight, normalizeRights, rightsKey, WORKSPACE_RIGHTS } from './rights'

test('the board may do everything within its workspace, and nothing of the platform', () => {
  expect(WORKSPACE_RIGHTS.every((right) => can(['bod'], [right]))).toBe(true)
  expect(can(['bod'], ['admin'])).toBe(false)
  expect(can(['bod'], ['founder'])).toBe(false)
})

test('a platform administrator sees nothing of a workspace’s books', () => {
  expect(can(['admin'], WORKSPACE_RIGHTS)).toBe(false)
  expect(can(['admin'], ['bod'])).toBe(false)
})

test('one right of several is enough', () => {
  expect(can(['/sales'], ['/sales', '/purchases'])).toBe(true)
  expect(can(['/sales'], ['/funds'])).toBe(false)
  expect(can(['/sales'], [])).toBe(false)
})

test('ticking bod ticks the others; those of adbreaks only where the app is on', () => {
  expect(normalizeRights(['bod'])).toEqual(['bod', '/sales', '/purchases', '/funds', '/refunds', '/report', '/office/hr'])
  expect(normalizeRights(['bod', 'founder'], ['adbreaks'])).toEqual([
    'founder',
    'bod',
    '/sales',
    '/purchases',
    '/funds',
    '/refunds',
    '/report',
    '/office/hr',
    '/adbreaks/manager',
    '/adbreaks/resourcer',
  ])
  expect(normalizeRights(['/funds', '/sales', '/funds'])).toEqual(['/sales', '/funds'])
})

test('the same rights in any order are one profile', () => {
  expect(rightsKey(['/funds', '/sales'])).toBe(rightsKey(['/sales', '/funds', '/sales']))
  expect(rightsKey(['bod', '/sales'])).toBe(rightsKey(normalizeRights(['bod'])))
  expect(rightsKey(['/sales'])).not.toBe(rightsKey(['/purchases']))
  expect(rightsKey([])).toBe('')
})

test('only the rights of the product are rights', () => {
  expect(isRight('/sales')).toBe(true)
  expect(isRight('/stock')).toBe(false)
})

test('an administrator of the platform who also works for a company has that part in it', () => {
  expect(administersOnly(['admin'])).toBe(true)
  expect(administersOnly(['admin', '/sales'])).toBe(false)
  expect(administersOnly(['bod'])).toBe(false)
})
