import { loadPlugIns } from './kernel/own-services/load-plug-ins'

/** In a process of the server's: the companies' own services from where the server loaded them; what is wrong with one was told there. */
const { PLUGINS_DIR: folder } = process.env
if (folder) loadPlugIns(folder)
