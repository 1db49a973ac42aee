import { runNode } from '../ensure/child.mjs'
import { packageFile, root } from '../ensure/paths.mjs'

/** `npm run prove [-- parts… --flags]`: tries to break the built product; what and how is scripts/prove/main.ts. */
export const prove = async (args) =>
  (await runNode(packageFile('tsx/dist/cli.mjs'), ['scripts/prove/main.ts', ...args], { cwd: root })).code
