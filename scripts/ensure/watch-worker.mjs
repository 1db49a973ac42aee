import { join } from 'node:path'
import { context } from 'esbuild'
import { esbuildOptions, forgetBuild } from './build.mjs'
import { dist } from './paths.mjs'
import { targets } from './targets.mjs'

// Development only: keeps dist/engine-worker.js as new as its sources.
forgetBuild(targets.worker)
const options = esbuildOptions(targets.worker, join(dist, targets.worker.output))
const watched = await context({ ...options, logLevel: 'info' })
await watched.watch()
