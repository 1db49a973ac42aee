import { allTargets } from '../ensure/targets.mjs'
import { runBuilt } from './run-built.mjs'

/** Loaded only when asked for: `npm start` shouldn't pay for reading the test runner. */
const later = (file, name) => async (args, progress) => (await import(file))[name](args, progress)

/** Every npm command: what has to be built for it, and what then runs. `run` answers the exit code, or nothing when the
 *  program took over this process. `quietStdout`: the command's own output is all that may appear on stdout.
 *  @type {Record<string, { needs: import('../ensure/targets.mjs').TargetName[], quietStdout?: boolean,
 *    run: (args: string[], progress: ReturnType<typeof import('../ensure/progress.mjs').createProgress>) => Promise<number | void> }>} */
export const commands = {
  start: { needs: ['worker', 'server', 'client'], run: (args) => runBuilt('server.js', args) },
  build: { needs: allTargets, run: async () => 0 },
  test: { needs: [], run: later('./test.mjs', 'test') },
  e2e: { needs: allTargets, run: later('./test.mjs', 'e2e') },
  dev: { needs: ['worker'], run: later('./dev.mjs', 'dev') },
  check: { needs: [], run: later('./check.mjs', 'check') },
  bench: { needs: allTargets, run: later('./bench.mjs', 'bench') },
  admin: { needs: ['worker', 'admin'], quietStdout: true, run: (args) => runBuilt('admin.js', args) },
}
