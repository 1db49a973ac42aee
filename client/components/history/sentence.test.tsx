import type { HistoryEntry } from '@shared/areas/history/services/history'
import { cleanup, screen } from '@testing-library/react'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { startFakeServer } from '../../testing/fake-server'
import { amountOf, Sentence } from './sentence'
import { Undone } from './undone'
import { useHistoryWords } from './words'

const entryOf = (own: Partial<HistoryEntry>): HistoryEntry =>
  ({
    _id: 'a'.repeat(24),
    workspaceId,
    rev: 1,
    created: '2026-11-20T02:00:00.000Z',
    at: '2026-11-20T02:00:00.000Z',
    service: 'orders',
    recordId: 'b'.repeat(24),
    action: 'create',
    by: { _id: 'c'.repeat(24), name: 'Khánh Ly' },
    ...own,
  }) as HistoryEntry

const Told = ({ entry }: { entry: HistoryEntry }) => <Sentence entry={entry} words={useHistoryWords([entry.service])} />
const tell = (own: Partial<HistoryEntry>): string => {
  startFakeServer(() => ({ body: {} }))
  renderApp(<Told entry={entryOf(own)} />, { session: sessionOf(['bod']) })
  const text = [...document.querySelectorAll('.history-act')].at(-1)?.textContent ?? ''
  cleanup()
  return text.replaceAll('\u00a0', ' ')
}

it('An act is one sentence: who, what, for whom, how much', () => {
  expect(tell({ name: 'S000431', group: 'sales', partner: 'Bến Thơ' })).toBe('Khánh Ly made order S000431 for Bến Thơ')
  expect(tell({ service: 'funds', name: 'C000153', amount: -12_960_000 as never, partner: 'Lê Khánh Ly' })).toBe(
    'Khánh Ly paid 12,960,000 ₫ by voucher C000153 to Lê Khánh Ly',
  )
  expect(tell({ service: 'funds', name: 'T000345', amount: 198_000 as never, by: { key: true, program: 'Vietcombank (SePay)' } })).toBe(
    'Vietcombank (SePay) took in 198,000 ₫, voucher T000345',
  )
  expect(tell({ service: 'activities', group: 'adjustments', partner: 'Đức Thịnh' })).toBe('Khánh Ly adjusted the pay of Đức Thịnh')
  expect(tell({ service: 'posts', by: null, guest: 'Cô Lan', name: 'Hộp quà Tết còn không em?' })).toBe(
    'Cô Lan asked: “Hộp quà Tết còn không em?”',
  )
  expect(tell({ service: 'products', name: 'Trà sen', action: 'patch', changes: { price: { before: 1, after: 2 } } as never })).toBe(
    'Khánh Ly changed 1 field of product Trà sen',
  )
})

it('What is called by its day or month is told as people write them', () => {
  expect(tell({ service: 'seals', name: '2026-10-31' })).toMatch(/31\/10\/2026$/)
  expect(tell({ service: 'commissions' as never, name: '2026-10' })).not.toContain('2026-10')
})

it('The record is a link to where it is open', () => {
  startFakeServer(() => ({ body: {} }))
  renderApp(<Told entry={entryOf({ name: 'S000431', group: 'sales' })} />, { session: sessionOf(['bod']) })
  expect(screen.getByRole('link', { name: 'S000431' })).toHaveAttribute('href', `/sales/orders/byOrder/${'b'.repeat(24)}`)
})

it('Only money that moves has a sign; a changed order says by how much', () => {
  expect(amountOf(entryOf({ amount: 300_000 as never }))).toEqual({ value: 300_000, isMovement: false })
  expect(amountOf(entryOf({ service: 'funds', amount: -50_000 as never }))).toEqual({ value: -50_000, isMovement: true })
  const changes = { total: { before: 13_580_000, after: 14_614_000 } }
  expect(amountOf(entryOf({ action: 'patch', changes: changes as never }))).toEqual({ value: 1_034_000, isMovement: false })
})

it('What was taken back says who did that and when, and leads to that act', () => {
  startFakeServer(() => ({ body: {} }))
  const by = { _id: 'd'.repeat(24), name: 'Hoài An' } as never
  const undoneBy = { _id: 'e'.repeat(24) as never, by, at: '2026-11-20T18:03:00.000Z' as never }
  renderApp(<Undone entry={entryOf({ service: 'funds', undone: true, undoneBy })} />, { session: sessionOf(['bod']) })
  // 01:03 of the next day in Vietnam.
  expect(screen.getByRole('link', { name: 'taken back by Hoài An, 21/11/2026 01:03' })).toHaveAttribute(
    'href',
    `/history?since=2026-11-21&until=2026-11-21&kind=undone&open=${'e'.repeat(24)}`,
  )
})
