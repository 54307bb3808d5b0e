import type WebpackDevServer from 'webpack-dev-server';

/** Resolves as soon as what the server gives out is compiled for the first time. */
export const firstCompile = (server: WebpackDevServer): Promise<void> =>
  new Promise((resolve) => {
    server.middleware?.waitUntilValid(() => resolve());
  });
