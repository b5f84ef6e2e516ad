const path = require('node:path')

/** What each package may import of the others; apps/meridian alone sees server and cloud together. */
const packages = {
  wire: [],
  policy: [],
  reachability: ['wire'],
  contract: ['wire'],
  openstack: ['wire'],
  cloud: ['wire', 'policy'],
  server: ['wire', 'contract', 'openstack', 'policy'],
  console: ['contract', 'reachability'],
}

/** The floors of the console, from the ground up. */
const consoleLayers = {
  theme: [],
  ui: ['theme'],
  api: [],
  framework: ['theme', 'ui', 'api'],
  services: ['theme', 'ui', 'api', 'framework'],
  resources: ['theme', 'ui', 'api', 'framework', 'services'],
  flows: ['theme', 'ui', 'api', 'framework', 'services', 'resources'],
  shell: ['theme', 'ui', 'api', 'framework', 'services', 'resources', 'flows'],
  gallery: ['theme', 'ui', 'api', 'framework', 'services', 'resources', 'flows', 'shell'],
}

/** The floors inside the console's framework: what is on one knows only what is below. Its loose files are its roof. */
const frameworkFloors = [
  ['text'],
  ['charts', 'code', 'editor', 'files', 'loading', 'session'],
  ['plan', 'policy', 'preflight'],
  ['resource'],
  ['link', 'notices', 'polling', 'search'],
  ['activity', 'live'],
  ['actions'],
  ['modals', 'tags'],
  ['table'],
  ['panel'],
  ['details', 'transfer'],
  ['forms'],
  ['wizard'],
]

/** The floors inside its shell; `frame` surrounds every page, the loose files choose the page. */
const shellFloors = [
  ['activity', 'boot', 'console', 'navigation', 'plans', 'uploads'],
  ['messages', 'pages'],
  ['scope'],
  ['sign-in'],
  ['session'],
  ['palette', 'settings'],
  ['places'],
  ['frame'],
]

const only = (root, table) =>
  Object.entries(table).map(([name, allowed]) => ({
    name: `${name}-may-import`,
    comment: `only ${[name, ...allowed].join(', ')}`,
    severity: 'error',
    from: { path: `^${root}/${name}/` },
    to: {
      path: `^${root}/[^/]+/|^(apps|e2e|conformance|bench|tools)/`,
      pathNot: `^${root}/(${[name, ...allowed].join('|')})/`,
    },
  }))

/**
 * A folder may import the folders below its floor, never one beside or above it, and every folder has a floor. Tests
 * may import more.
 */
const floors = (root, storeys) => [
  ...storeys.flatMap((names, floor) =>
    names.map((name) => ({
      name: `${path.basename(root)}-${name}-may-import`,
      comment: 'only folders below its floor',
      severity: 'error',
      from: { path: `^${root}/${name}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^${root}/`, pathNot: `^${root}/(${[name, ...storeys.slice(0, floor).flat()].join('|')})/` },
    })),
  ),
  {
    name: `${path.basename(root)}-has-floors`,
    comment: 'a new folder gets a floor in .dependency-cruiser.cjs',
    severity: 'error',
    from: { path: `^${root}/`, pathNot: `^${root}/([^/]+|(${storeys.flat().join('|')})/.+)$` },
    to: {},
  },
]

const islands = (name, root) => ({
  name,
  comment: 'siblings do not see each other; what two of them need moves down a floor',
  severity: 'error',
  from: { path: `^${root}/([^/]+)/` },
  to: { path: `^${root}/[^/]+/`, pathNot: `^${root}/$1/` },
})

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    ...only('packages', packages),
    ...only('packages/console/src', consoleLayers),
    ...floors('packages/console/src/framework', frameworkFloors),
    ...floors('packages/console/src/shell', shellFloors),
    islands('console-resources-are-islands', 'packages/console/src/resources'),
    islands('cloud-services-are-islands', 'packages/cloud/src/services'),
    forbid(
      'no-cycles',
      'files that need each other are one idea, or what both need belongs below both; for types and import() too',
      {},
      { circular: true },
    ),
    forbid(
      'ui-knows-no-router-or-cache',
      'widgets know React and CSS only',
      { path: '^packages/console/src/ui/' },
      { path: 'node_modules/@tanstack/(react-router|react-query)/' },
    ),
    forbid(
      'nobody-needs-the-gallery',
      'it is for development; what nothing imports is in no build',
      { path: '^packages/console/src/', pathNot: '^packages/console/src/gallery/' },
      { path: '^packages/console/src/gallery/' },
    ),
    forbid(
      'texts-are-in-messages',
      'the build and the translators read these files only',
      { path: '^packages/console/src/', pathNot: '\\.(messages|manifest|story|test)\\.tsx?$' },
      { path: '^packages/console/src/framework/text/texts\\.ts$' },
    ),
    forbid(
      'only-zod-below',
      'contract runs in browser and server alike; the others are plain, but for the hash of passcodes',
      {
        path: '^packages/(wire|policy|contract|reachability)/src/',
        pathNot: '\\.(test|fixture)\\.ts$|^packages/wire/src/totp\\.ts$',
      },
      { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '(^|/)node_modules/zod/' },
    ),
    forbid(
      'sql-lives-in-stores',
      'SQL is in store.ts and seed.ts alone',
      { path: '^packages/cloud/src/services/', pathNot: '/(store|seed)\\.ts$|\\.test\\.ts$' },
      { path: '^packages/cloud/src/core/database/db\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid('resolves', 'every import exists', {}, { couldNotResolve: true }),
    forbid(
      'no-tests-in-sources',
      'sources do not import tests or what only tests need',
      { pathNot: '\\.(test|e2e|fixture)\\.tsx?$' },
      { path: '\\.(test|e2e|fixture)\\.tsx?$' },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
}
