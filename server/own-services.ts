import cluster from 'node:cluster'
import { basename, join } from 'node:path'
import { loadEnvFile, loadPlaces } from './config'
import { loadPlugIns, refusedText } from './kernel/own-services/load-plug-ins'

/**
 * Loads the companies' own services as soon as it is imported, which has to be before everything else: the registry is complete from then
 * on. Settings that can't be read are told by whoever reads them next.
 */
const folderOfPlugIns = (): string | null => {
  try {
    loadEnvFile()
    return process.env['PLUGINS_DIR']?.trim() || join(loadPlaces(process.env, argumentsOfServer()).dataDir, 'plugins')
  } catch {
    return null
  }
}

/** The server takes its data folder from its arguments, too; those of the operator's commands say something else. */
const argumentsOfServer = (): string[] => (basename(process.argv[1] ?? '').startsWith('admin') ? [] : process.argv.slice(2))

const folder = folderOfPlugIns()
if (folder !== null) {
  const { refused } = loadPlugIns(folder)
  // Of several processes that serve the one that starts them says it.
  if (cluster.isPrimary) for (const plugIn of refused) process.stderr.write(`${refusedText(plugIn)}\n`)
  // Processes of the server's know the same services.
  process.env['PLUGINS_DIR'] = folder
}
