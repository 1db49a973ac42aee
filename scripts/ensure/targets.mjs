/** @typedef {{ name: string, label: string, entry: string, output: string, inputs: string[], tool: 'esbuild' | 'vite' }} Target */

/** A change in any of these can change every build. */
const COMMON_INPUTS = ['package-lock.json', 'tsconfig.json', 'scripts/ensure/targets.mjs', 'scripts/ensure/build.mjs']

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
  worker: esbuild('worker', 'engine worker', 'engine/worker.ts', 'engine-worker.js', ['engine']),
  server: esbuild('server', 'server', 'server/main.ts', 'server.js', ['server', 'shared', 'engine']),
  admin: esbuild('admin', 'admin command', 'server/admin.ts', 'admin.js', ['server', 'shared', 'engine']),
  quarantine: esbuild('quarantine', 'quarantine', 'server/quarantine.ts', 'quarantine.js', ['server', 'shared', 'engine']),
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
export const allTargets = ['worker', 'server', 'admin', 'quarantine', 'client']
