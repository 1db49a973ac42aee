import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Row } from '@socai/engine/bench/table'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly isEntry?: boolean
}

const folder = 'dist/client'
const kb = (bytes: number): number => bytes / 1024

/** Script bytes, gzip, of the pages as the build's manifest tells which chunks each loads. */
export const benchScripts = (): Row[] => {
  const path = join(folder, '.vite/manifest.json')
  if (!existsSync(path))
    return [
      { work: 'script sizes', figure: `no manifest; ${readdirSync(join(folder, 'assets')).length} files`, floor: '', goal: '', met: null },
    ]
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry && !key.includes('dev')) ?? ''
  const start = reach(manifest, [entry])
  const withChunks = (...names: string[]): Set<string> =>
    reach(manifest, [entry, ...Object.keys(manifest).filter((key) => names.some((name) => key.includes(name)))])
  const signIn = size(manifest, withChunks('areas/workspace/sign-in/', 'i18n/vietnamese-entry'))
  const first = size(manifest, withChunks('areas/wall/home/', 'app/frame', 'i18n/vietnamese', 'areas/wall/home/vi.json'))
  const shell = withChunks('areas/wall/home/', 'app/frame')
  const further = Object.keys(manifest).filter((key) => /areas\/.+\/screens?\//.test(key) && !/sign-|forgot|errors|dev-ui|home/.test(key))
  // What a screen brings later comes on top of the screen.
  const before = (key: string): Set<string> =>
    reach(
      manifest,
      further.filter((other) => other !== key && manifest[other]?.dynamicImports?.includes(key)),
    )
  const texts = (key: string): string => `${key.replace(/\/screens?\/.*/, '')}/vi.json`
  const largest = Math.max(
    0,
    ...further.map((key) => {
      const there = before(key)
      const wanted = reach(manifest, [key, ...(there.size > 0 ? [] : [texts(key)])])
      return size(manifest, new Set([...wanted].filter((chunk) => !shell.has(chunk) && !there.has(chunk))))
    }),
  )
  const row = (work: string, value: number, most: number): Row => ({
    work,
    figure: `${value.toFixed(0)} KB`,
    floor: '',
    goal: `<= ${most} KB`,
    met: value <= most,
    gate: true,
    value,
  })
  return [
    row('script, gzip: sign-in', signIn, 200),
    row('script, gzip: first screen after it', Math.max(first, size(manifest, start)), 420),
    row('script, gzip: largest further screen', largest, 60),
  ]
}

const reach = (manifest: Readonly<Record<string, Chunk>>, keys: readonly string[]): Set<string> => {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key) || !manifest[key]) return
    seen.add(key)
    for (const next of manifest[key].imports ?? []) visit(next)
  }
  keys.forEach(visit)
  return seen
}

const size = (manifest: Readonly<Record<string, Chunk>>, keys: ReadonlySet<string>): number =>
  kb(
    [...keys].reduce((sum, key) => {
      const file = manifest[key]?.file
      return file?.endsWith('.js') ? sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length : sum
    }, 0),
  )
