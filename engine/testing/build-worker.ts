import { build } from 'esbuild'
import { existsSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const source = resolve('engine')
const target = resolve('dist/engine-worker.js')

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
    sourcemap: 'inline',
    outfile: draft,
  })
  renameSync(draft, target)
  return target
}

function newest(folder: string): number {
  return Math.max(
    ...readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return newest(path)
      return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? statSync(path).mtimeMs : 0
    }),
  )
}
