import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { lightPalette } from './palette'
import { variableName } from './palette-css'

const client = join(__dirname, '../..')
const namesOf = (kind: RegExp): string[] => readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => kind.test(file))
const textOf = (file: string): string => readFileSync(join(client, file), 'utf8')
const filesOf = (kind: RegExp): string[] => namesOf(kind).map(textOf)
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

it('Every file of styles is loaded by something: one that nobody asks for leaves its screen bare', () => {
  const asked = namesOf(/\.(tsx?|css|html)$/).flatMap((file) =>
    namesIn([textOf(file)], /['"](\.{1,2}\/[^'"]+\.css)['"]/g).map((path) => normalize(join(file, '..', path))),
  )
  expect(namesOf(/\.css$/).filter((file) => !asked.includes(file))).toEqual([])
})
