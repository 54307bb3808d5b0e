const { createRequire } = require('node:module');
const { TestEnvironment } = require('jest-environment-node');
const { OURS, compileOnce } = require('./compile-once.cjs');

compileOnce();

/** What a package's file is made into for a test: see `package-transform.cjs`. */
const LOAD_PACKAGE = Symbol.for('hub.load-package');
/** What a module of ours is made into: see `shared-transform.cjs`. */
const LOAD_MODULE = Symbol.for('hub.load-module');

/**
 * Node's environment without a context of its own: tests run with the globals of the process that runs them. Packages are then loaded by
 * Node itself, once for all the test files of a process and not once for each (those of a hub take a second of a core); and what Node
 * makes (errors, buffers, dates of a driver) is an instance of what the tests know by that name. So are the modules of the engine and the server loaded:
 * what one test file has made fast is fast for the next. A file that puts a mock in the place of a module, or wants one that nobody has
 * used, says `@own-modules` in its first comment. What a file has put on the global
 * object, in the environment or in the way of `process` is taken away behind it.
 */
class NodeEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    const [{ globalConfig, projectConfig: config }, { docblockPragmas }] = args;
    this.global = globalThis;
    this.context = OURS;
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({ config, global: globalThis });
    this.before = {
      globals: Object.getOwnPropertyDescriptors(globalThis),
      variables: { ...process.env },
      exit: process.exit,
      folder: process.cwd(),
    };
    globalThis[LOAD_PACKAGE] = createRequire(__filename);
    // Jest counts coverage only in what it has loaded, and while it watches files change.
    const { collectCoverage, watch, watchAll } = globalConfig;
    const isOwn = 'own-modules' in docblockPragmas || collectCoverage || watch || watchAll;
    if (!isOwn) globalThis[LOAD_MODULE] = require('./load-modules.cjs');
  }

  async teardown() {
    await super.teardown();
    const { globals, variables, exit, folder } = this.before;
    for (const key of Reflect.ownKeys(globalThis)) if (!(key in globals)) Reflect.deleteProperty(globalThis, key);
    for (const key of Reflect.ownKeys(globals)) {
      const { configurable } = Object.getOwnPropertyDescriptor(globalThis, key) ?? { configurable: true };
      if (configurable) Object.defineProperty(globalThis, key, globals[key]);
    }
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
    process.exit = exit;
    process.chdir(folder);
  }
}

module.exports = NodeEnvironment;
