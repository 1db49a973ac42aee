import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const client = join(__dirname, '../..')
const texts = new Map(
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\./.test(file) && !file.startsWith('testing'))
    .map((file) => [file, readFileSync(join(client, file), 'utf8')] as const),
)
const textOf = (file: string): string => texts.get(file) ?? ''
const isStyle = (file: string): boolean => file.endsWith('.css')
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)
const among = (from: string, path: string): string | undefined => {
  const plain = normalize(join(dirname(from), path))
  return [plain, `${plain}.ts`, `${plain}.tsx`, join(plain, 'index.ts')].find((file) => texts.has(file))
}
const imported = (file: string, pattern: RegExp): string[] =>
  matches(textOf(file).replace(/import type [^\n]*/g, ''), pattern).flatMap((path) => among(file, path) ?? [])
const AT_ONCE = /(?:from|import)\s+['"](\.[^'"]+)['"]/g
const LATER = /import\(\s*['"](\.[^'"]+)['"]\s*\)/g

/** A file and all it imports at once. */
const withImports = (start: string): Set<string> => {
  const known = new Set<string>()
  const add = (file: string): void => {
    if (known.has(file)) return
    known.add(file)
    imported(file, AT_ONCE).forEach(add)
  }
  add(start)
  return known
}

const ENTRY = 'app/main.tsx'
const parts = new Map([ENTRY, ...[...texts.keys()].flatMap((file) => imported(file, LATER))].map((file) => [file, withImports(file)]))
const brings = new Map([...texts.keys()].map((file) => [file, imported(file, LATER)]))
const importersOf = (part: string): string[] =>
  [...parts].filter(([, files]) => [...files].some((file) => brings.get(file)?.includes(part))).map(([name]) => name)

/** By part: the styles that are there whenever it is shown, its own and those of every part that can bring it. */
const stylesThere = (): Map<string, ReadonlySet<string>> => {
  const all = new Set([...texts.keys()].filter(isStyle))
  const there = new Map<string, ReadonlySet<string>>([...parts.keys()].map((part) => [part, all]))
  const importers = new Map([...parts.keys()].map((part) => [part, importersOf(part)]))
  for (let changed = true; changed;) {
    changed = false
    for (const [part, files] of parts) {
      const [first, ...others] = (importers.get(part) ?? []).map((name) => there.get(name) ?? all)
      const before = part === ENTRY || !first ? [] : [...first].filter((style) => others.every((styles) => styles.has(style)))
      const now = new Set([...before, ...[...files].filter(isStyle)])
      if (now.size !== there.get(part)?.size) {
        there.set(part, now)
        changed = true
      }
    }
  }
  return there
}

it('A part of the app brings the styles its pieces ask for, whichever part was opened before it', () => {
  const styled = new Map<string, string[]>()
  for (const file of [...texts.keys()].filter(isStyle))
    for (const name of new Set(matches(textOf(file), /\.([a-z][a-z0-9]*(?:[-_]+[a-z0-9]+)+)/g)))
      styled.set(name, [...(styled.get(name) ?? []), file])
  expect(styled.size).toBeGreaterThan(500)
  const there = stylesThere()
  const bare = new Set<string>()
  for (const [part, files] of parts)
    for (const file of files)
      if (file.endsWith('.tsx'))
        for (const name of matches(textOf(file), /(?<=['"`\s])([a-z][a-z0-9]*(?:[-_]+[a-z0-9]+)+)(?=['"`\s])/g)) {
          const styles = styled.get(name)
          if (styles && !styles.some((style) => there.get(part)?.has(style))) bare.add(`${name} in ${file}, of ${styles.join(' or ')}`)
        }
  expect([...bare].sort()).toEqual([])
})
