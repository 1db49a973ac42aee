const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { default: Runtime } = require('jest-runtime')

/** What nearly every suite of the server loads. */
const PRODUCT = 'server/product/app.ts'
const REPLACES_MODULES = /\bjest\.(mock|doMock|setMock|resetModules|isolateModules)/

/** Has loaded the product, and lasts as long as the worker. @type {Runtime | undefined} */
let product

const loadProduct = (config, environment, resolver, transformer, cacheFS, coverage, _suite, globalConfig) => {
  const file = join(config.rootDir, PRODUCT)
  // A copy: the suite's own is taken down with it.
  const lasting = Object.assign(Object.create(Object.getPrototypeOf(environment)), environment)
  const runtime = new Runtime(config, lasting, resolver, transformer, cacheFS, coverage, file, globalConfig)
  runtime.requireModule(file)
  return runtime
}

/** The product is loaded once for all suites of a worker, as a server loads it once for all it does: anew for each it took a suite two
 *  seconds, and as long again until V8 had its code warm. Tests and what helps them are each suite's own; a suite that replaces modules
 *  gets everything anew, and so does each one while the product is watched or what is covered counted. */
module.exports = class ServerRuntime extends Runtime {
  constructor(...given) {
    super(...given)
    const [, , , , , , suite, { watch, watchAll, collectCoverage }] = given
    if (watch || watchAll || collectCoverage || REPLACES_MODULES.test(readFileSync(suite, 'utf8'))) return
    product ??= loadProduct(...given)
    const own = this.registries.getActiveCjsRegistry()
    for (const [file, module] of product.registries.getActiveCjsRegistry()) own.set(file, module)
    const sourceMaps = this.getSourceMaps()
    for (const [file, map] of product.getSourceMaps()) sourceMaps.set(file, map)
  }
}
