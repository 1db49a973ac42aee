import { readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = dirname(fileURLToPath(import.meta.url))
const modulesOf = (name) =>
  readdirSync(join(folder, name))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${name}/${file}`)

/** How esbuild makes what package.json exports, and the worker beside it in one file: threads that start later must find the same.
 *  @param {string} outdir @returns {import('esbuild').BuildOptions[]} */
export function packageBuilds(outdir) {
  const options = {
    absWorkingDir: folder,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'silent',
    tsconfigRaw: {},
  }
  return [
    { ...options, entryPoints: ['worker.ts'] },
    { ...options, entryPoints: ['index.ts', 'owner.ts', ...modulesOf('tools'), ...modulesOf('bench')], splitting: true },
  ]
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  for (const options of packageBuilds(join(folder, 'dist', 'lib'))) await build({ ...options, logLevel: 'info' })
}
