import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { paletteCss } from './client/lib/theme/palette-css'

const server = `http://127.0.0.1:${process.env['PORT'] || '3030'}`

/** Serves the palettes as a style sheet, so that colours are written once and are there before the first script. */
const palette = (): Plugin => {
  const name = 'virtual:palette.css'
  return {
    name: 'palette',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? paletteCss() : undefined),
  }
}

/** What the build knows of its modules. */
interface Modules {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly importers: readonly string[]
    readonly code: string | null
  } | null
}

const client = fileURLToPath(new URL('./client/', import.meta.url))
const inClient = (files: readonly string[]): string[] => files.map((file) => client + file)
const startModules = inClient(['app/main.tsx', 'areas/workspace/sign-in/screens/sign-in-screen.tsx'])
const frameModules = inClient([
  'app/frame.tsx',
  'app/palette/search-slot.tsx',
  'app/footer.tsx',
  'areas/people/bell/bell.tsx',
  'areas/bank/use-waiting-count.ts',
  'areas/counter/use-waiting-count.ts',
  'areas/wall/home/screens/home-screen.tsx',
])
/** What is shown first after signing in. */
const firstScreen = inClient(['areas/wall/home/screens/front-screen.tsx'])
/** Screens of different areas: what several of them use comes with the frame. */
const screenModules = inClient([
  'areas/trade/orders/screens/orders-screen.tsx',
  'areas/trade/orders/screens/open-order.tsx',
  'areas/money/funds/screens/funds-screen.tsx',
  'areas/partners/screens/partners-screen.tsx',
  'areas/goods/products/screens/products-screen.tsx',
  'areas/people/members/screens/members-screen.tsx',
])
const fewestScreens = 3

/** What is open all day: a list and the form beside it, which comes as soon as the list is there. */
const areas = {
  orders: inClient(['areas/trade/orders/screens/orders-screen.tsx', 'areas/trade/orders/screens/open-order.tsx']),
  funds: inClient([
    'areas/money/funds/screens/funds-screen.tsx',
    'areas/money/funds/components/new-entry.tsx',
    'areas/money/funds/components/open-entry.tsx',
  ]),
}

const reaches = new Map<string, Set<string>>()
/** All that modules import, at once or by way of others; what is loaded later isn't among them. */
const reachOf = (from: readonly string[], modules: Modules): Set<string> => {
  const key = from.join()
  const known = reaches.get(key)
  if (known) return known
  const reach = new Set<string>()
  const visit = (id: string): void => {
    if (reach.has(id)) return
    reach.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  from.forEach(visit)
  reaches.set(key, reach)
  return reach
}
const isShared = (id: string, modules: Modules): boolean =>
  screenModules.filter((screen) => reachOf([screen], modules).has(id)).length >= fewestScreens

/** Below this many characters a module isn't worth a request of its own. */
const SMALL_MODULE_LENGTH = 1_500
/** What several areas use comes as one file, and with it what is small and used in one of them and elsewhere. */
const isOfRecords = (id: string, modules: Modules): boolean => {
  const own = Object.values(areas).filter((of) => reachOf(of, modules).has(id))
  const [area] = own
  if (own.length > 1 || !area) return own.length > 1
  const { importers = [], code } = modules.getModuleInfo(id) ?? {}
  const isElsewhere = importers.some((importer) => !reachOf(area, modules).has(importer))
  return isElsewhere && (code?.length ?? Infinity) < SMALL_MODULE_LENGTH
}

/** The first screen doesn't wait for the records' file: what it has in common with them comes with the frame. */
const isOfFrame = (id: string, modules: Modules): boolean =>
  reachOf(frameModules, modules).has(id) || isShared(id, modules) || (reachOf(firstScreen, modules).has(id) && isOfRecords(id, modules))

/** What the page after signing in is made of: its screen, the frame around it, their texts and the counts in the sidebar. */
const isOfFirstPage = (module: string): boolean =>
  module.startsWith(client) &&
  /^(app\/(private-routes|frame)\.tsx|i18n\/vietnamese-(entry|frame)\.ts|areas\/(wall\/home\/(screens\/front-screen\.tsx|vi\.json)|people\/bell\/vi\.json|.*\/use-(waiting|unknown)-count\.ts|facebook\/.*\/use-studio\.ts))$/.test(
    module.slice(client.length),
  )

/** What the build wrote: a script with the style sheets it brings, or another file. */
type Output = { readonly fileName: string } & (
  | { readonly type: 'asset' }
  | {
      readonly type: 'chunk'
      readonly moduleIds: readonly string[]
      readonly imports: readonly string[]
      readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
    }
)

/** The scripts and style sheets of the page after signing in that index.html doesn't ask for itself. */
const filesOfFirstPage = (outputs: readonly Output[], html: string): string[] => {
  const files = new Set<string>()
  const take = (file: string): void => {
    if (files.has(file) || html.includes(file)) return
    files.add(file)
    const output = outputs.find(({ fileName }) => fileName === file)
    if (output?.type !== 'chunk') return
    output.imports.forEach(take)
    // That of a screen may not be needed where the browser is opened.
    if (output.moduleIds.includes(client + 'app/frame.tsx')) output.viteMetadata?.importedCss.forEach(take)
  }
  for (const output of outputs) if (output.type === 'chunk' && output.moduleIds.some(isOfFirstPage)) take(output.fileName)
  return [...files]
}

/** Letters of both languages are asked for before the style sheet that names them is read. */
const isFontOfBoth = ({ fileName }: Output): boolean => /inter-(latin|vietnamese)-opsz-normal.*[.]woff2$/.test(fileName)

/** Tells theme.js what the page after signing in is made of, which it asks for at once where somebody is in. */
const firstPage = (): Plugin => ({
  name: 'first-page',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const outputs: Output[] = Object.values(bundle)
      const head = [
        ...outputs
          .filter(isFontOfBoth)
          .map(({ fileName }) => `<link rel="preload" href="/${fileName}" as="font" type="font/woff2" crossorigin />`),
        `<meta name="first-page" content="${filesOfFirstPage(outputs, html)
          .map((file) => `/${file}`)
          .join(' ')}" />`,
        '',
      ]
      return html.replace('<script src="/theme.js">', (script) => head.join('\n    ') + script)
    },
  },
})

/** What the counter opens with where there is no network: the first page, the counter's screens, and what the frame shows around them. */
const isOfShell = (module: string): boolean =>
  isOfFirstPage(module) ||
  /^(app\/main\.tsx|areas\/(counter|workspace\/sign-out)\/.*|lib\/outbox\/.*|app\/(palette\/search-slot|footer)\.tsx|areas\/people\/bell\/bell\.tsx)$/.test(
    module.startsWith(client) ? module.slice(client.length) : '',
  )

/** The files of the shell: scripts with all they import, their style sheets, the letters of both languages. */
const filesOfShell = (outputs: readonly Output[]): string[] => {
  const files = new Set<string>()
  const take = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    const output = outputs.find(({ fileName }) => fileName === file)
    if (output?.type !== 'chunk') return
    output.imports.forEach(take)
    output.viteMetadata?.importedCss.forEach(take)
  }
  for (const output of outputs) if (output.type === 'chunk' ? output.moduleIds.some(isOfShell) : isFontOfBoth(output)) take(output.fileName)
  return [...files].sort()
}

/** The name of a build: another as soon as one of its scripts or style sheets holds something else. */
const buildOf = (outputs: readonly Output[]): string => {
  const hashed = outputs.flatMap((output) =>
    output.type === 'chunk' ? [output.fileName, ...(output.viteMetadata?.importedCss ?? [])] : [],
  )
  return createHash('sha256')
    .update([...new Set(hashed)].sort().join())
    .digest('base64url')
    .slice(0, 12)
}

const workerFile = fileURLToPath(new URL('./client/worker/worker.js', import.meta.url))

/** Writes the worker that keeps the shell on the device, with the files that it keeps; index.html says of which build it is. */
const shellWorker = (): Plugin => ({
  name: 'shell-worker',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      bundle
        ? html.replace(
            '<script src="/theme.js">',
            (script) => `<meta name="build" content="${buildOf(Object.values(bundle))}" />\n    ${script}`,
          )
        : html,
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const outputs: Output[] = Object.values(bundle)
      const page = bundle['index.html']
      const [, build] = /name="build" content="([^"]+)"/.exec(page?.type === 'asset' ? String(page.source) : '') ?? []
      if (build === undefined) throw new Error('index.html says no build')
      const files = ['index.html', 'theme.js', 'favicon.svg', ...filesOfShell(outputs)].map((file) => `/${file}`)
      const source = readFileSync(workerFile, 'utf8').replace('__BUILD__', build).replace("['__SHELL__']", JSON.stringify(files))
      this.emitFile({ type: 'asset', fileName: 'worker.js', source })
    },
  },
})

export default defineConfig({
  root: 'client',
  plugins: [palette(), react(), firstPage(), shellWorker()],
  resolve: { alias: { '@shared': fileURLToPath(new URL('./shared', import.meta.url)) } },
  // The modules of client/api are served by vite itself.
  server: { proxy: { '^/api/(?!.*[.]ts)': server, '/files/': server, '/socket.io': { target: server, ws: true } } },
  build: {
    manifest: true,
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: 'hidden',
    // A data: address would have to be allowed by the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/, priority: 40 },
            // What signing in needs, and then what every screen does, come as a file each instead of a hundred.
            { name: (id, modules) => (reachOf(startModules, modules).has(id) ? 'start' : null), priority: 30 },
            { name: (id, modules) => (isOfFrame(id, modules) ? 'frame' : null), priority: 20 },
            { name: (id, modules) => (isOfRecords(id, modules) ? 'records' : null), priority: 10 },
          ],
        },
      },
    },
  },
})
