import { join } from 'node:path'
import { context } from 'esbuild'
import { esbuildOptions, forgetBuild } from './build.mjs'
import { dist } from './paths.mjs'
import { targets } from './targets.mjs'

// Development only: keeps the programs that the server starts by their built files as new as their sources.
for (const target of [targets.worker, targets.quarantine]) {
  forgetBuild(target)
  const options = esbuildOptions(target, join(dist, target.output))
  const watched = await context({ ...options, logLevel: 'info' })
  await watched.watch()
}
