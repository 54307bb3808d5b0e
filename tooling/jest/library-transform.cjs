const { createTransformer } = require('@swc/jest').default ?? require('@swc/jest');
const swc = createTransformer(require('./swc-options.cjs'));

/** A line that begins as only those of an ES module do, or what only one may say. */
const ES_MODULE = /^\s*(?:import|export)\b|[;}]\s*(?:import|export)\b|\bimport\s*(?:\(|\.meta\b)/m;

/** A file of a package in a test of screens: most are CommonJS, which runs as it is; to parse all of them costs seconds of a core. */
module.exports = {
  process: (source, path, options) =>
    path.endsWith('.mjs') || ES_MODULE.test(source) ? swc.process(source, path, options) : { code: source },
  getCacheKey: (...args) => `library-1-${swc.getCacheKey(...args)}`,
};
