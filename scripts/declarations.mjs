import { join } from 'node:path'
import { build } from 'esbuild'
import { root as project } from './ensure/paths.mjs'

/** The declarations of a tree's registry, run from their sources.
 *  @param {string} root @returns {Promise<Record<string, import('../shared/foundation/declaration/define-service').ServiceDeclaration>>} by path */
export async function loadDeclarations(root) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'shared/registry/index.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    nodePaths: [join(project, 'node_modules')],
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  return (await import(`data:text/javascript;base64,${code}`)).services
}
