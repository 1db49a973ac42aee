import { compareMessages, misplacedMessages } from './i18n.mjs'
import { messagesIn } from './message-source.mjs'
import { unusedMessages } from './unused-messages.mjs'

const due = { id: 'orders.due', text: '{partner} owes {amount}', file: 'client/areas/trade/orders/messages.ts' }

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
    'client/ui/messages.ts: orders.due has another text than in client/areas/trade/orders/messages.ts',
  ])
})

test('messages are read from defineMessages, joined strings too; computed ones are refused', () => {
  const source = `export const m = defineMessages({
    due: { id: 'orders.due', defaultMessage: 'Owes ' + '{amount}' },
    bad: { id: name, defaultMessage: 'x' },
  })`
  expect(messagesIn('client/messages.ts', source)).toEqual({
    messages: [{ id: 'orders.due', key: 'due', text: 'Owes {amount}', file: 'client/messages.ts' }],
    complaints: ['client/messages.ts: bad needs a literal id and defaultMessage'],
  })
})

const home = 'client/areas/wall/home'
test.each([
  ['a screen’s text in messages.ts', 'home.money', `${home}/messages.ts`, ''],
  ['a text of the first screen, apart from the others', 'home.money', `${home}/wall-messages.ts`, ''],
  ['what the frame shows, in the manifest', 'home.frame.area', `${home}/manifest.ts`, ''],
  ['a screen’s text in the manifest', 'home.money', `${home}/manifest.ts`, 'has to begin with home.frame.'],
  ['what the frame shows, among the screens’ texts', 'home.frame.area', `${home}/messages.ts`, 'belongs out of messages.ts'],
  ['another feature’s text', 'orders.due', `${home}/messages.ts`, 'has to begin with home.'],
  ['a shared text that comes early', 'ui.close', 'client/ui/messages.ts', ''],
  ['a part’s text, which several features show, that comes early', 'ui.pick', 'client/areas/agents/parts/picks.tsx', ''],
  ['a part’s text that nothing loads', 'agents.pick', 'client/areas/agents/parts/picks.tsx', 'is shared, but none of'],
  ['a shared text that nothing loads', 'orders.due', 'client/ui/messages.ts', 'is shared, but none of'],
])('where a text may stand: %s', (_case, id, file, expected) => {
  const found = misplacedMessages([{ id, file, key: 'x', text: 'x' }], ['ui'], ['client/areas/wall/home', 'client/areas/agents'])
  expect(found.join()).toContain(expected)
  expect(found).toHaveLength(expected === '' ? 0 : 1)
})

const messagesFile = `${home}/messages.ts`
test.each([
  ['named', 'due', 'm.due', true],
  ['quoted', 'due', 'intl.formatMessage(m["due"])', true],
  ['put together', 'step.company', 'm[`step.${key}`]', true],
  ['looked up by a value that stands elsewhere', 'due', 'm[status]; const statuses = ["due"]', true],
  ['named by nothing', 'due', 'm.dues; other', false],
])('an English text counts as used when its key is %s', (_case, key, use, used) => {
  const sources = [
    { file: messagesFile, text: `defineMessages({ ${key}: 1 })` },
    { file: `${home}/screen.tsx`, text: `import { homeMessages as m } from './messages'\n${use}` },
  ]
  const complaints = unusedMessages([{ id: `home.${key}`, key, text: 'x', file: messagesFile }], sources)
  expect(complaints).toEqual(used ? [] : [`${messagesFile}: home.due (due) is unused`])
})
