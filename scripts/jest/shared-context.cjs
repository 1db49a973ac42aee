const vm = require('node:vm')

/** What jest defines of each environment, once for all unless it may be defined anew. */
const OF_JEST = [
  ...['promise', 'now', 'read-file', 'write-file', 'exists-file'].map((name) => Symbol.for(`jest-native-${name}`)),
  'jest-symbol-do-not-touch',
]

/** @type {{ context: object, own: PropertyDescriptorMap } | undefined} */
let shared

/** One context for all suites of a worker, so that what one loaded can serve the next (server-runtime.cjs); its globals are those that it
 *  had at first, whatever a suite left there. They are plain properties. @returns {object} */
module.exports = function sharedContext() {
  if (!shared) {
    const context = vm.createContext(vm.constants.DONT_CONTEXTIFY)
    for (const key of OF_JEST) Object.defineProperty(context, key, { configurable: true, value: undefined })
    shared = { context, own: Object.getOwnPropertyDescriptors(context) }
  }
  const { context, own } = shared
  for (const key of Reflect.ownKeys(context)) if (!(key in own)) delete context[key]
  return Object.defineProperties(context, own)
}
