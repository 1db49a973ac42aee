import { runNode } from '../ensure/child.mjs'
import { packageFile, root } from '../ensure/paths.mjs'

/** `npm run bench [-- --flags]`: measures the built product; what and how is scripts/bench/main.ts. */
export const bench = async (args) =>
  (await runNode(packageFile('tsx/dist/cli.mjs'), ['scripts/bench/main.ts', ...args], { cwd: root })).code
