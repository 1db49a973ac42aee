import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../ensure/paths.mjs'
import LongestFirst from './longest-first.cjs'

const neverRun = (file) => ({ path: join(root, file), context: { config: { cache: false }, hasteFS: { getSize: () => 1 } } })

test('where nothing ran yet, the suites that take longest are begun first', () => {
  const usual = ['server/config.test.ts', 'server/areas/shops/ingest.test.ts']
  const files = new LongestFirst().sort([...usual, ...LongestFirst.LONGEST].map(neverRun)).map(({ path }) => path)
  expect(files.slice(0, LongestFirst.LONGEST.length)).toEqual(LongestFirst.LONGEST.map((file) => join(root, file)))
})

test('each of them is there', () => {
  expect(LongestFirst.LONGEST.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
