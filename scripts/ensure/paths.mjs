import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The clone's top folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Everything built, with its stamps and the lock; never in the repository. */
export const dist = join(root, 'dist')

/** @param {string} name a package's own script, as `typescript/bin/tsc` */
export const packageFile = (name) => join(root, 'node_modules', ...name.split('/'))
