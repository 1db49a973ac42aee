import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = dirname(fileURLToPath(import.meta.url))
const root = dirname(folder)
/** Where the types of the whole repository are made: `tsc -b`. */
const types = join(root, 'dist', '.types')

/** The client as one file. @param {string} outfile */
const bundle = (outfile) =>
  build({
    absWorkingDir: folder,
    entryPoints: ['index.ts'],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
  })

/** The types that the client's own lead to, beside each other and without paths of the repository. @param {string} outdir */
const copyTypes = async (outdir) => {
  const seen = new Set()
  /** @param {string} file below `types` */
  const copy = async (file) => {
    if (seen.has(file)) return
    seen.add(file)
    const source = await readFile(join(types, file), 'utf8')
    /** @type {string[]} */
    const further = []
    const text = source.replace(/(from\s+|import\()(['"])(@shared\/|\.{1,2}\/)([^'"]+)\2/g, (_, before, quote, start, rest) => {
      const target = start === '@shared/' ? join('shared', rest) : join(dirname(file), start, rest)
      const found = [`${target}.d.ts`, join(target, 'index.d.ts')].find((each) => existsSync(join(types, each)))
      if (found === undefined) throw new Error(`${file} names ${start}${rest}, of which there are no types: run tsc -b first`)
      further.push(found)
      const path = relative(dirname(file), found).replace(/\.d\.ts$/, '')
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}.js${quote}`
    })
    const to = join(outdir, file)
    await mkdir(dirname(to), { recursive: true })
    await writeFile(to, text)
    for (const each of further) await copy(each)
  }
  await copy(join('sdk', 'index.d.ts'))
}

const [, script, out = join(folder, 'dist')] = process.argv
if (script && resolve(script) === fileURLToPath(import.meta.url)) {
  await rm(out, { recursive: true, force: true })
  await bundle(join(out, 'socai.js'))
  // A client without types is of little use, and types of yesterday's declarations are wrong.
  execFileSync(process.execPath, [join(root, 'node_modules', 'typescript7', 'bin', 'tsc'), '-b'], { cwd: root, stdio: 'inherit' })
  await copyTypes(join(out, 'types'))
}
