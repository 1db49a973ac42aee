import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import areaOrder from '../check/areas.cjs'

const areas = Object.keys(areaOrder.AREAS)
const SIDES = ['shared', 'server', 'client']
const CONTRACT = 'server/product/contract/'

/** Which suites a change asks for.
 *  @typedef {{ folders: string[], services: string[] }} Suites `folders`: all suites in them (or one suite's own file); `services`:
 *    the contract suites' cases of these */

/** The suites of what was changed and of what stands on it: an area's own and those of the areas after it that use it, on its side, from
 *  shared on all sides; of what all areas of a side stand on, all of the side's.
 *  @param {string[]} files relative to the clone, with forward slashes
 *  @param {{ servicesOf(area: string): string[], usersOf(area: string): string[] }} known paths of the services that an area declares; the
 *    areas after it that use it
 *  @returns {Suites | null} null: everything */
export function suitesOf(files, { servicesOf, usersOf }) {
  const folders = new Set()
  const services = new Set()
  for (const file of files) {
    const [side = '', part, area] = file.split('/')
    if (file.endsWith('.md') || side === 'docs' || side === 'docker') continue
    if (side === 'engine' || side === 'scripts') folders.add(`${side}/`)
    else if (side === 'e2e') folders.add(file.endsWith('.e2e.ts') ? file : 'e2e/')
    else if (!SIDES.includes(side)) return null
    else if (part === 'areas' && areas.includes(area)) {
      for (const each of side === 'shared' ? SIDES : [side])
        for (const stands of [area, ...usersOf(area)]) folders.add(`${each}/areas/${stands}/`)
      if (side !== 'client') for (const service of servicesOf(area)) services.add(service)
    } else if (side === 'server' && part === 'product' && file.includes('.test.')) folders.add(file)
    else for (const each of side === 'shared' ? SIDES : [side]) folders.add(`${each}/`)
  }
  // Of a folder that is asked for whole its parts needn't be.
  const widest = [...folders].filter((folder) => ![...folders].some((other) => other !== folder && folder.startsWith(other)))
  return { folders: widest.sort(), services: widest.includes('server/') ? [] : [...services].sort() }
}

/** Runs of jest for these suites, by their arguments.  @param {string} root @param {Suites} suites @returns {string[][]} */
export function runsOf(root, { folders, services }) {
  const pattern = (path) => `^${`${root}/${path}`.replaceAll('\\', '/').replaceAll(/[.*+?^${}()|[\]]/g, '\\$&')}`
  return [
    ...(folders.length > 0 ? [['--passWithNoTests', ...folders.map(pattern)]] : []),
    ...(services.length > 0 ? [['--passWithNoTests', pattern(CONTRACT), '-t', `\\b(${services.join('|')})\\b`]] : []),
  ]
}

/** @param {string} root @returns {(area: string) => string[]} */
export const servicesIn = (root) => (area) => {
  try {
    const names = readdirSync(join(root, 'shared', 'areas', area, 'services'))
    return names.filter((name) => name.endsWith('.ts') && !name.includes('.test.')).map((name) => name.slice(0, -3))
  } catch {
    return []
  }
}

const IMPORTED = /(?:from|import|mock)\s*\(?\s*'(@shared\/|\.{1,2}\/)([^']+)'/g
const REGISTRY = 'shared/registry/'

/** Who uses an area, by what they import: directly, through another area after it, or by going over the services of all areas.
 *  @param {{ file: string, text: string }[]} sources of the areas, on all sides
 *  @returns {(area: string) => string[]} of the areas after it, in their order */
export function usersAmong(sources) {
  const uses = new Map(areas.map((area) => [area, new Set()]))
  for (const { file, text } of sources) {
    const [, , area] = file.split('/')
    for (const [, root, path] of text.matchAll(IMPORTED)) {
      const imported = posix.join(root === '@shared/' ? 'shared' : posix.join(posix.dirname(file), root), path)
      const [, part, of] = imported.split('/')
      if (part === 'areas') uses.get(area)?.add(of)
      else if (/^shared\/registry\/(index|declarations)$/.test(imported)) uses.get(area)?.add(REGISTRY)
    }
  }
  return (area) => {
    const users = []
    for (const later of areas.slice(areas.indexOf(area) + 1))
      if ([REGISTRY, area, ...users].some((each) => uses.get(later)?.has(each))) users.push(later)
    return users
  }
}

/** @param {string} root @returns {(area: string) => string[]} */
export function usersIn(root) {
  const folders = SIDES.map((side) => `${side}/areas`)
  const files = folders.flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`))
  const sources = files.map((file) => file.replaceAll('\\', '/')).filter((file) => /\.tsx?$/.test(file))
  return usersAmong(sources.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })))
}

/** What differs from where this branch left the one it goes to, committed or not; null when git doesn't know that place.
 *  @param {string} root @returns {string[] | null} */
export function changedFiles(root) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  for (const upstream of ['@{upstream}', 'origin/HEAD', 'origin/main'])
    try {
      const base = git('merge-base', 'HEAD', upstream)
      return [git('diff', '--name-only', '--no-renames', base), git('ls-files', '--others', '--exclude-standard')]
        .join('\n')
        .split('\n')
        .filter(Boolean)
    } catch {
      // No such branch here.
    }
  return null
}
