import { build } from 'esbuild';
import { inRoot } from '../../workspace';
import { REACT_HOOK } from '../dev-head';

/** Address under which the pages of the proxy find it. */
export const DEV_REACT_PATH = '/local/dev-react.js';

/** The host shares these with everybody, itself included, so that whoever answers for them decides which React the page has. */
const MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const SOURCE = `${REACT_HOOK}
const modules = { ${MODULES.map((name) => `'${name}': require('${name}')`).join(', ')} };
const plugin = {
  name: 'hub-dev-react',
  resolveShare(args) {
    const module = modules[args.pkgName];
    const { resolver } = args;
    if (module) {
      args.resolver = () => {
        const found = resolver();
        if (found && found.shared) Object.assign(found.shared, { lib: () => module, loaded: true });
        return found;
      };
    }
    return args;
  },
};
window.__FEDERATION__ = { __GLOBAL_PLUGIN__: [plugin] };
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
