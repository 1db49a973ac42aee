import { build } from 'esbuild'
import { join } from 'node:path'

/** Builds the program whose tasks do harm.   @returns its file, in the folder given */
export const buildProgram = async (folder: string): Promise<string> => {
  const outfile = join(folder, 'quarantine.cjs')
  const entryPoints = [join(process.cwd(), 'server/platform/quarantine/testing/program.ts')]
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'cjs', target: 'node20', alias: { '@shared': './shared' } })
  return outfile
}
