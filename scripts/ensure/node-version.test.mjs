import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeComplaint, OLDEST_NODE } from './node-version.mjs'

test.each(['v20.19.0', 'v20.20.2', 'v22.1.0', 'v100.0.0'])('%s is new enough', (version) => {
  expect(nodeComplaint(version)).toBeNull()
})

test.each(['v20.18.3', 'v18.20.0', 'v8.0.0'])('%s is too old, said in one line that names both versions', (version) => {
  const line = nodeComplaint(version)
  expect(line).toContain('20.19.0')
  expect(line).toContain(version)
  expect(line).not.toContain('\n')
})

test('package.json asks for the same Node', () => {
  const { engines } = JSON.parse(readFileSync(join(__dirname, '..', '..', 'package.json'), 'utf8'))
  expect(engines.node).toBe(`>=${OLDEST_NODE.join('.')}`)
})
