import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { inRoot } from '../workspace';
import { leanLibraries } from './lean-libraries';

const { resolve: loader } = createRequire(import.meta.url);

export type Mode = 'production' | 'development';

export const scriptRule = (mode: Mode): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: loader('swc-loader'),
  options: {
    jsc: {
      target: 'es2022',
      externalHelpers: true,
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: mode === 'development' } },
    },
  },
});

/** CSS Modules; `output.hashSalt` goes into the class names, so that two builds on one page never share one by accident. */
export const styleRule = (mode: Mode): RuleSetRule => ({
  test: /\.css$/,
  use: [
    mode === 'production' ? MiniCssExtractPlugin.loader : loader('style-loader'),
    {
      loader: loader('css-loader'),
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: mode === 'production' ? '[local]-[hash:base64:6]' : '[name]-[local]-[hash:base64:6]',
        },
      },
    },
  ],
  sideEffects: true,
});

/** The production build of react-router alone, which `leanLibraries` names. */
const routerRule: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
  loader: loader('./without-framework.cjs'),
};

/** Icons as the files of lucide-react hold them. */
const iconRule: RuleSetRule = {
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/].*\.mjs$/,
  loader: loader('./without-keys.cjs'),
};

export const fileRules: RuleSetRule[] = [
  { test: /\.(?:woff2|svg|png|webp|avif)$/, type: 'asset/resource' },
  { test: /\.md$/, type: 'asset/source' },
];

/** What every front-end build has in common. */
export const baseConfig = (mode: Mode, context: string): Configuration => ({
  mode,
  context,
  target: ['web', 'es2022'],
  devtool: mode === 'production' ? false : 'cheap-module-source-map',
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    // Libraries' own files are reached through pnpm's links; loaders and helpers are the tooling's.
    modules: ['node_modules', inRoot('tooling/node_modules')],
    alias: leanLibraries(mode),
  },
  resolveLoader: { modules: [inRoot('tooling/node_modules'), 'node_modules'] },
  module: { rules: [scriptRule(mode), styleRule(mode), routerRule, ...(mode === 'production' ? [iconRule] : []), ...fileRules] },
  optimization: {
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: { format: { comments: false } },
      }),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
    ],
  },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});
