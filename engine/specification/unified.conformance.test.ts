import { startTestEngine, type TestEngine } from '../testing/start'
import { exceptionOf, exceptions } from './exceptions'
import { runTest } from './run'
import { readTests, shownVersion, unmetRequirement } from './suite'

/** MongoDB's own tests for its dialect of commands, read from a clone of `mongodb/specifications` (their licence keeps them out of here). */
const tests = readTests(process.env.SPEC_TESTS!)
const meant = tests.filter((test) => unmetRequirement(test) === null)

let test_: TestEngine
beforeAll(async () => {
  test_ = await startTestEngine()
})
afterAll(() => test_.stop())

it('the engine shows the version that the tests are chosen by', async () => {
  expect(await test_.db.admin().buildInfo()).toMatchObject({ version: shownVersion })
})

it('no written exception has outlived its tests', () => {
  expect(exceptions.filter((row) => !meant.some((test) => exceptionOf(test) === row))).toEqual([])
})

it('at least 95 of 100 tests within the dialect hold', () => {
  const within = meant.filter((test) => exceptionOf(test)?.kind !== 'refused' && exceptionOf(test)?.kind !== 'driver')
  const deviating = within.filter((test) => exceptionOf(test)?.kind === 'deviation')
  expect(deviating.length / within.length).toBeLessThanOrEqual(0.05)
})

for (const file of new Set(meant.map((test) => test.file)))
  describe(file, () => {
    for (const test of meant.filter((candidate) => candidate.file === file)) {
      const exception = exceptionOf(test)
      if (exception?.kind === 'deviation' && exception.waits) continue
      const title = exception ? `${test.name} (${exception.kind}: ${exception.reason})` : test.name
      it(
        title,
        async () => {
          const { failure, refusals } = await runTest(test, test_.engine.uri, test_.client)
          if (!exception) expect(failure).toBeNull()
          else expect(failure).not.toBeNull()
          if (exception?.kind === 'refused') expect(refusals.join('\n')).toMatch(exception.refusal)
        },
        30_000,
      )
    }
  })
