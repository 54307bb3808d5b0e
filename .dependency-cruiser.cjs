/** Which part of the product may import which, over the whole graph, and that there is no cycle. */
const folder = (...names) => names.map((name) => `^${name}/`);

module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'no-cycle-of-types', severity: 'error', from: { path: folder('engine') }, to: { circular: true } },
    {
      name: 'remote-to-remote',
      comment: 'A remote is released alone: it may use shared, never a sibling or the shell.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^(?:mf-[^/]+|shell|server|tooling|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-to-remote',
      comment: 'The shell knows remotes by the discovery document alone.',
      severity: 'error',
      from: { path: folder('shell') },
      to: { path: folder('mf-[^/]+', 'server', 'tooling', 'e2e') },
    },
    {
      name: 'shared-to-user',
      severity: 'error',
      from: { path: folder('shared') },
      to: { path: folder('mf-[^/]+', 'shell', 'server', 'tooling', 'e2e') },
    },
    {
      name: 'engine-contracts-alone',
      comment: 'What the engine promises is read by browsers, which need nothing of the engine for it.',
      severity: 'error',
      from: { path: '^engine/src/contracts/', pathNot: '\\.test\\.ts$' },
      to: { path: '^engine/', pathNot: '^engine/src/contracts/' },
    },
    {
      name: 'contracts-alone',
      severity: 'error',
      from: { path: '^shared/src/contracts/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(?:shared|engine)/', pathNot: '^(?:shared/src/(?:contracts|words)|engine/src/contracts)/' },
    },
    {
      name: 'words-alone',
      comment: 'The list of catalogues in another language is fetched by itself, in the place where nothing of it is imported.',
      severity: 'error',
      from: { path: '^shared/src/words/', pathNot: '\\.test\\.tsx?$|^shared/src/words/de\\.ts$' },
      to: { path: '^(?:shared|engine)/', pathNot: '^shared/src/words/' },
    },
    {
      name: 'tooling-to-product',
      comment: 'Of the product, the tooling and the journeys use what is shared and what stands for others in tests.',
      severity: 'error',
      from: { path: folder('tooling', 'e2e') },
      to: { path: folder('mf-[^/]+', 'shell', 'server'), pathNot: '/testing/' },
    },
    {
      name: 'server-to-front-end',
      comment: 'Of shared, the server may use the contracts and what is pure.',
      severity: 'error',
      from: { path: folder('server') },
      to: {
        path: folder('mf-[^/]+', 'shell', 'tooling', 'shared'),
        pathNot: '^shared/src/(?:contracts|discovery|password|words)/',
      },
    },
    {
      name: 'plugins-know-no-module',
      comment: 'A plugin is given what it needs of a module, by `app.ts`: the modules use the plugins, never the other way.',
      severity: 'error',
      from: { path: '^server/src/plugins/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(?:modules/|context\\.ts$)' },
    },
    {
      name: 'sources-apart',
      comment:
        'Of a source of tables the rest of the server knows the adapter alone; the sample table is a file that is uploaded, and the list of words in another language names all catalogues.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: '^server/src/(?:modules/(?:sources/[^/]+/|sources/sources\\.ts$|sample/)|words/)|/testing/|\\.test\\.ts$',
      },
      to: { path: '^server/src/modules/sources/[^/]+/' },
    },
    {
      name: 'source-to-source',
      severity: 'error',
      from: { path: '^server/src/modules/sources/([^/]+)/', pathNot: '/testing/|\\.test\\.ts$' },
      to: { path: '^server/src/modules/sources/[^/]+/', pathNot: '^server/src/modules/sources/$1/' },
    },
    {
      name: 'into-the-engine',
      comment:
        'The engine has one door, and beside it its worker, its contracts, what its bundles need and what tests may look at.',
      severity: 'error',
      from: { pathNot: folder('engine') },
      to: {
        path: folder('engine'),
        pathNot: '^engine/(?:src/(?:index|worker|contracts/.*|testing/.*)\\.ts|package/duckdb-inside\\.mjs)$',
      },
    },
    {
      name: 'server-to-engine',
      comment: 'The server has no other door than the index and the worker: what it needs of the contracts, the index gives.',
      severity: 'error',
      from: { path: folder('server') },
      to: {
        path: folder('engine'),
        pathNot: '^engine/(?:src/(?:index|worker|testing/index)\\.ts|package/duckdb-inside\\.mjs)$',
      },
    },
    {
      name: 'engine-to-server',
      comment: 'The engine knows no HTTP and no user.',
      severity: 'error',
      from: { path: folder('engine') },
      to: {
        path: [
          '^(?:shell|mf-[^/]+|shared|server|tooling|e2e)/',
          '^node_modules/.*(?:fastify|kysely|nodemailer|jose|pino|react)/',
        ],
      },
    },
    {
      name: 'tests-stay-out',
      comment: 'Test helpers are never part of a build.',
      severity: 'error',
      from: {
        path: '^(?:shell|shared|mf-[^/]+|engine|server)/src/',
        pathNot: '\\.test\\.tsx?$|/testing/',
      },
      to: { path: '/testing/|\\.test\\.tsx?$' },
    },
    { name: 'not-resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|node_modules/\\.cache)/' },
    includeOnly: '^(?:shell|mf-[^/]+|shared|engine|server|tooling|e2e)/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
};
