// Written so that any Node with modules can parse it: it is what tells an old one to leave.

/** The oldest Node that all dependencies support; the same figure stands in package.json under `engines`. */
export const OLDEST_NODE = [20, 19, 0]

/** @param {string} version as in `process.version` (`v20.19.0`)
 *  @returns {string | null} one line for the user when that Node is too old */
export function nodeComplaint(version) {
  const parts = version.replace(/^v/, '').split('.').map(Number)
  for (let i = 0; i < OLDEST_NODE.length; i++) {
    if (parts[i] > OLDEST_NODE[i]) return null
    if (parts[i] < OLDEST_NODE[i]) {
      return (
        'Sổ Cái needs Node ' +
        OLDEST_NODE.join('.') +
        ' or newer; this is ' +
        version +
        '. Get one from https://nodejs.org and run the command again.'
      )
    }
  }
  return null
}
