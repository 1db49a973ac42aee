/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import { optionalSuites } from './testing/optional-suites.cjs'

const unavailable = optionalSuites.filter((suite) => !suite.isHere()).map(({ suffix }) => suffix)

const config: Config = {
  displayName: 'engine',
  testEnvironment: 'node',
  testTimeout: 30_000,
  testMatch: ['<rootDir>/**/*.test.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testPathIgnorePatterns: ['/node_modules/', ...unavailable.map((suffix) => `${suffix.replaceAll('.', '\\.')}$`)],
}
export default config
