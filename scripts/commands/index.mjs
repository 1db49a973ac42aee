import { allTargets } from '../ensure/targets.mjs'
import { runBuilt } from './run-built.mjs'

/** Every npm command: what has to be built for it, and what then runs. `run` answers the exit code, or nothing when the
 *  program took over this process. Runners are loaded only when asked for: `npm start` shouldn't pay for reading the others.
 *  `quietStdout`: the command's own output is all that may appear on stdout.
 *  @type {Record<string, { needs: import('../ensure/targets.mjs').TargetName[], quietStdout?: boolean,
 *    run: (args: string[], progress: ReturnType<typeof import('../ensure/progress.mjs').createProgress>) => Promise<number | void> }>} */
export const commands = {
  start: { needs: ['engine', 'server', 'quarantine', 'client'], run: (args) => runBuilt('server.js', args) },
  build: { needs: allTargets, run: async () => 0 },
  test: { needs: [], run: async (...given) => (await import('./test.mjs')).test(...given) },
  e2e: { needs: ['engine', 'server', 'quarantine', 'client'], run: async (...given) => (await import('./test.mjs')).e2e(...given) },
  dev: { needs: ['engine', 'quarantine'], run: async (...given) => (await import('./dev.mjs')).dev(...given) },
  check: { needs: [], run: async (...given) => (await import('./check.mjs')).check(...given) },
  new: { needs: [], run: async (...given) => (await import('./new.mjs')).create(...given) },
  bench: { needs: allTargets, run: async (...given) => (await import('./bench.mjs')).bench(...given) },
  prove: { needs: allTargets, run: async (...given) => (await import('./prove.mjs')).prove(...given) },
  admin: { needs: ['engine', 'quarantine', 'admin'], quietStdout: true, run: (args) => runBuilt('admin.js', args) },
}
