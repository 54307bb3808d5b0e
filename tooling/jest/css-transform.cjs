/** A style sheet in a test: every class is named as it is written, so that a test can ask for it. */
const source = `module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });`;
module.exports = { process: () => ({ code: source }), getCacheKey: () => 'css-identity-1' };
