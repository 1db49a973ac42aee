import { join } from 'node:path'
import { context } from 'esbuild'
import { esbuildOptions, forgetBuild, packageBuilds } from './build.mjs'
import { dist } from './paths.mjs'
import { targets } from './targets.mjs'

// Development only: keeps the programs that the server starts by their built files as new as their sources.
const { engine, quarantine } = targets
for (const target of [engine, quarantine]) forgetBuild(target)
const builds = [...(await packageBuilds(engine, join(dist, engine.output))), esbuildOptions(quarantine, join(dist, quarantine.output))]
for (const options of builds) await (await context({ ...options, logLevel: 'info' })).watch()
