import { summarise } from './test.mjs'

const results = (numPassedTests, numFailedTests, numRuntimeErrorTestSuites) => ({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
})

test('the summary adds the tests of all projects', () => {
  expect(summarise(results(40, 2, 0), 1)).toEqual({ passed: 40, failed: 2 })
})
test('a suite that could not start counts as a failure', () => {
  expect(summarise(results(40, 0, 3), 1)).toEqual({ passed: 40, failed: 3 })
})
test('a run that ended badly without results counts as a failure', () => {
  expect(summarise(null, 137)).toEqual({ passed: 0, failed: 1 })
  expect(summarise(results(40, 0, 0), 1)).toEqual({ passed: 40, failed: 1 })
})
