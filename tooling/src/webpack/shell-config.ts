import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { providedByHost } from '../federation/shared-modules';
import { inRoot } from '../workspace';
import { AskAnew } from './ask-anew';
import { baseConfig } from './base';
import { firstLoad } from './first-load';
import { IntegrityPlugin } from './integrity-plugin';
import { NoticesPlugin } from './notices-plugin';
import { PagePlugin } from './page-plugin';
import { privateMaps } from './private-maps';

/** A worker's file, handed on as it is written, but for its types: it imports nothing, and so needs no runtime of its own. */
const workerRule: RuleSetRule = {
  test: /-worker\.ts$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8].mjs' },
};

/** The host's name for the federation, and the salt of its class names. */
export const SHELL_NAME = 'hub_shell';

/** The production build of the host. It knows no remote: those are registered at run time, from the discovery document. */
export const shellConfig = (output: string, base = baseConfig('production', inRoot('shell'))): Configuration => ({
  ...base,
  name: 'shell',
  entry: { main: './src/index.ts' },
  output: {
    path: output,
    publicPath: '/',
    uniqueName: SHELL_NAME,
    hashSalt: SHELL_NAME,
    // As in a remote (`remote-config.ts`).
    // oxlint-disable-next-line typescript/no-deprecated -- its successor keeps the first error and throws it again
    strictModuleExceptionHandling: true,
    filename: 'assets/[name].[contenthash:8].js',
    chunkFilename: 'assets/[name].[contenthash:8].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  },
  module: { rules: [...(base.module?.rules ?? []), workerRule] },
  optimization: { ...base.optimization, splitChunks: firstLoad },
  plugins: [
    new MiniCssExtractPlugin({
      filename: 'assets/[name].[contenthash:8].css',
      chunkFilename: 'assets/[name].[contenthash:8].css',
      // Rules of two components never meet on one element in one layer.
      ignoreOrder: true,
    }),
    new PagePlugin(inRoot('shell/src')),
    new IntegrityPlugin(),
    new NoticesPlugin('assets/'),
    privateMaps(),
    new AskAnew(),
    new webpack.container.ModuleFederationPlugin({ shared: providedByHost() }),
  ],
});
