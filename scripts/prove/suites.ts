import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Proof } from './proof'

/** Parts of the proof that the test suites hold, by the suites' paths. */
const parts = {
  leaks: [
    'server/product/contract/(leaks|outsiders|nobody|rights|administrators|reports|events)',
    'server/areas/.*print',
    'server/product/faults/account-take-over',
  ],
  leases: ['server/kernel/(leases|jobs)', 'server/product/start/(migrations|bring-up-to-date)', 'server/ledger/self-audit'],
  fuzz: [
    'server/product/contract/(hostile|answers|queries|writes)',
    'server/product/faults/(bad-input|wire-faults|hold-up|many-strangers)',
  ],
  time: ['server/product/contract/(lock-date|day-borders)', 'server/product/books/books.property', 'shared/foundation/days'],
} as const
export type SuitePart = keyof typeof parts

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numTotalTestSuites: number
  readonly testResults: readonly { readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[] }[]
}

/** Runs the suites of a part and counts their rules. */
export const proveBySuites = (part: SuitePart): Proof => {
  const folder = mkdtempSync(join(tmpdir(), 'socai-prove-'))
  const outputFile = join(folder, 'report.json')
  try {
    spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--json', '--outputFile', outputFile, ...parts[part]], {
      stdio: 'ignore',
    })
    const report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report
    const failed = report.testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'))
    return {
      figures: `${report.numTotalTestSuites} suites, ${report.numPassedTests} rules hold, ${report.numFailedTests} don't`,
      failures: [...failed.map(({ fullName }) => fullName), ...(report.numPassedTests === 0 ? ['no rule was tried'] : [])],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
