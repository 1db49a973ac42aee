/** Who may import whom. Each rule says why; docs/adr has the longer story. */

/** Tests, and what only tests use. */
const TEST_CODE =
  '([.]test[.](ts|tsx|mjs)$|[.]example[.]ts$|[.]e2e[.]ts$|/testing/|^server/(contract|faults)/|^e2e/|^scripts/(jest|bench)/|^engine/(bench|golden|specification)/)'

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
    {
      name: 'features-are-strangers',
      comment: 'A feature can be read, changed and removed alone. What two of them need belongs into client/ui, client/api or client/lib.',
      severity: 'error',
      from: { path: '^client/areas/workspace/([^/]+)/' },
      to: { path: '^client/areas/workspace/', pathNot: '^client/features/$1/' },
    },
    {
      name: 'features-know-no-frame',
      comment: 'client/app collects the features; a feature that needs the frame could not be drawn, tested or moved without it.',
      severity: 'error',
      from: { path: '^client/(features|resource|components|ui|lib|api|i18n)/', pathNot: TEST_CODE },
      to: { path: '^client/app/' },
    },
    {
      name: 'manifests-are-light',
      comment: 'A manifest comes before any screen: what is large, and the texts of screens, stand behind its dynamic imports.',
      severity: 'error',
      from: { path: '^client/areas/workspace/[^/]+/index[.]ts$' },
      to: { path: '^client/areas/workspace/[^/]+/(screens/|components/|messages[.]ts$)', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'pieces-know-no-feature',
      comment:
        'resource, components, ui, lib, api and i18n serve every feature; knowing one of them would turn the tree upside down. Routes are put together in client/app.',
      severity: 'error',
      from: { path: '^client/(resource|components|ui|lib|api|i18n)/', pathNot: TEST_CODE },
      to: { path: '^client/areas/workspace/' },
    },
    {
      name: 'services-call-services',
      comment: 'A service calls app.service() or a shared rule: only so do rights, hooks and events of the other one hold.',
      severity: 'error',
      from: { path: '^server/areas/workspace/services/([^/]+)/', pathNot: TEST_CODE },
      to: { path: '^server/areas/workspace/services/[^/]+/', pathNot: '^server/services/$1/' },
    },
    {
      name: 'platform-knows-no-business',
      comment:
        'platform would serve any other product as it is; the kernel, the ledger and the services build on it, never the other way round.',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: TEST_CODE },
      to: { path: '^(server/(kernel|ledger|services)|shared/(domain|services))/' },
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
          '^server/main[.]ts$',
          '^server/(admin|start|testing|faults|platform/mongo/embedded)/',
          '^scripts/(bench|prove)/',
        ],
      },
      to: { path: '^engine/', pathNot: '^engine/tools/put-in-place[.]ts$' },
    },
    {
      name: 'engine-by-its-entries',
      comment: 'What engine/package.json exports is what there is to use; the rest may change.',
      severity: 'error',
      from: { pathNot: '^engine/' },
      to: { path: '^engine/', pathNot: '^engine/(index|owner)[.]ts$|^engine/(tools|bench)/' },
    },
    {
      name: 'sign-in-without-the-kit',
      comment: 'The first page a person sees stays small: the UI kit is loaded behind it.',
      severity: 'error',
      from: { path: '^client/areas/workspace/(sign-in|sign-up)/', pathNot: TEST_CODE },
      to: { path: '(^|node_modules/)(antd|@ant-design|@rc-component)(/|$)', reachable: true },
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
    exclude: { path: '^(dist|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
}
