/**
 * A file of a package in a test that runs in Node: Node loads it, once for all test files of a process (`node-environment.cjs`). Jest's
 * global setup passes by here, too, and has no environment: there it is run as it is.
 */
const code = `
const load = globalThis[Symbol.for('hub.load-package')];
if (load) module.exports = load(__filename);
else module._compile(require('node:fs').readFileSync(__filename, 'utf8'), __filename);
`;
module.exports = { process: () => ({ code }), getCacheKey: () => 'package-2' };
