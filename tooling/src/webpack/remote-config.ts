import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { containerName } from '@hub/shared/discovery';
import { inRoot } from '../workspace';
import { AskAnew } from './ask-anew';
import { baseConfig } from './base';
import { containerPlugin } from './container-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { NoticesPlugin } from './notices-plugin';
import { privateMaps } from './private-maps';

const { resolve: file } = createRequire(import.meta.url);

export interface RemoteBuild {
  name: string;
  buildId: string;
  expose: Record<string, string>;
  /** Folder that takes the output. */
  output: string;
}

/** The production build of a remote: an immutable folder, named and salted by its build id, that carries none of the shared modules. */
export function remoteConfig({ name, buildId, expose, output }: RemoteBuild): Configuration {
  const container = containerName(name, buildId);
  const folder = inRoot(name);
  const base = baseConfig('production', folder);
  const exposedFiles = Object.values(expose).map((source) => join(folder, source));
  return {
    ...base,
    name,
    // The container is the only entry.
    entry: {},
    output: {
      path: output,
      publicPath: 'auto',
      uniqueName: container,
      hashSalt: container,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // A module whose shared module did not come is run anew at the next try. Otherwise it would pass for loaded, half done.
      // oxlint-disable-next-line typescript/no-deprecated -- its successor keeps the first error and throws it again
      strictModuleExceptionHandling: true,
    },
    // A build's files are new together: libraries in files of their own would only have to be found before they can be asked for.
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } },
    module: {
      rules: [
        { include: exposedFiles, loader: file('./stamp-build.cjs'), options: { name, buildId }, enforce: 'post' },
        ...(base.module?.rules ?? []),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
      new IntegrityPlugin(),
      new NoticesPlugin(),
      privateMaps(),
      new AskAnew(),
      containerPlugin(container, expose),
    ],
  };
}
