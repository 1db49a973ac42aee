import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordServices } from '@shared/registry/names'

/** Who calls is a user of a workspace, or a program by its key: these are known where that is. */
const identity = ['users', 'workspaces', 'apiKeys']
const knowsIdentity = /^kernel\/auth\//
/** Where work is done for one company after the other. */
const knowsWorkspaces = 'kernel/for-each-workspace.ts'
/** Examples of bodies, kept by `RENEW_EXAMPLES`: what is shown of each service, by its name. */
const kept = 'kernel/openapi/usual-bodies.ts'

const filesOf = (path: string): string[] =>
  path.endsWith('.ts')
    ? [path]
    : readdirSync(join('server', path), { recursive: true })
        .map((file) => `${path}/${String(file)}`)
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/testing/'))

const namedIn = (file: string): string[] => {
  // What kind of record an id is of says nothing about the record's service.
  const source = readFileSync(join('server', file), 'utf8').replaceAll(/\bId<'\w+'>/g, '')
  return recordServices
    .filter((name) => !(knowsIdentity.test(file) && identity.includes(name)))
    .filter((name) => !(file === knowsWorkspaces && name === 'workspaces'))
    .filter((name) => new RegExp(`['"]${name}['"]|\\b${name}: ['"{]`).test(source))
    .map((name) => `${file}: ${name}`)
}

test('what serves every service names none: what is special about one stands in its declaration', () => {
  const files = ['kernel', 'platform', 'product/app.ts'].flatMap(filesOf)
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => file !== kept).flatMap(namedIn)).toEqual([])
})
