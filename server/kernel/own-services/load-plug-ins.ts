import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { addOwnService } from '@shared/registry/own'
import { readPlugIn } from './read-plug-in'

const FILE = 'plugin.json'
const MAX_FILE_BYTES = 64 * 1024
const MAX_PLUG_INS = 20

/** A plug-in that is left out, and why. */
export interface RefusedPlugIn {
  readonly name: string
  readonly problems: readonly string[]
}

export interface LoadedPlugIns {
  readonly loaded: readonly string[]
  readonly refused: readonly RefusedPlugIn[]
}

/** What a plug-in that is left out is told by, in a line. */
export const refusedText = ({ name, problems }: RefusedPlugIn): string =>
  `The plug-in '${name}' is left out, nothing of its records is touched: ${problems.join('; ')}`

/**
 * Adds the plug-ins of a folder, a folder each, to the registry. What is wrong with one leaves it out and is told; the others come all the
 * same. Call it before anything else of the server is read.
 */
export const loadPlugIns = (folder: string): LoadedPlugIns => {
  const loaded: string[] = []
  const refused: RefusedPlugIn[] = []
  for (const [at, name] of foldersIn(folder).entries()) {
    const problems = at < MAX_PLUG_INS ? add(name, join(folder, name, FILE)) : [`there are ${MAX_PLUG_INS} plug-ins at most`]
    if (problems.length === 0) loaded.push(name)
    else refused.push({ name, problems })
  }
  return { loaded, refused }
}

const foldersIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort()
  } catch {
    // Most installations have none.
    return []
  }
}

const add = (name: string, file: string): readonly string[] => {
  try {
    if (statSync(file).size > MAX_FILE_BYTES) return [`${FILE} has more than ${MAX_FILE_BYTES / 1024} KB`]
    const read = readPlugIn(name, JSON.parse(readFileSync(file, 'utf8')))
    if (read.problems) return read.problems
    addOwnService(read.plugIn)
    return []
  } catch (error) {
    return [`${FILE} can't be read: ${error instanceof Error ? error.message : String(error)}`]
  }
}
