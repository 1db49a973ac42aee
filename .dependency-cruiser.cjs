/** Who may import whom. Each rule says why; docs/adr has the longer story. */

/** Tests, and what only tests use. */
const TEST_CODE =
  '([.]test[.](ts|tsx|mjs)$|[.]example[.]ts$|[.]e2e[.]ts$|/testing/|^server/product/(contract|faults|books)/|^e2e/|^scripts/(jest|bench)/|^engine/((bench|golden|specification)/|jest[.]config[.]ts$))'

const { existsSync, readdirSync } = require('node:fs')
const { AREAS } = require('./scripts/check/areas.cjs')

const areas = Object.keys(AREAS)
/** A declaration is as public as its address: any area may name another's service. */
const DECLARATION = '^shared/areas/[^/]+/services/'

/** The features: folders of areas, but for an area's parts; an area that is one feature itself has none. */
const featuresIn = areas
  .flatMap((area) => {
    const folder = `client/areas/${area}`
    if (!existsSync(folder) || existsSync(`${folder}/manifest.ts`)) return existsSync(folder) ? [area] : []
    const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'parts')
    return names.map(({ name }) => `${area}/${name}`)
  })
  .join('|')

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'shared-imports-neither-side',
      comment: 'shared is what both sides agree on; with an import of one side it would drag that side into the other.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(client|server|scripts|e2e)/' },
    },
    {
      name: 'shared-does-no-io',
      comment: 'shared rules are pure, so that the browser can run them and a test needs nothing but values.',
      severity: 'error',
      from: { path: '^shared/', pathNot: TEST_CODE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'client-and-server-are-strangers',
      comment: 'They meet on the wire and in shared. Server code in the browser is a leak, browser code on the server a crash.',
      severity: 'error',
      from: { path: '^(client|server)/' },
      to: { path: '^(client|server)/', pathNot: '^$1/' },
    },
    ...areas.map((area, at) => ({
      name: `declarations-of-${area}-are-below`,
      comment: 'What both sides agree on keeps the order of the areas as well, the declarations included.',
      severity: 'error',
      from: { path: `^shared/areas/${area}/`, pathNot: TEST_CODE },
      to: { path: `^shared/areas/(${areas.slice(at + 1).join('|') || 'none'})/` },
    })),
    ...areas.map((area, at) => ({
      name: `${area}-is-below`,
      comment: `The areas have one order (scripts/check/areas.cjs): ${area} is read, tested and taken out with what it stands on alone.`,
      severity: 'error',
      from: { path: `^(server|client)/areas/${area}/`, pathNot: TEST_CODE },
      to: { path: `^(shared|server|client)/areas/(${areas.slice(at + 1).join('|') || 'none'})/`, pathNot: DECLARATION },
    })),
    {
      name: 'areas-are-known',
      comment: 'An area has one name on each side, and a place in the order.',
      severity: 'error',
      from: { path: `^(shared|server|client)/areas/(?!(${areas.join('|')})/)` },
      to: {},
    },
    {
      name: 'foundation-knows-no-area',
      comment: 'What all areas stand on; the registry is made from the areas, and only its types are read below them.',
      severity: 'error',
      from: { path: '^shared/(foundation|areas/[^/]+/services)/', pathNot: TEST_CODE },
      to: { path: '^shared/registry/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'foundation-knows-no-rule-of-an-area',
      comment: 'Days, money, texts and documents are read by every area; none of them may need one.',
      severity: 'error',
      from: { path: '^shared/foundation/', pathNot: TEST_CODE },
      to: { path: '^shared/areas/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kernel-and-ledger-know-no-area',
      comment:
        'What every call goes through, and the figures, serve any area; an area says by its declaration and its books what is its own.',
      severity: 'error',
      from: { path: '^server/(kernel|ledger)/', pathNot: TEST_CODE },
      to: { path: '^(server|shared)/areas/', pathNot: [DECLARATION], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'areas-dont-know-the-product',
      comment: 'server/product puts the areas together; an area that needs it could not be taken out of it.',
      severity: 'error',
      from: { path: '^server/(areas|kernel|ledger|platform)/', pathNot: TEST_CODE },
      to: { path: '^server/product/' },
    },
    {
      name: 'features-are-strangers',
      comment:
        'A feature can be read, changed and removed alone. What others may use of an area stands in its parts/; what all use, in client/ui, client/api, client/components or client/lib.',
      severity: 'error',
      from: { path: `^client/areas/(${featuresIn})/`, pathNot: TEST_CODE },
      to: { path: '^client/areas/', pathNot: ['^client/areas/$1/', '^client/areas/[^/]+/parts/'] },
    },
    {
      name: 'areas-know-no-frame',
      comment: 'client/app collects the features; a feature that needs the frame could not be drawn, tested or moved without it.',
      severity: 'error',
      from: { path: '^client/(areas|resource|components|ui|lib|api|i18n)/', pathNot: TEST_CODE },
      to: { path: '^client/app/' },
    },
    {
      name: 'manifests-are-light',
      comment: 'A manifest comes before any screen: what is large, and the texts of screens, stand behind its dynamic imports.',
      severity: 'error',
      from: { path: '^client/areas/.+/manifest[.]ts$' },
      to: { path: '^client/areas/.+/(screens/|components/|messages[.]ts$)', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'pieces-know-no-area',
      comment:
        'resource, components, ui, lib, api and i18n serve every feature; knowing one of them would turn the tree upside down. The loaders of texts name those that come early.',
      severity: 'error',
      from: {
        path: '^client/(resource|components|ui|lib|api|i18n)/',
        pathNot: [TEST_CODE, '^client/i18n/vietnamese-(entry|frame|parts)[.]ts$'],
      },
      to: { path: '^client/areas/' },
    },
    {
      name: 'services-call-services',
      comment: 'A service calls app.service() or a shared rule: only so do rights, hooks and events of the other one hold.',
      severity: 'error',
      from: { path: '^server/areas/([^/]+)/services/([^/]+)/', pathNot: TEST_CODE },
      to: { path: '^server/areas/[^/]+/services/[^/]+/', pathNot: '^server/areas/$1/services/$2/' },
    },
    {
      name: 'platform-knows-no-business',
      comment:
        'platform would serve any other product as it is; the kernel, the ledger and the areas build on it, never the other way round.',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: TEST_CODE },
      to: {
        path: '^(server/(kernel|ledger|areas|product)|shared/(areas|registry/(?!catalogue|errors)|foundation/(documents|declaration)))/?',
      },
    },
    {
      name: 'database-behind-one-door',
      comment: 'Tenancy and ids hold because only platform/mongo and the engine speak to the driver.',
      severity: 'error',
      from: { path: '^(server|shared|client|scripts)/', pathNot: ['^server/platform/mongo/', TEST_CODE] },
      to: { path: '(^|node_modules/)(mongodb|bson|lmdb)(/|$)' },
    },
    {
      name: 'storage-in-the-engine-only',
      comment: "The storage library is the engine's own affair, and is loaded only in its worker.",
      severity: 'error',
      from: { pathNot: '^engine/' },
      to: { path: '(^|node_modules/)lmdb(/|$)' },
    },
    {
      name: 'engine-stands-alone',
      comment: 'The engine is a database in a package of its own: it can be tested, replaced and read without the product.',
      severity: 'error',
      from: { path: '^engine/' },
      to: { path: '^(server|shared|client|scripts|e2e)/' },
    },
    {
      name: 'engine-started-in-few-places',
      comment: 'Everything else meets a database by its mongodb:// address, whichever it is. Putting a whole file in place starts none.',
      severity: 'error',
      from: {
        pathNot: [
          '^engine/',
          '^server/(product/(admin|start|faults|books)|testing|platform/mongo/embedded)/',
          '^scripts/(bench|prove)/',
          '^scripts/commands/optional-suites[.]cjs$',
        ],
      },
      to: { path: '^engine/', pathNot: '^engine/tools/put-in-place[.]ts$' },
    },
    {
      name: 'engine-by-its-entries',
      comment: 'What engine/package.json exports is what there is to use; the rest may change.',
      severity: 'error',
      from: { pathNot: ['^engine/', '^scripts/commands/optional-suites[.]cjs$'] },
      to: { path: '^engine/', pathNot: '^engine/(index|owner)[.]ts$|^engine/(tools|bench)/' },
    },
    {
      name: 'product-needs-no-test-code',
      comment: 'What is shipped must not depend on builders, actors and stubs.',
      severity: 'error',
      from: { path: '^(client|engine|server|shared)/', pathNot: TEST_CODE },
      to: { path: TEST_CODE },
    },
    {
      name: 'no-cycles',
      comment: 'Files that need each other can only be understood together. Types alone may point back.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-type-cycles-on-the-server',
      comment: 'A circle of types is a circle for whoever reads: none of its files can be understood, or moved, without all the others.',
      severity: 'error',
      from: { path: '^server/', pathNot: TEST_CODE },
      to: { circular: true },
    },
    {
      name: 'nothing-unresolvable',
      comment: 'An import that leads nowhere fails later, and elsewhere. node:sqlite is asked for only by a Node that has it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[.](css|svg|png|woff2|mp3|ogg)|^node:sqlite$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|engine/dist|sdk/dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
}
