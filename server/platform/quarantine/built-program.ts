import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const BUILT = join('dist', 'quarantine.js')

/** The built program of the quarantine: above the running program, built or not, or above the working directory. */
export const builtProgram = (): string => {
  for (const start of [process.argv[1] ? dirname(resolve(process.argv[1])) : null, process.cwd()])
    for (let folder = start; folder; folder = dirname(folder) === folder ? null : dirname(folder))
      if (existsSync(join(folder, BUILT))) return join(folder, BUILT)
  throw new Error(`The quarantine has not been built: ${BUILT} is missing. Build it: npm run build`)
}
