import { ShopNotSetUp, ShopRefusal } from './clients/platform-client'
import { failureOf, refusalOf } from './sync-shop'
import type { ShopRun } from './shop-run'

const run = { shop: { platformName: 'shopee' }, now: () => new Date('2026-11-24T03:00:00Z') } as ShopRun

test('A shop owner reads what is to be done where nobody asked the marketplace, not names of settings', () => {
  const { message, vi } = failureOf(run, refusalOf(run, new ShopNotSetUp('SHOPEE_PARTNER_ID, SHOPEE_PARTNER_KEY')))
  expect([message, vi]).toEqual([
    'This server isn’t linked with Shopee yet: whoever runs it has to enter the keys of an application there',
    'Máy chủ này chưa nối với Shopee: người vận hành cần điền khoá ứng dụng của sàn',
  ])
})

test('What the marketplace itself refuses is told in its own words', () => {
  expect(failureOf(run, refusalOf(run, new ShopRefusal('order 2611218QJ2C'))).message).toBe('Shopee refuses: order 2611218QJ2C')
})
