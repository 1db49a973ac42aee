import { commands } from '../commands/index.mjs'
import { EnsureFailure } from './failure.mjs'
import { stopWithParent } from './parent.mjs'
import { prepare } from './prepare.mjs'
import { createProgress } from './progress.mjs'

/** Prepares what the command needs and runs it; the process ends with the command's exit code.
 *  @param {string | undefined} name @param {string[]} args the command's own arguments */
export async function main(name, args) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : null
  if (!command) {
    console.error(`Usage: node scripts/ensure.mjs <${Object.keys(commands).join('|')}> [arguments…]`)
    process.exit(1)
  }
  stopWithParent()
  const progress = createProgress(command.quietStdout ? process.stderr : process.stdout)
  try {
    await prepare(command.needs, progress)
    const code = await command.run(args, progress)
    if (code !== undefined) process.exitCode = code
  } catch (error) {
    if (!(error instanceof EnsureFailure)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
