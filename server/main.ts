import './own-services'
import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { ConfigError, loadConfig, loadEnvFile } from './config'
import { placeFromEnv } from './platform/processes/line'
import { serveAlone, serveAmongOthers } from './product/start/serve'
import { serveBySeveral } from './product/start/several-processes'

const start = async (): Promise<void> => {
  loadEnvFile()
  const config = loadConfig(process.env, process.argv.slice(2))
  if (cluster.isWorker) await serveAmongOthers(config, clientFolder(), placeFromEnv(process.env))
  else if (config.processes > 1) await serveBySeveral(config)
  else await serveAlone(config, clientFolder())
}

/** `dist/client`, seen from the built server and from its source alike. */
const clientFolder = (): string => fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../dist/client' : './client', import.meta.url))

const help = `npm start -- [--port number] [--host address] [--data-dir folder] [--processes number]

  --port       where it listens; 0 takes a free port (PORT, 3030)
  --host       0.0.0.0 lets other machines in (HOST, 127.0.0.1)
  --data-dir   everything that isn't in a database elsewhere (DATA_DIR, ./data)
  --processes  how many processes serve together, for machines with several cores (PROCESSES, 1)

All settings, from the environment or a .env file: README.md, "Configuration". The operator's commands: npm run -s admin -- --help
`

if (process.argv.includes('--help') || process.argv.includes('-h')) process.stdout.write(help)
else
  start().catch((error: unknown) => {
    process.stderr.write(`${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
    process.exit(1)
  })
