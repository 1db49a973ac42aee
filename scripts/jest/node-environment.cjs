const vm = require('node:vm')
const { TestEnvironment } = require('jest-environment-node')
const sharedContext = require('./shared-context.cjs')
require('./code-cache.cjs')

const CALLERS = 10

/** Jest's own, but that it is the same for all suites of a worker, and that globals are plain properties: asked for through the
 *  interceptors that jest puts before them they cost a suite of the server a tenth of its time. Errors tell as many of their callers as
 *  Node has them tell, not a hundred: most are refusals. */
module.exports = class PlainNodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    const plain = sharedContext()
    const { createContext } = vm
    vm.createContext = () => plain
    try {
      super(config, context)
    } finally {
      vm.createContext = createContext
    }
    this.global.Error.stackTraceLimit = CALLERS
  }
}
