import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { containerName, DEV_BUILD_ID, ENTRY_FILE, MANIFEST_FILE } from '@hub/shared/discovery';
import { readRemoteConfig } from '../build/build-remote';
import { providedByHost } from '../federation/shared-modules';
import { baseConfig } from '../webpack/base';
import { PagePlugin } from '../webpack/page-plugin';
import { inRoot } from '../workspace';
import { devHead } from './dev-head';
import { localUrl, type DevPlan } from './dev-plan';

const here = (file: string): string => inRoot('tooling/src/dev', file);

function devBase(name: string, uniqueName: string, port: number): Configuration {
  const base = baseConfig('development', inRoot(name));
  return {
    ...base,
    name,
    output: { path: inRoot('.cache/dev', name), publicPath: localUrl(port), uniqueName, hashSalt: uniqueName },
    optimization: { moduleIds: 'named', chunkIds: 'named' },
    cache: { type: 'filesystem', cacheDirectory: inRoot('.cache/webpack'), name: `dev-${name}`, version: String(port) },
    resolve: { ...base.resolve, modules: ['node_modules', inRoot(name, 'node_modules'), inRoot('tooling/node_modules')] },
  };
}

/** The host's development build. */
export const devShell = (plan: DevPlan, document: DiscoveryDocument): Configuration => ({
  ...devBase('shell', 'hub_shell', plan.shell),
  entry: { main: './src/index.ts' },
  plugins: [
    new PagePlugin(inRoot('shell/src'), devHead(document)),
    new ReactRefreshPlugin({ library: 'hub_shell', overlay: false }),
    new ModuleFederationPlugin({
      name: 'hub_shell',
      remotes: {},
      shared: providedByHost(),
      shareStrategy: 'loaded-first',
      dts: false,
      dev: false,
      manifest: false,
    }),
  ],
});

/**
 * A remote's development build: its container for the shell, and a page of its own. It brings the shared modules along for that page; in
 * the shell those that are loaded already are taken.
 */
export async function devRemote(name: string, plan: DevPlan): Promise<Configuration> {
  const { expose } = await readRemoteConfig(name);
  const container = containerName(name, DEV_BUILD_ID);
  const base = devBase(name, container, plan.remotes[name] ?? 0);
  return {
    ...base,
    entry: { main: here('standalone.ts') },
    resolve: {
      ...base.resolve,
      alias: { 'hub-remote/face$': inRoot(name, 'src/remote.ts'), 'hub-remote/config$': inRoot(name, 'remote.config.ts') },
    },
    plugins: [
      new PagePlugin(inRoot('shell/src'), devHead()),
      new ReactRefreshPlugin({ library: container, overlay: false }),
      new ModuleFederationPlugin({
        name: container,
        filename: ENTRY_FILE,
        manifest: { fileName: MANIFEST_FILE },
        exposes: Object.fromEntries(Object.entries(expose).map(([key, source]) => [key, join(inRoot(name), source)])),
        shared: providedByHost(),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
      }),
    ],
  };
}

/** How a development server answers: hot reload from its own port, the API behind a proxy, the page at every other address. */
export const devServer = (port: number, plan: DevPlan, document?: DiscoveryDocument): DevServerConfiguration => ({
  host: 'localhost',
  port,
  hot: true,
  // A stream of progress must not wait for a full buffer.
  compress: false,
  static: false,
  historyApiFallback: { disableDotRule: true },
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: {
    webSocketURL: `ws://localhost:${port}/ws`,
    overlay: { runtimeErrors: false, errors: true, warnings: false },
    // Says which file made an edit reload the whole page.
    logging: 'info',
  },
  proxy: [{ context: ['/api', '/dev'], target: localUrl(plan.api) }],
  setupMiddlewares: (middlewares) => {
    if (document) {
      middlewares.unshift({
        name: 'dev-discovery',
        path: '/api/discovery',
        middleware: (_request: unknown, response: { setHeader(name: string, value: string): void; end(text: string): void }) => {
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(document));
        },
      });
    }
    return middlewares;
  },
});
