import './own-services'
import { adminProgram } from './product/admin/commands'
import { ConfigError, loadEnvFile } from './config'

/** Whoever reads a command's output may stop early (`| head`): the command does the rest without it, and says nothing. */
const outliveReaders = (...outputs: readonly NodeJS.WriteStream[]): void => {
  for (const output of outputs)
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}

outliveReaders(process.stdout, process.stderr)
try {
  loadEnvFile()
  await adminProgram().parseAsync()
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
}
