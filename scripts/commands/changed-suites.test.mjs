import { runsOf, suitesOf, usersAmong } from './changed-suites.mjs'

const services = { goods: ['products', 'warehouses'], history: ['history'] }
const users = { history: ['platform-admin'], imports: ['history', 'platform-admin'] }
const known = { servicesOf: (area) => services[area] ?? [], usersOf: (area) => users[area] ?? [] }
const suites = (...files) => suitesOf(files, known)

test('a changed area on the server asks for its suites, those of the areas that use it, and the contract of its services', () => {
  expect(suites('server/areas/history/services/history/history.rules.ts')).toEqual({
    folders: ['server/areas/history/', 'server/areas/platform-admin/'],
    services: ['history'],
  })
})
test('what both sides agree on is tested on both', () => {
  const { folders } = suites('shared/areas/imports/rules/rows.ts')
  expect(folders.filter((folder) => folder.includes('/imports/'))).toEqual([
    'client/areas/imports/',
    'server/areas/imports/',
    'shared/areas/imports/',
  ])
  expect(folders).toHaveLength(9)
})
test('a screen asks for no contract, and for nothing before its area', () => {
  expect(suites('client/areas/history/history-screen.tsx')).toEqual({
    folders: ['client/areas/history/', 'client/areas/platform-admin/'],
    services: [],
  })
})
test.each([
  ['server/kernel/locks.ts', ['server/']],
  ['server/ledger/ledger.ts', ['server/']],
  ['server/product/app.ts', ['server/']],
  ['client/ui/dialog.tsx', ['client/']],
  ['shared/foundation/money/dong.ts', ['client/', 'server/', 'shared/']],
  ['engine/store/store.ts', ['engine/']],
  ['e2e/orders.e2e.ts', ['e2e/orders.e2e.ts']],
  ['server/product/contract/leaks.contract.test.ts', ['server/product/contract/leaks.contract.test.ts']],
])('%s asks for %j', (file, folders) => {
  expect(suites(file, 'server/areas/no-such-area.md').folders).toEqual(folders)
})
test('all of the server includes the contract of all services', () => {
  expect(suites('server/kernel/locks.ts', 'server/areas/goods/stock-ledger.ts')).toEqual({ folders: ['server/'], services: [] })
})
test('what may change anything asks for everything', () => {
  expect(suites('package-lock.json')).toBeNull()
  expect(suites('jest.config.ts', 'client/ui/dialog.tsx')).toBeNull()
})
test('notes ask for nothing', () => {
  expect(suites('README.md', 'docs/api.md')).toEqual({ folders: [], services: [] })
})
test('an area is used by those after it that import it, be it through another, or that go over all services', () => {
  const usersOf = usersAmong([
    { file: 'server/areas/trade/services/orders/orders.rules.ts', text: "import { pay } from '../../../money/pay'" },
    { file: 'client/areas/wall/home/wall.tsx', text: "import type { Order } from '@shared/areas/trade/services/orders'" },
    { file: 'server/areas/history/entries.ts', text: "import { services } from '@shared/registry/index'" },
    { file: 'server/areas/facebook/posts.ts', text: "import type { RecordOf } from '@shared/registry/service-types'" },
    { file: 'server/areas/people/pay.ts', text: "import type { Fund } from '@shared/areas/money/services/funds'" },
    { file: 'server/areas/sms/send.test.ts', text: "jest.mock('../people/pay')" },
  ])
  expect(usersOf('money')).toEqual(['trade', 'wall', 'history'])
  expect(usersOf('people')).toEqual(['sms', 'history'])
  expect(usersOf('wall')).toEqual(['history'])
})
test('jest is given whole folders of this clone, and services as whole words', () => {
  expect(runsOf('/srv/me/so.cai', { folders: ['server/areas/goods/'], services: ['products', 'warehouses'] })).toEqual([
    ['--passWithNoTests', '^/srv/me/so\\.cai/server/areas/goods/'],
    ['--passWithNoTests', '^/srv/me/so\\.cai/server/product/contract/', '-t', '\\b(products|warehouses)\\b'],
  ])
})
