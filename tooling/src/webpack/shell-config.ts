import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { providedByHost } from '../federation/shared-modules';
import { inRoot } from '../workspace';
import { baseConfig } from './base';
import { IntegrityPlugin } from './integrity-plugin';
import { PagePlugin } from './page-plugin';

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

/** The production build of the host. It knows no remote: those are registered at run time, from the discovery document. */
export const shellConfig = (output: string): Configuration => ({
  ...baseConfig('production', inRoot('shell')),
  name: 'shell',
  entry: { main: './src/index.ts' },
  output: {
    path: output,
    publicPath: '/',
    uniqueName: 'hub_shell',
    hashSalt: 'hub_shell',
    filename: 'assets/[name].[contenthash:8].js',
    chunkFilename: 'assets/[name].[contenthash:8].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  },
  plugins: [
    new MiniCssExtractPlugin({
      filename: 'assets/[name].[contenthash:8].css',
      chunkFilename: 'assets/[name].[contenthash:8].css',
    }),
    new PagePlugin(inRoot('shell/src')),
    new IntegrityPlugin(),
    oneRuntime,
    new ModuleFederationPlugin({
      name: 'hub_shell',
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
