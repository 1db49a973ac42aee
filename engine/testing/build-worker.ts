import { build } from 'esbuild'
import { existsSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('..', import.meta.url))
const target = join(source, 'dist', 'test-worker.js')

/** Builds the engine's worker when it is older than its sources.   @returns its path */
export async function buildWorker(): Promise<string> {
  if (existsSync(target) && statSync(target).mtimeMs > newest(source)) return target
  const draft = `${target}.${process.pid}.js`
  await build({
    entryPoints: [join(source, 'worker.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    tsconfigRaw: {},
    sourcemap: 'inline',
    outfile: draft,
  })
  renameSync(draft, target)
  return target
}

function newest(folder: string): number {
  return Math.max(
    ...readdirSync(folder, { withFileTypes: true }).map((entry) => {
      if (entry.name === 'dist' || entry.name === 'node_modules') return 0
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return newest(path)
      return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? statSync(path).mtimeMs : 0
    }),
  )
}
