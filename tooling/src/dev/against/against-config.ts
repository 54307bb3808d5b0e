import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { containerName, DEV_BUILD_ID, ENTRY_FILE, MANIFEST_FILE } from '@hub/shared/discovery';
import { readRemoteConfig } from '../../build/build-remote';
import { consumedByRemote } from '../../federation/shared-modules';
import { baseConfig, fileRules, scriptRule, styleRule } from '../../webpack/base';
import { inRoot } from '../../workspace';

const { resolve: file } = createRequire(import.meta.url);

/**
 * A remote's build for a deployed shell: made as for production, so that it meets that shell's modules and policy as a release would, but
 * readable, rebuilt on every edit, and reloaded.
 */
export async function againstConfig(name: string): Promise<Configuration> {
  const { expose } = await readRemoteConfig(name);
  const container = containerName(name, DEV_BUILD_ID);
  const folder = inRoot(name);
  const base = baseConfig('development', folder);
  const exposes = Object.fromEntries(Object.entries(expose).map(([key, source]) => [key, join(folder, source)]));
  return {
    ...base,
    name,
    entry: {},
    output: { path: inRoot('.cache/against', name), publicPath: 'auto', uniqueName: container, hashSalt: container },
    optimization: { moduleIds: 'named', chunkIds: 'named' },
    module: {
      rules: [
        {
          include: Object.values(exposes),
          loader: file('../../webpack/stamp-build.cjs'),
          options: { name, buildId: DEV_BUILD_ID },
          enforce: 'post',
        },
        scriptRule('development'),
        styleRule('production'),
        ...fileRules,
      ],
    },
    plugins: [
      new ReactRefreshPlugin({ library: container, overlay: false }),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      new ModuleFederationPlugin({
        name: container,
        filename: ENTRY_FILE,
        manifest: { fileName: MANIFEST_FILE },
        exposes,
        shared: consumedByRemote(),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}
