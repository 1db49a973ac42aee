import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
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
    readonly dynamicallyImportedIds: readonly string[]
    readonly code: string | null
  } | null
}

const client = fileURLToPath(new URL('./client/', import.meta.url))
const inClient = (files: readonly string[]): string[] => files.map((file) => client + file)
const startModules = inClient(['app/main.tsx'])
const signInModules = inClient(['areas/workspace/sign-in/screens/sign-in-screen.tsx'])
/** What stands around every screen behind the sign-in. */
const frameModules = inClient(['app/private-routes.tsx', 'app/frame.tsx'])
/** What the frame shows as soon as it stands. */
const topModules = inClient([
  'app/palette/search-slot.tsx',
  'app/footer.tsx',
  'areas/people/bell/bell.tsx',
  'areas/bank/use-waiting-count.ts',
  'areas/carriers/deliveries/use-needing-count.ts',
  'areas/counter/use-waiting-count.ts',
  'areas/facebook/fbPosts/use-waiting-count.ts',
  'areas/shops/use-unknown-count.ts',
  'areas/tasks/use-waiting-count.ts',
])
/** What is shown first after signing in. */
const homeModules = inClient(['areas/wall/home/screens/front-screen.tsx'])
/** What lists do by themselves when something changes; it comes with the socket. */
const ruleModules = inClient(['api/realtime/page-rules.ts'])
/** What the counter and the first page bring once they stand. */
const laterModules = inClient([
  'areas/counter/components/carry-dialog.tsx',
  'areas/counter/components/close-shift.tsx',
  'areas/counter/components/open-shift.tsx',
  'areas/counter/components/recent-sales.tsx',
  'areas/counter/components/transfer-code.tsx',
  'areas/counter/offline/outbox-part.tsx',
  'areas/wall/home/components/post-form.tsx',
])
/** Every refusal that a form tells before it is sent. */
const errorModules = inClient(['components/use-error-text.ts'])
const counterModules = inClient(['areas/counter/screens/counter-screen.tsx'])
/** Screens of different areas: what several of them use comes as one file. */
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

const isIn = (id: string, from: readonly string[], modules: Modules): boolean => reachOf(from, modules).has(id)
const isInOneOf = (id: string, froms: readonly (readonly string[])[], modules: Modules): boolean =>
  froms.some((from) => isIn(id, from, modules))
/** Screens besides the counter, each by itself. */
const others = [topModules, homeModules, ...screenModules.map((screen) => [screen])]
const isOfScreens = (id: string, modules: Modules): boolean => isShared(id, modules) || isOfRecords(id, modules)

/**
 * The files that scripts come in, the first that is true of a module: what a page needs comes in few of them, and none of them brings much
 * that it doesn't need. Each holds what its modules import, so that none waits for a later one.
 */
const FILES: readonly { readonly name: string; readonly holds: (id: string, modules: Modules) => boolean }[] = [
  {
    name: 'start',
    holds: (id, modules) =>
      isIn(id, startModules, modules) ||
      (isIn(id, signInModules, modules) && isInOneOf(id, [frameModules, counterModules, ...others], modules)),
  },
  { name: 'sign-in', holds: (id, modules) => isIn(id, signInModules, modules) },
  { name: 'frame', holds: (id, modules) => isIn(id, frameModules, modules) },
  // What the counter has in common with other screens.
  { name: 'pieces', holds: (id, modules) => isIn(id, counterModules, modules) && isInOneOf(id, others, modules) },
  { name: 'top', holds: (id, modules) => isIn(id, topModules, modules) },
  // What the first page has in common with lists: it doesn't wait for theirs.
  { name: 'home', holds: (id, modules) => isIn(id, homeModules, modules) && isOfScreens(id, modules) },
  { name: 'errors', holds: (id, modules) => isIn(id, errorModules, modules) },
  // What a form or dialog has in common with those of lists: it doesn't bring all that lists have.
  { name: 'forms', holds: (id, modules) => isIn(id, laterModules, modules) && isOfScreens(id, modules) },
  { name: 'rules', holds: (id, modules) => isIn(id, ruleModules, modules) },
  { name: 'screens', holds: isShared },
  { name: 'records', holds: isOfRecords },
]
const LIBRARIES = 40
const fileOf = (id: string, modules: Modules): string | null => FILES.find(({ holds }) => holds(id, modules))?.name ?? null

/** What stands around every screen behind the sign-in, with its texts. */
const FRAME_PARTS = /^(app\/(private-routes|frame)\.tsx|i18n\/vietnamese-(entry|frame)\.ts)$/
/** What the frame shows as soon as it stands. */
const TOP_PARTS =
  /^(app\/(palette\/search-slot|footer)\.tsx|areas\/(people\/bell\/(bell\.tsx|vi\.json)|.*\/use-(waiting|unknown|needing)-count\.ts))$/
const COUNTER_PARTS = /^areas\/counter\/(screens\/counter-screen\.tsx|vi\.json)$/

/** What pages are made of that are opened first: the frame alone, the page after signing in, the counter. */
const PAGES: Readonly<Record<string, readonly RegExp[]>> = {
  any: [FRAME_PARTS, TOP_PARTS],
  home: [FRAME_PARTS, TOP_PARTS, /^areas\/wall\/home\/(screens\/front-screen\.tsx|vi\.json)$/],
  counter: [FRAME_PARTS, COUNTER_PARTS],
}
const isOf = (parts: readonly RegExp[], module: string): boolean =>
  module.startsWith(client) && parts.some((part) => part.test(module.slice(client.length)))

/** What the build wrote: a script with the style sheets it brings, or another file. */
type Output = { readonly fileName: string } & (
  | { readonly type: 'asset' }
  | {
      readonly type: 'chunk'
      readonly moduleIds: readonly string[]
      readonly code: string
      readonly imports: readonly string[]
      readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
    }
)

/** The scripts and style sheets of a page that index.html doesn't ask for itself. */
const filesOfPage = (parts: readonly RegExp[], outputs: readonly Output[], html: string): string[] => {
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
  for (const output of outputs) if (output.type === 'chunk' && output.moduleIds.some((module) => isOf(parts, module))) take(output.fileName)
  return [...files]
}

/** Letters of both languages are asked for before the style sheet that names them is read. */
const isFontOfBoth = ({ fileName }: Output): boolean => /inter-(latin|vietnamese)-opsz-normal.*[.]woff2$/.test(fileName)

/** Tells theme.js what pages are made of, which it asks for at once where somebody is in. */
const filesOfPages = (): Plugin => ({
  name: 'files-of-pages',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const outputs: Output[] = Object.values(bundle)
      const head = [
        ...outputs
          .filter(isFontOfBoth)
          .map(({ fileName }) => `<link rel="preload" href="/${fileName}" as="font" type="font/woff2" crossorigin />`),
        ...Object.entries(PAGES).map(([page, parts]) => {
          const files = filesOfPage(parts, outputs, html).map((file) => `/${file}`)
          return `<meta name="files-of-${page}" content="${files.join(' ')}" />`
        }),
        '',
      ]
      return html.replace('<script src="/theme.js">', (script) => head.join('\n    ') + script)
    },
  },
})

/** What the counter opens with where there is no network: the first page, the counter's screens, what the frame shows around them, and what comes back on. */
const SHELL_PARTS = [
  ...Object.values(PAGES).flat(),
  /^(app\/main\.tsx|areas\/(counter|workspace\/sign-out)\/.*|lib\/outbox\/.*|components\/scan\/.*|areas\/trade\/print\/vi\.json|api\/realtime\/(socket|page-rules)\.ts|ui\/Toasts\/shown-toasts\.tsx|i18n\/vietnamese-parts\.ts)$/,
]

/** The files of the shell: scripts with all they import, their style sheets, the letters of both languages. */
const filesOfShell = (outputs: readonly Output[], modules: Modules): string[] => {
  const files = new Set<string>()
  const take = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    const output = outputs.find(({ fileName }) => fileName === file)
    if (output?.type !== 'chunk') return
    output.imports.forEach(take)
    output.viteMetadata?.importedCss.forEach(take)
  }
  const isNeeded = neededAtCounter(modules)
  for (const output of outputs)
    if (output.type === 'chunk' ? output.moduleIds.some((module) => isOf(SHELL_PARTS, module) || isNeeded(module)) : isFontOfBoth(output))
      take(output.fileName)
  return [...files].sort()
}

/** What the counter's own modules, and parts of other areas that it shows, bring later. */
const neededAtCounter = (modules: Modules): ((module: string) => boolean) => {
  const later = new Set<string>()
  for (const id of reachOf(counterModules, modules))
    if (id.startsWith(client + 'areas/')) modules.getModuleInfo(id)?.dynamicallyImportedIds.forEach((each) => later.add(each))
  return (module) => later.has(module)
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
      const files = ['index.html', 'theme.js', 'favicon.svg', ...filesOfShell(outputs, this)].map((file) => `/${file}`)
      const source = readFileSync(workerFile, 'utf8').replace('__BUILD__', build).replace("['__SHELL__']", JSON.stringify(files))
      this.emitFile({ type: 'asset', fileName: 'worker.js', source })
    },
  },
})

/** Script that is loaded before one can scan at the counter, gzip; more of it fails the build. */
const MOST_COUNTER_SCRIPT_BYTES = 250_000

/** Keeps the counter's first load small. */
const firstLoad = (): Plugin => ({
  name: 'first-load',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const outputs: Output[] = Object.values(bundle)
      const files = new Set(filesOfPage([/^app\/main\.tsx$/, ...(PAGES['counter'] ?? [])], outputs, ''))
      const sizes = outputs.flatMap((output) =>
        output.type === 'chunk' && files.has(output.fileName) ? [[output.fileName, gzipSync(output.code).length] as const] : [],
      )
      const all = sizes.reduce((sum, [, size]) => sum + size, 0)
      if (all <= MOST_COUNTER_SCRIPT_BYTES) return
      const lines = sizes.sort(([, a], [, b]) => b - a).map(([file, size]) => `${size} ${file}`)
      throw new Error(
        `The counter loads ${all} bytes of script before one can scan, more than ${MOST_COUNTER_SCRIPT_BYTES}. What isn’t needed to scan belongs behind an import() (client/areas/counter/components/later-parts.ts):\n${lines.join('\n')}`,
      )
    },
  },
})

export default defineConfig({
  root: 'client',
  plugins: [palette(), react(), filesOfPages(), shellWorker(), firstLoad()],
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
            { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/, priority: LIBRARIES },
            ...FILES.map(({ name }, at) => ({
              name: (id: string, modules: Modules) => (fileOf(id, modules) === name ? name : null),
              debugName: name,
              priority: LIBRARIES - 1 - at,
            })),
          ],
        },
      },
    },
  },
})
