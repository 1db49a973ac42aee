/** Lines about what takes time. On a terminal the running one counts its seconds in place; elsewhere it speaks up every ten.
 *  @param {NodeJS.WriteStream} stream where they go: stderr when stdout belongs to the command's own output */
export function createProgress(stream) {
  const say = (line) => stream.write(`${line}\n`)

  /** Runs `work`, showing `label` and how long it took.
   *  @template T @param {string} label @param {() => Promise<T>} work @returns {Promise<T>} */
  async function during(label, work) {
    const began = Date.now()
    const seconds = () => ((Date.now() - began) / 1000).toFixed(stream.isTTY ? 0 : 1)
    if (stream.isTTY) stream.write(`${label} …`)
    else say(`${label} …`)
    const tick = () => (stream.isTTY ? stream.write(`\r${label} … ${seconds()} s`) : say(`  … ${seconds()} s`))
    const timer = setInterval(tick, stream.isTTY ? 1_000 : 10_000)
    try {
      const result = await work()
      const done = `${label}: done in ${((Date.now() - began) / 1000).toFixed(1)} s`
      if (stream.isTTY) stream.write(`\r${done}\x1b[K\n`)
      else say(done)
      return result
    } catch (error) {
      if (stream.isTTY) stream.write('\n')
      throw error
    } finally {
      clearInterval(timer)
    }
  }
  return { say, during }
}
