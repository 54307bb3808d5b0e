/** jsdom with the web platform's parts that it lacks and Node has: streams, fetch, encoders, broadcast channels. */
const { createRequire } = require('node:module');
const { compileOnce } = require('./compile-once.cjs');
const { keepWhatShows, rememberStyles } = require('./computed-style.cjs');

compileOnce();
keepWhatShows();
const { TestEnvironment: JsdomEnvironment } = require('jest-environment-jsdom');

const NODE_GLOBALS = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'TextEncoderStream',
  'CompressionStream',
  'DecompressionStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'structuredClone',
];

/** A channel that a test leaves open must not keep the process alive. (React's scheduler does so with a MessageChannel: left out.) */
class TestBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

class BrowserEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    for (const name of NODE_GLOBALS) if (globalThis[name]) this.global[name] = globalThis[name];
    rememberStyles(this.global);
    // Tables that know no page: `package-transform.cjs`.
    this.global[Symbol.for('hub.load-package')] = createRequire(__filename);
    this.global.BroadcastChannel = TestBroadcastChannel;
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    // Buffers and typed arrays that cross the boundary must pass `instanceof` on both sides.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }

  /** msw/node and the libraries' CommonJS builds: a test runs in Node, whatever it draws on. */
  exportConditions() {
    return ['node', 'require', 'default'];
  }
}

module.exports = BrowserEnvironment;
