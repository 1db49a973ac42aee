const vm = require('node:vm')

/** What V8 made of a module for one suite serves the next in the same worker: compiling the product and its libraries anew took each
 *  suite half a second.  @type {Map<string, { code: string, cachedData: Buffer | undefined }>} by file */
const known = new Map()
const { compileFunction } = vm

vm.compileFunction = (code, parameters, options = {}) => {
  const before = known.get(options.filename)
  if (before?.code === code) return compileFunction(code, parameters, { ...options, cachedData: before.cachedData })
  const made = compileFunction(code, parameters, { ...options, produceCachedData: true })
  if (options.filename) known.set(options.filename, { code, cachedData: made.cachedData })
  return made
}
