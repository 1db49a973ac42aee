/** @typedef {{ name: string, label: string, entry: string, output: string, inputs: string[], tool: 'esbuild' | 'vite' | 'package' }} Target */

/** A change in any of these can change every build. */
const COMMON_INPUTS = ['package-lock.json', 'tsconfig.base.json', 'scripts/ensure/targets.mjs', 'scripts/ensure/build.mjs']

const esbuild = (name, label, entry, output, inputs) => ({
  name,
  label,
  entry,
  output,
  inputs: [...inputs, ...COMMON_INPUTS],
  tool: 'esbuild',
})

/** Everything that is built: from which entry, into which file or folder of `dist`, and what it depends on. */
export const targets = {
  engine: {
    name: 'engine',
    label: 'engine',
    entry: 'engine/build.mjs',
    output: '../engine/dist/lib',
    inputs: ['engine', ...COMMON_INPUTS],
    tool: 'package',
  },
  server: esbuild('server', 'server', 'server/main.ts', 'server.js', ['server', 'shared']),
  admin: esbuild('admin', 'admin command', 'server/admin.ts', 'admin.js', ['server', 'shared']),
  quarantine: esbuild('quarantine', 'quarantine', 'server/quarantine.ts', 'quarantine.js', ['server', 'shared']),
  client: {
    name: 'client',
    label: 'web app',
    entry: 'client/index.html',
    output: 'client',
    inputs: ['client', 'shared', 'vite.config.ts', ...COMMON_INPUTS],
    tool: 'vite',
  },
}

/** @typedef {keyof typeof targets} TargetName */
/** @type {TargetName[]} */
export const allTargets = ['engine', 'server', 'admin', 'quarantine', 'client']
