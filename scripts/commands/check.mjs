import { checks } from '../check/index.mjs'
import { prepare } from '../ensure/prepare.mjs'

/** Machines of this project have two cores; a third tool at once would only slow the other two. */
const AT_ONCE = 2

/** `npm run check [-- names…]`: everything but the tests, whole or only the named checks. Ends with a table and `N checks passed, N failed`. */
export async function check(args, progress) {
  await prepare([], progress)
  const unknown = args.filter((name) => !checks.some((one) => one.name === name))
  if (unknown.length > 0) {
    progress.say(`No such check: ${unknown.join(', ')}. There are: ${checks.map((one) => one.name).join(', ')}`)
    return 1
  }
  const chosen = args.length > 0 ? checks.filter((one) => args.includes(one.name)) : checks
  const results = await runAll(chosen, progress)
  const failed = results.filter((result) => !result.ok)
  for (const { name, output } of failed) progress.say(`\n── ${name} ${'─'.repeat(60)}\n${output.trim()}`)
  progress.say('')
  for (const { name, ok, seconds, about } of results) {
    progress.say(`${ok ? '  ok  ' : ' FAIL '} ${name.padEnd(13)} ${seconds.toFixed(1).padStart(6)} s  ${about}`)
  }
  progress.say(`\n${results.length - failed.length} checks passed, ${failed.length} failed`)
  return failed.length > 0 ? 1 : 0
}

/** Runs the checks, the longest first, a few at a time. Results come in the order of the list. */
async function runAll(chosen, progress) {
  const results = []
  const queue = chosen.map((one, index) => ({ ...one, index }))
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const began = performance.now()
      const { ok, output } = await next.run(progress)
      const seconds = (performance.now() - began) / 1000
      progress.say(`${next.name}: ${ok ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`)
      results[next.index] = { ...next, ok, output, seconds }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}
