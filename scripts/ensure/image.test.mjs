import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { targets } from './targets.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const packed = JSON.parse(read('package.json'))

/** The steps of the image's description, each with the stage it is of. */
const steps = () => {
  let stage = ''
  return read('docker/Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [word, ...rest] = line.trim().split(/\s+/)
      if (word === 'FROM') stage = rest[2] ?? 'last'
      return { stage, word, rest }
    })
}
const copies = () =>
  steps()
    .filter(({ word }) => word === 'COPY')
    .map(({ stage, rest }) => {
      const from = rest[0]?.startsWith('--from=') ? rest[0].slice('--from='.length) : null
      return { stage, from, sources: rest.slice(from === null ? 0 : 1, -1) }
    })

test('what the image copies from here is here, and isn’t kept out', () => {
  const ignored = read('docker/Dockerfile.dockerignore').split('\n')
  const sources = copies()
    .filter(({ from }) => from === null)
    .flatMap((copy) => copy.sources)
  expect(sources).toContain('package-lock.json')
  expect(sources.filter((source) => !existsSync(join(root, source)) || ignored.includes(source))).toEqual([])
})

test('packages are installed where the descriptions of all workspaces are', () => {
  const before = copies().filter(({ stage, from }) => stage === 'base' && from === null)
  const workspaces = packed.workspaces.map((workspace) => `${workspace}/package.json`)
  expect(before.flatMap(({ sources }) => sources).filter((source) => workspaces.includes(source))).toEqual(workspaces)
})

test('what it takes from another stage is made there, and what it starts is among it', () => {
  const stages = new Set(steps().map(({ stage }) => stage))
  const taken = copies().filter(({ from }) => from !== null)
  expect(taken.filter(({ from }) => !stages.has(from))).toEqual([])
  const engine = join('dist', targets.engine.output)
  const made = new Set(['/app/node_modules', '/app/dist', `/app/${engine}`, '/app/engine/package.json'])
  expect(taken.flatMap(({ sources }) => sources).filter((source) => !made.has(source))).toEqual([])
  const run = steps().filter(({ word, rest }) => word === 'RUN' && rest[1] === 'run')
  expect(run.map(({ rest }) => rest[2]).filter((script) => !(script in packed.scripts))).toEqual([])
  const start = steps().find(({ word }) => word === 'CMD')
  expect(JSON.parse(start.rest.join(' '))).toEqual(['node', '--enable-source-maps', `dist/${targets.server.output}`])
})
