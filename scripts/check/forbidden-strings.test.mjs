import { machinePaths, registryHosts } from './forbidden-strings.mjs'

test('a path of one machine is named with file and line', () => {
  const text = ['fine', ['', 'home', 'lan', 'so-cai'].join('/'), 'cd /srv/checkout/dist'].join('\n')
  expect(machinePaths('a.md', text, ['/srv/checkout'])).toEqual([
    expect.stringContaining('a.md:2: '),
    'a.md:3: a path of one machine: /srv/checkout',
  ])
})

test('addresses and routes are no machine paths', () => {
  expect(machinePaths('a.ts', 'https://example.com/home/page\n/api/users/1/', ['/srv/checkout'])).toEqual([])
})

test('a package of the lock file that names its source is found', () => {
  const lock = { packages: { '': {}, 'node_modules/koa': {}, 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } } }
  expect(registryHosts(JSON.stringify(lock))).toEqual([
    'package-lock.json: node_modules/a names its source: https://registry.example/a.tgz',
  ])
})
