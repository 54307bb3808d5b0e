import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { inRoot } from '../workspace';
import { baseConfig } from './base';
import { SHELL_NAME } from './shell-config';

export const PRERENDER_FILE = 'prerender.cjs';

/** The host once more, for Node and without federation: its landing page is rendered at build. Class names come out as in the host. */
export function prerenderConfig(output: string): Configuration {
  const base = baseConfig('production', inRoot('shell'));
  return {
    ...base,
    name: 'prerender',
    target: 'node20',
    entry: './src/prerender.tsx',
    output: {
      path: output,
      publicPath: '/',
      hashSalt: SHELL_NAME,
      filename: PRERENDER_FILE,
      library: { type: 'commonjs2' },
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    optimization: { minimize: false },
    plugins: [new MiniCssExtractPlugin({ ignoreOrder: true })],
  };
}
