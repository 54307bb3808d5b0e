import { build } from 'esbuild';
import { inRoot } from '../../workspace';
import { SHELL_NAME } from '../../webpack/shell-config';
import { REACT_HOOK } from '../dev-head';

/** Address under which the pages of the proxy find it. */
export const DEV_REACT_PATH = '/local/dev-react.js';

/** The host shares these with everybody, itself included, so that whoever answers for them decides which React the page has. */
const MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * Run by the host's own loader, as one of its files, before its first module. What the host then lists under one of these names, whichever version it
 * has, is answered by the development build.
 */
const SOURCE = `${REACT_HOOK}
const modules = { ${MODULES.map((name) => `'${name}': require('${name}')`).join(', ')} };
const standInFor = (module) =>
  new Proxy({}, { set: (versions, version, listed) => Reflect.set(versions, version, { ...listed, get: () => () => module, loaded: 1 }) });
const scope = Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, standInFor(module)]));
self.webpackChunk${SHELL_NAME} = [[['dev-react'], {}, (host) => { host.S.default = scope; }]];
`;

/**
 * React's development build as a script that a deployed page runs before anything else. The page then takes it in place of the React that
 * the shell brings: only a development build can put an edited component in the place of the old one and keep its state.
 */
export async function bundleDevReact(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: inRoot('shell') },
    bundle: true,
    format: 'iife',
    write: false,
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
