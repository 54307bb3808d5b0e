import { createRequire } from 'node:module';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { containerName, DEV_BUILD_ID } from '@hub/shared/discovery';
import { readRemoteConfig } from '../../build/build-remote';
import { baseConfig, fileRules, scriptRule, styleRule } from '../../webpack/base';
import { containerPlugin } from '../../webpack/container-plugin';
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
  return {
    ...base,
    name,
    entry: {},
    output: { path: inRoot('.cache/against', name), publicPath: 'auto', uniqueName: container, hashSalt: container },
    optimization: { moduleIds: 'named', chunkIds: 'named' },
    module: {
      rules: [
        {
          include: Object.values(expose).map((source) => join(folder, source)),
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
      containerPlugin(container, expose),
    ],
  };
}
