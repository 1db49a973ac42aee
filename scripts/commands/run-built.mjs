import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dist } from '../ensure/paths.mjs'

/** Hands this very process over to a built program: signals, exit code and output are then its own, and no memory is spent on a parent.
 *  @param {string} file in `dist` @param {string[]} args what it finds behind its name in `process.argv` */
export async function runBuilt(file, args) {
  const path = join(dist, file)
  process.setSourceMapsEnabled(true)
  process.argv = [process.execPath, path, ...args]
  await import(pathToFileURL(path).href)
}
