/** Where DuckDB's package is installed, its addon is. */
const ADDON = `
const { createRequire } = require('node:module');
module.exports = createRequire(require.resolve('@duckdb/node-api'))('@duckdb/node-bindings');
`;

/**
 * For esbuild: DuckDB's package within a bundle, but for its addon. To find, read and link its hundred files, which are looked through for the names that
 * they export, takes a process .2 s of a core. The bundle needs a `require` of its own.
 */
export const duckdbInside = {
  name: 'duckdb-inside',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@duckdb\/node-bindings$/ }, ({ path }) => ({ path, namespace: 'duckdb-addon' }));
    onLoad({ filter: /./, namespace: 'duckdb-addon' }, () => ({ contents: ADDON }));
  },
};
