// CommonJS because jest.config.ts, which its loader turns into CommonJS, needs it.
const { spawnSync } = require('node:child_process')
const { accessSync, constants, existsSync } = require('node:fs')
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

/** Installed and allowed: some containers forbid it to watch programs. */
const straceIsHere = () =>
  findProgram(['strace']) !== null && spawnSync('strace', ['-qq', '-o', '/dev/null', process.execPath, '-v']).status === 0
const mongoshIsHere = () => Boolean(process.env.MONGOSH) && isExecutable(process.env.MONGOSH)
const specTestsAreHere = () => Boolean(process.env.SPEC_TESTS) && existsSync(process.env.SPEC_TESTS)

/** Suites that need something a machine may lack, told by how their file is named: they are not registered where it is missing. */
const optionalSuites = [
  { suffix: '.strace.test.ts', needs: 'strace', required: false, isHere: straceIsHere },
  { suffix: '.mongosh.test.ts', needs: 'MONGOSH', required: false, isHere: mongoshIsHere },
  { suffix: '.conformance.test.ts', needs: 'SPEC_TESTS', required: false, isHere: specTestsAreHere },
]

module.exports = { findProgram, optionalSuites }
