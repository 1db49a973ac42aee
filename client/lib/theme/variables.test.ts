import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lightPalette } from './palette'
import { variableName } from './palette-css'

const client = join(__dirname, '../..')
const filesOf = (kind: RegExp): string[] =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(join(client, file), 'utf8'))
const namesIn = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))

it('A style asks for colours and lengths that there are: a missing one would show as nothing', () => {
  const styles = filesOf(/\.css$/)
  const given = new Set([
    ...Object.keys(lightPalette).map(variableName),
    ...namesIn(styles, /(--[a-z][a-z0-9-]*)\s*:/g),
    ...namesIn(filesOf(/\.tsx?$/), /['"`](--[a-z][a-z0-9-]*)/g),
  ])
  const used = namesIn(styles, /var\(\s*(--[a-z][a-z0-9-]*)\s*\)/g)
  expect(used.length).toBeGreaterThan(1000)
  expect([...new Set(used)].filter((name) => !given.has(name))).toEqual([])
})
