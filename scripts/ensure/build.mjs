import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runNode } from './child.mjs'
import { EnsureFailure } from './failure.mjs'
import { hashInputs, readStamp, removeStamp, writeStamp } from './freshness.mjs'
import { dist, packageFile, root } from './paths.mjs'

const stampFile = (target) => join(dist, '.stamps', target.name)

/** @param {import('./targets.mjs').Target} target @returns {boolean} whether `dist` already holds what its inputs make */
export const targetIsFresh = (target) =>
  existsSync(join(dist, target.output)) && readStamp(stampFile(target)) === hashInputs(root, target.inputs)

/** Makes the target count as stale, whatever its inputs: for what writes its output behind our back. */
export const forgetBuild = (target) => removeStamp(stampFile(target))

/** Builds one target aside and then moves it into place, so that a failed build leaves nothing half done.
 *  @param {import('./targets.mjs').Target} target @throws {EnsureFailure} with the tool's own words */
export async function buildTarget(target) {
  const inputs = hashInputs(root, target.inputs)
  const aside = join(dist, '.building', target.name)
  forgetBuild(target)
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  const complaint = await runTool[target.tool](target, aside)
  if (complaint) {
    rmSync(join(dist, target.output), { recursive: true, force: true })
    throw new EnsureFailure(`The ${target.label} could not be built:\n${complaint.trim()}`)
  }
  moveIntoPlace(target, aside)
  writeStamp(stampFile(target), inputs)
}

/** The settings of all Node bundles: our own code in one file, packages left where they are. */
export const esbuildOptions = (target, outfile) => ({
  entryPoints: [`./${target.entry}`],
  outfile,
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: { '@shared': './shared' },
  // Each side's own is for the type checker: by its paths the engine would be bundled along.
  tsconfigRaw: {},
  sourcemap: true,
  metafile: true,
  logLevel: 'silent',
})

/** A package's own settings, from its build script. */
export const packageBuilds = async (target, outdir) => (await import(pathToFileURL(join(root, target.entry)).href)).packageBuilds(outdir)

/** How each kind of target is built into a folder. @type {Record<string, (target: import('./targets.mjs').Target, aside: string) => Promise<string | null>>} → what is wrong */
const runTool = {
  esbuild: (target, aside) =>
    withEsbuild(async ({ build }) => {
      const { metafile } = await build(esbuildOptions(target, join(aside, target.output)))
      return undeclaredInput(target, Object.keys(metafile.inputs))
    }),
  package: (target, aside) =>
    withEsbuild(async ({ build }) => {
      for (const options of await packageBuilds(target, aside)) await build(options)
      return null
    }),
  vite: (_target, aside) => runVite(aside),
}

async function withEsbuild(work) {
  const esbuild = await import('esbuild')
  try {
    return await work(esbuild)
  } catch (error) {
    if (!error.errors) throw error
    return (await esbuild.formatMessages(error.errors, { kind: 'error' })).join('')
  }
}

/** esbuild keeps a program of its own running between builds; the command that follows shouldn't carry it along. */
export async function stopBuildService(built) {
  if (built.some((target) => target.tool !== 'vite')) await (await import('esbuild')).stop()
}

/** A file that is bundled but not among the declared inputs could change without a new build. */
function undeclaredInput(target, files) {
  const isDeclared = (file) => target.inputs.some((input) => file === input || file.startsWith(`${input}/`))
  const stray = files.find((file) => !isDeclared(file))
  return stray ? `It includes ${stray}, which isn't among its inputs in scripts/ensure/targets.mjs.` : null
}

/** @returns {Promise<string | null>} what is wrong */
async function runVite(aside) {
  const args = ['build', '--logLevel', 'warn', '--outDir', aside, '--emptyOutDir']
  const { code, output } = await runNode(packageFile('vite/bin/vite.js'), args, { cwd: root, capture: true })
  return code === 0 ? null : output
}

function moveIntoPlace(target, aside) {
  if (target.tool !== 'esbuild') return swapFolder(aside, join(dist, target.output))
  for (const name of readdirSync(aside)) renameSync(join(aside, name), join(dist, name))
  rmSync(aside, { recursive: true, force: true })
}

function swapFolder(from, to) {
  const old = `${from}.old`
  rmSync(old, { recursive: true, force: true })
  mkdirSync(dirname(to), { recursive: true })
  if (existsSync(to)) renameSync(to, old)
  renameSync(from, to)
  rmSync(old, { recursive: true, force: true })
}
