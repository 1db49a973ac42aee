import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Somebody's home folder; the bracket keeps this file from finding itself. */
const HOME_FOLDERS = /(?<![\w.])(?:[/]home[/][a-z][\w-]*[/]|[/]Users[/][A-Z][\w-]*[/]|[A-Z]:\\Users\\)/i
const BINARY = /\.(png|jpe?g|webp|woff2?|ico|mp3|ogg|pdf|gz)$/

/** Looks for what belongs to one machine only: absolute paths in any file, registry addresses in the lock file.
 *  @param {string} root @returns {string[]} file, line and what was found */
export function findForbiddenStrings(root) {
  return filesOf(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...machinePaths(file, text, [root, homedir()]), ...(file === 'package-lock.json' ? registryHosts(text) : [])]
  })
}

/** What git keeps or would keep. */
function filesOf(root) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, maxBuffer: 1 << 26 })
  const isText = (file) => !BINARY.test(file) && existsSync(join(root, file)) && statSync(join(root, file)).isFile()
  return listed.toString('utf8').split('\0').filter(Boolean).filter(isText)
}

/** @param {string[]} own folders of this machine; a short one like `/root` says too little on its own and needs a slash behind it */
export function machinePaths(file, text, own) {
  return text.split('\n').flatMap((line, index) => {
    const found = HOME_FOLDERS.exec(line)?.[0] ?? own.find((folder) => folder.length > 1 && line.includes(`${folder}/`))
    return found ? [`${file}:${index + 1}: a path of one machine: ${found}`] : []
  })
}

/** @param {string} text the lock file @returns {string[]} packages that name where they came from */
export function registryHosts(text) {
  return Object.entries(JSON.parse(text).packages)
    .filter(([, entry]) => /^(https?|git|ssh)/.test(entry.resolved ?? ''))
    .map(([path, entry]) => `package-lock.json: ${path} names its source: ${entry.resolved}`)
}
