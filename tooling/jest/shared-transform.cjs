const { createTransformer } = require('@swc/jest').default ?? require('@swc/jest');
const swc = createTransformer(require('./swc-options.cjs'));

/**
 * A module of ours in a test that runs in Node: Node loads it, once for all test files of a process (`node-environment.cjs`), unless the
 * file asks for modules of its own.
 */
const shared = (code) => `
const load = globalThis[Symbol.for('hub.load-module')];
if (load) module.exports = load(__filename);
else {${code.replace(/\n(\/\/# sourceMappingURL=.*)?\s*$/, '\n')}}
`;

module.exports = {
  process: (...args) => ({ code: shared(swc.process(...args).code) }),
  getCacheKey: (...args) => `shared-2-${swc.getCacheKey(...args)}`,
};
