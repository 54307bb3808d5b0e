import type { IncomingMessage, ServerResponse } from 'node:http';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { discoveryDocument } from '@hub/shared/contracts/releases/discovery';
import type { Override } from '@hub/shared/contracts/releases/override';
import { DEV_BUILD_ID } from '@hub/shared/discovery';
import { readRemoteConfig } from '../../build/build-remote';
import { localUrl } from '../dev-plan';
import { firstCompile } from '../first-compile';
import { againstConfig } from './against-config';
import { bundleDevReact, DEV_REACT_PATH } from './dev-react';
import { againstProxy } from './proxy';
import { swapRemote } from './swap-remote';

/**
 * The deployed origin, once it has shown that a hub is there.
 *
 * @throws with a sentence for the developer.
 */
export async function findHub(address: string): Promise<URL> {
  if (!URL.canParse(address))
    throw new Error(`--against needs the address of a hub, such as https://hub.example; ${address} is none.`);
  const { origin, protocol } = new URL(address);
  if (!/^https?:$/.test(protocol)) throw new Error(`--against needs an address with http or https; ${address} has neither.`);
  const found = await fetch(`${origin}/api/discovery`, { redirect: 'error' }).catch((error: unknown) => {
    // The reason stands behind "fetch failed".
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(`${origin} cannot be reached: ${reason instanceof Error ? reason.message : String(reason)}`);
  });
  const document = discoveryDocument.safeParse(await found.json().catch(() => null));
  if (!document.success) throw new Error(`${origin} is no hub: it gave no discovery document (status ${found.status}).`);
  return new URL(origin);
}

const sendScript = (text: string) => (_request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
};

/** Serves one remote from its sources inside a deployed shell, on one port. Answers how to stop. */
export async function runAgainst(name: string, target: URL, port: number): Promise<() => Promise<void>> {
  const own = localUrl(port).slice(0, -1);
  const folder = `/local/${name}/`;
  const local: Override = { remote: name, buildId: DEV_BUILD_ID, base: own + folder };
  const config = await readRemoteConfig(name);
  const proxy = againstProxy({ target, own, local, swap: (document) => swapRemote(document, config, local) });
  const devReact = await bundleDevReact();
  const options: DevServerConfiguration = {
    host: 'localhost',
    port,
    hot: true,
    compress: false,
    static: false,
    devMiddleware: { publicPath: folder },
    // The overlay writes HTML, which the deployed policy forbids; the terminal and the console say the same.
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'info' },
    setupMiddlewares: (middlewares) => [
      { name: 'dev-react', path: DEV_REACT_PATH, middleware: sendScript(devReact) },
      ...middlewares,
      { name: 'deployed-hub', middleware: proxy },
    ],
  };
  const server = new WebpackDevServer(options, webpack(await againstConfig(name)));
  await server.start();
  await firstCompile(server);
  return () => server.stop();
}
