import { join } from 'node:path'
import { context } from 'esbuild'
import { esbuildOptions } from './build.mjs'
import { dist } from './paths.mjs'
import { targets } from './targets.mjs'

// Development only: keeps dist/engine-worker.js as new as its sources.
const options = esbuildOptions(targets.worker, join(dist, targets.worker.output))
const watched = await context({ ...options, logLevel: 'info' })
await watched.watch()
