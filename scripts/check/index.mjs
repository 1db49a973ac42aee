import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../ensure/child.mjs'
import { packageFile, root } from '../ensure/paths.mjs'
import { checkRegistry } from '../registry.mjs'
import { compareAreas } from '../areas-pages.mjs'
import { compareFeatures } from '../new/features.mjs'
import { findUnusedCodes } from './error-codes.mjs'
import { findForbiddenStrings } from './forbidden-strings.mjs'
import { checkMessages } from './i18n.mjs'
import { findComparedGroups } from './kinds.mjs'
import { compareOpenApi } from './openapi.mjs'

/** A tool of node_modules as a check: it passes when the tool ends with 0. */
const tool =
  (file, ...args) =>
  async () => {
    const { code, output } = await runNode(packageFile(file), args, { cwd: root, capture: true })
    return { ok: code === 0, output }
  }

/** A function of ours as a check: it passes when it finds nothing. */
const findings = (find) => async (progress) => {
  const lines = await find(root, progress)
  return { ok: lines.length === 0, output: lines.join('\n') }
}

const folders = () => ['engine', 'client', 'server', 'shared', 'sdk', 'scripts', 'e2e'].filter((folder) => existsSync(join(root, folder)))

/** @typedef {{ name: string, about: string, run: (progress: { say: (line: string) => void }) => Promise<{ ok: boolean, output: string }> }} Check */
/** All checks, the longest first. @type {Check[]} */
export const checks = [
  { name: 'oxlint', about: 'the linter, rules that need types and rules of hooks included', run: tool('oxlint/bin/oxlint') },
  {
    name: 'types',
    about: 'tsc, strict: each side by what it runs on, its tests apart',
    run: tool('typescript7/bin/tsc', '-b'),
  },
  {
    name: 'dependencies',
    about: 'who may import whom (.dependency-cruiser.cjs)',
    run: (progress) => tool('dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', ...folders())(progress),
  },
  { name: 'knip', about: 'dead files, exports and packages', run: tool('knip/bin/knip.js', '--no-progress') },
  {
    name: 'format',
    about: 'prettier --check',
    run: tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '--cache', '--cache-location=dist/.prettier', '.'),
  },
  { name: 'messages', about: 'every text in both languages', run: findings(checkMessages) },
  { name: 'registry', about: 'the registry holds every declaration', run: findings(checkRegistry) },
  { name: 'features', about: 'client/app/features/index.ts and entry.ts list the folders', run: findings(compareFeatures) },
  { name: 'areas', about: 'docs/areas is what declarations and folders say', run: findings(compareAreas) },
  { name: 'errors', about: 'every error code is raised', run: findings(findUnusedCodes) },
  {
    name: 'kinds',
    about: 'no group is compared by its name, and none is named by the server’s queries',
    run: findings(findComparedGroups),
  },
  { name: 'openapi', about: 'docs/openapi.json is what the declarations say', run: findings(compareOpenApi) },
  { name: 'strings', about: 'no machine path, no registry address', run: findings(findForbiddenStrings) },
]
