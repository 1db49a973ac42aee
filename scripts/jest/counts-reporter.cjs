const { writeFileSync } = require('node:fs')

/** Leaves the numbers of a run for `npm test` in the file that TEST_COUNTS_FILE names. */
module.exports = class CountsReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    writeFileSync(process.env.TEST_COUNTS_FILE, JSON.stringify({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }))
  }
}
