// CommonJS because jest.config.ts, which its loader turns into CommonJS, needs it too.
const { existsSync, readdirSync } = require('node:fs')
const { join } = require('node:path')
const engine = require('../../engine/testing/optional-suites.cjs')

const { findProgram } = engine

const findChromium = () => findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
const redisIsHere = () => Boolean(process.env.REDIS_URL) || findProgram(['redis-server']) !== null

/** Suites that need something a machine may lack, told by how their file is named. What is missing isn't skipped but not registered,
 *  and `npm test` says so. `required`: REQUIRE_BROWSER=1 makes its absence a failure. BROWSER_TESTS=off leaves the browser out. */
const optionalSuites = [
  { suffix: '.e2e.ts', needs: 'Chromium', required: true, isHere: () => process.env.BROWSER_TESTS !== 'off' && findChromium() !== null },
  { suffix: '.redis.test.ts', needs: 'redis-server', required: true, isHere: redisIsHere },
  ...engine.optionalSuites,
]

/** @returns {string[]} the file endings of suites that can't run here */
const unavailableSuffixes = () => optionalSuites.filter((suite) => !suite.isHere()).map((suite) => suite.suffix)

const SEARCHED = ['e2e', 'engine', 'server', 'client', 'shared', 'scripts']

/** @param {string} root @returns {{ needs: string, required: boolean, files: string[] }[]} what isn't registered, and why */
function unregisteredSuites(root) {
  const files = SEARCHED.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${String(name)}`),
  )
  return optionalSuites
    .filter((suite) => !suite.isHere())
    .map(({ suffix, needs, required }) => ({ needs, required, files: files.filter((file) => file.endsWith(suffix)) }))
}

module.exports = { findProgram, findChromium, optionalSuites, unavailableSuffixes, unregisteredSuites }
