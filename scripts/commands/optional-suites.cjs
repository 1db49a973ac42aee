// CommonJS because jest.config.ts, which its loader turns into CommonJS, needs it too.
const { spawnSync } = require('node:child_process')
const { accessSync, constants, existsSync, readdirSync } = require('node:fs')
const { delimiter, join } = require('node:path')

/** The first of these programs on PATH, as a full path. @param {string[]} names @returns {string | null} */
function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  for (const name of names) for (const folder of folders) if (isExecutable(join(folder, name))) return join(folder, name)
  return null
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const findChromium = () => findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
const redisIsHere = () => Boolean(process.env.REDIS_URL) || findProgram(['redis-server']) !== null
/** Installed and allowed: some containers forbid it to watch programs. */
const straceIsHere = () =>
  findProgram(['strace']) !== null && spawnSync('strace', ['-qq', '-o', '/dev/null', process.execPath, '-v']).status === 0
const mongoshIsHere = () => Boolean(process.env.MONGOSH) && isExecutable(process.env.MONGOSH)
const specTestsAreHere = () => Boolean(process.env.SPEC_TESTS) && existsSync(process.env.SPEC_TESTS)

/** Suites that need something a machine may lack, told by how their file is named. What is missing isn't skipped but not registered,
 *  and `npm test` says so. `required`: REQUIRE_BROWSER=1 makes its absence a failure. BROWSER_TESTS=off leaves the browser out. */
const optionalSuites = [
  { suffix: '.e2e.ts', needs: 'Chromium', required: true, isHere: () => process.env.BROWSER_TESTS !== 'off' && findChromium() !== null },
  { suffix: '.redis.test.ts', needs: 'redis-server', required: true, isHere: redisIsHere },
  { suffix: '.strace.test.ts', needs: 'strace', required: false, isHere: straceIsHere },
  { suffix: '.mongosh.test.ts', needs: 'MONGOSH', required: false, isHere: mongoshIsHere },
  { suffix: '.conformance.test.ts', needs: 'SPEC_TESTS', required: false, isHere: specTestsAreHere },
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
