/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import { unavailableSuffixes } from './scripts/commands/optional-suites.cjs'

const swc = (tsx: boolean): [string, Record<string, unknown>] => [
  '@swc/jest',
  {
    jsc: { parser: { syntax: 'typescript', tsx }, target: 'es2023', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
]
/** Packages published as ES modules only, which jest has to transform. */
const esm = ['marked', 'nodemailer', 'smtp-server', 'react-intl', '@formatjs', 'intl-messageformat']
/** Suites whose Chromium, redis-server or specification tests this machine lacks; `npm test` names them. */
const unavailable = unavailableSuffixes()
const common = {
  transform: { '\\.tsx$': swc(true), '\\.(ts|js|mjs)$': swc(false) },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`],
  moduleNameMapper: {
    '^@shared/(.*)$': '<rootDir>/shared/$1',
    '\\.(css|svg|png|woff2)$': '<rootDir>/scripts/jest/file-stub.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
  testPathIgnorePatterns: ['/node_modules/', ...unavailable.map((suffix) => `${suffix.replaceAll('.', '\\.')}$`)],
}
const browserSuites = {
  ...common,
  displayName: 'e2e',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup-e2e.ts'],
}

const config: Config = {
  // What a suite leaves behind in its worker (some 27 MB) is never freed: with 4 GB of it tests took up to eight times as long.
  workerIdleMemoryLimit: '800MB',
  testSequencer: '<rootDir>/scripts/jest/longest-first.cjs',
  // A machine busy with other work makes no rule false; how long things may take is measured by `bench` and `prove`.
  testTimeout: 30_000,
  projects: [
    '<rootDir>/engine',
    { ...common, displayName: 'shared', testEnvironment: 'node', testMatch: ['<rootDir>/shared/**/*.test.ts'] },
    {
      ...common,
      displayName: 'server',
      testEnvironment: '<rootDir>/scripts/jest/node-environment.cjs',
      runtime: '<rootDir>/scripts/jest/server-runtime.cjs',
      testMatch: ['<rootDir>/(server|scripts|sdk)/**/*.test.{ts,mjs}'],
    },
    {
      ...common,
      displayName: 'client',
      testEnvironment: '<rootDir>/scripts/jest/dom-environment.cjs',
      testMatch: ['<rootDir>/client/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup-client.ts'],
    },
    ...(unavailable.includes('.e2e.ts') ? [] : [browserSuites]),
  ],
}
export default config
