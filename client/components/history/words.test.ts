import { createIntl } from 'react-intl'
import { valueWord } from './words'

const how = { intl: createIntl({ locale: 'en' }), locale: 'en', zone: 'Asia/Ho_Chi_Minh' } as const
const settings = (parts: object): string => valueWord('workspaces', 'opts', parts, how)

it('Settings are told by their words, never by those of the program', () => {
  expect(settings({ lockDate: '2026-10-31' })).toBe('Books closed through: 31/10/2026')
  expect(settings({ howCalculateRevenue: 'shipped', payroll: 'hours' })).toBe('Revenue counts: by delivery, Salaries by: hours')
  expect(settings({ HideUnpaidOnReceipt: true, fundLabels: ['Két', 'Ví'] })).toBe(
    'Receipts without what is unpaid: yes, Fund accounts: Két, Ví',
  )
  expect(settings({ status: 'disabled' })).toBe('Orders by status: off')
})

it('Of what has no word it is told only that something is set', () => {
  expect(settings({ labelColors: { Két: '#112233' } })).toBe('set')
  expect(settings({})).toBe('empty')
})
