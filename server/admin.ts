import { adminProgram } from './product/admin/commands'
import { outliveReaders } from './product/admin/broken-pipe'
import { ConfigError, loadEnvFile } from './config'

outliveReaders(process.stdout, process.stderr)
try {
  loadEnvFile()
  await adminProgram().parseAsync()
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
}
