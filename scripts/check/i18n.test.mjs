import { compareMessages } from './i18n.mjs'
import { messagesIn } from './message-source.mjs'

const due = { id: 'orders.due', text: '{partner} owes {amount}', file: 'client/features/orders/messages.ts' }

test('a message with its translation is fine', () => {
  expect(compareMessages([due], { orders: { 'orders.due': '{partner} còn nợ {amount}' } })).toEqual([])
})

test.each([
  ['missing', { orders: {} }, 'client/i18n/vi/orders.json: orders.due is missing'],
  ['empty', { orders: { 'orders.due': ' ' } }, 'client/i18n/vi/orders.json: orders.due is missing'],
  ['in the wrong file', { stocks: { 'orders.due': '{partner} {amount}' } }, 'client/i18n/vi/stocks.json: orders.due belongs into'],
  ['with other placeholders', { orders: { 'orders.due': '{partner} nợ' } }, 'orders.due has other placeholders: "partner"'],
  ['that can not be read', { orders: { 'orders.due': '{partner' } }, "orders.due can't be read"],
  ['unused', { orders: { 'orders.due': '{partner} {amount}', 'orders.old': 'x' } }, 'client/i18n/vi/orders.json: orders.old is unused'],
])('a translation %s is named with file and key', (_case, translations, expected) => {
  expect(compareMessages([due], translations).join('\n')).toContain(expected)
})

test('one id with two texts is named', () => {
  const twin = { ...due, text: 'other', file: 'client/ui/messages.ts' }
  expect(compareMessages([due, twin], { orders: { 'orders.due': '{partner} {amount}' } })).toEqual([
    'client/ui/messages.ts: orders.due has another text than in client/features/orders/messages.ts',
  ])
})

test('messages are read from defineMessages, joined strings too; computed ones are refused', () => {
  const source = `export const m = defineMessages({
    due: { id: 'orders.due', defaultMessage: 'Owes ' + '{amount}' },
    bad: { id: name, defaultMessage: 'x' },
  })`
  expect(messagesIn('client/messages.ts', source)).toEqual({
    messages: [{ id: 'orders.due', text: 'Owes {amount}', file: 'client/messages.ts' }],
    complaints: ['client/messages.ts: bad needs a literal id and defaultMessage'],
  })
})
