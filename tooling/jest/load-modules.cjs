const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { fileURLToPath } = require('node:url');
const { transformSync } = require('@swc/core');
const options = require('./swc-options.cjs');

/** Lets Node load our TypeScript by itself, as Jest would. */
function loadTypeScript(module, path) {
  module._compile(transformSync(readFileSync(path, 'utf8'), { ...options, filename: path, sourceMaps: 'inline' }).code, path);
}
Module._extensions['.ts'] = loadTypeScript;
Module._extensions['.tsx'] = loadTypeScript;
// A name without an ending is that of a module before that of data: `en` is en.ts, and not the en.json beside it.
for (const data of ['.json', '.node']) {
  const { [data]: load } = Module._extensions;
  delete Module._extensions[data];
  Module._extensions[data] = load;
}

const { _resolveFilename } = Module;
/** In the place of `engine/worker-path.ts`, as Jest's `moduleNameMapper` has it for the tests themselves. */
const PROGRAMS = require.resolve('../../server/src/testing/test-programs.ts');
/** What was an import() of an address is a require of it here. */
Module._resolveFilename = (request, ...rest) => {
  if (request.endsWith('/worker-path')) return PROGRAMS;
  return _resolveFilename(request.startsWith('file:') ? fileURLToPath(request) : request, ...rest);
};

module.exports = Module.createRequire(__filename);
