import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { providedByHost } from '../federation/shared-modules';
import { inRoot } from '../workspace';
import { baseConfig } from './base';
import { firstLoad } from './first-load';
import { leanFederation } from './lean-federation';
import { leanLibraries } from './lean-libraries';
import { IntegrityPlugin } from './integrity-plugin';
import { NoticesPlugin } from './notices-plugin';
import { OneSharing } from './one-sharing';
import { PagePlugin } from './page-plugin';
import { privateMaps } from './private-maps';

/**
 * The plugin that hands the runtime to remotes is named by its CommonJS file, which would bring the whole runtime a second time. The ES
 * module beside it shares the one that is there.
 */
const oneRuntime = new webpack.NormalModuleReplacementPlugin(
  /inject-external-runtime-core-plugin[\\/]dist[\\/]index\.cjs$/,
  (found) => {
    found.request = found.request.replace(/\.cjs$/, '.js');
  },
);

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
    filename: 'assets/[name].[contenthash:8].js',
    chunkFilename: 'assets/[name].[contenthash:8].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  },
  resolve: { ...base.resolve, alias: { ...leanLibraries('production'), ...leanFederation() } },
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
    oneRuntime,
    new OneSharing(),
    new ModuleFederationPlugin({
      name: SHELL_NAME,
      remotes: {},
      shared: providedByHost(),
      shareStrategy: 'loaded-first',
      dts: false,
      dev: false,
      manifest: false,
      experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
    }),
  ],
});
