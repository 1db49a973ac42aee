import type { Account } from '../../../foundation/ledger/accounts'
import { dong, sumDong } from '../../../foundation/money/money'
import { positionOf } from './position'

const rows = (...nets: readonly (readonly [account: Account, net: number])[]) =>
  nets.map(([account, net]) => ({
    account,
    closingDebit: dong(Math.max(0, net)),
    closingCredit: dong(Math.max(0, -net)),
  }))

test('What is owned and owed to us comes to what is owed by us and our own, the result of the period among it', () => {
  const { assets, sources, total } = positionOf(
    rows(['111', 351_000], ['156', 180_000], ['3381', -600_000], ['421', -1_000], ['511', -700_000], ['632', 420_000], ['6422', 350_000]),
  )
  expect(assets).toEqual([
    { account: '111', amount: 351_000 },
    { account: '156', amount: 180_000 },
  ])
  expect(sources).toEqual([
    { account: '3381', amount: 600_000 },
    { account: '421', amount: 1_000 },
    { account: null, amount: -70_000 },
  ])
  expect(total).toBe(531_000)
  expect(sumDong(sources.map(({ amount }) => amount))).toBe(531_000)
})

test('Customers who paid ahead are owed goods, suppliers who were paid ahead owe them; what assets lost is taken off them; a loss stays our own', () => {
  const { assets, sources, total } = positionOf(
    rows(['131', -5_000], ['211', 90_000], ['214', -30_000], ['331', 8_000], ['411', -80_000], ['421', 17_000]),
  )
  expect(assets).toEqual([
    { account: '211', amount: 90_000 },
    { account: '214', amount: -30_000 },
    { account: '331', amount: 8_000 },
  ])
  expect(sources).toEqual([
    { account: '131', amount: 5_000 },
    { account: '411', amount: 80_000 },
    { account: '421', amount: -17_000 },
  ])
  expect(total).toBe(68_000)
})
