import { relative, sep } from 'node:path';
import webpack from 'webpack';
import { ROOT } from '../workspace';

/** Where a source lies in the repository, or in the package it comes from: the same on every machine, and no path of any. */
const placeOf = (path: string): string =>
  relative(ROOT, path)
    .split(sep)
    .join('/')
    .replace(/^.*\/node_modules\//, 'node_modules/');

/**
 * Writes maps from a build's lines to those of its sources, without the sources' text, and without a word of it in the scripts. The build
 * takes the maps away from what is served.
 */
export const privateMaps = (): webpack.SourceMapDevToolPlugin =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: '[file].map',
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) => placeOf(absoluteResourcePath),
    fallbackModuleFilenameTemplate: ({ absoluteResourcePath, hash }: { absoluteResourcePath: string; hash: string }) =>
      `${placeOf(absoluteResourcePath)}?${hash}`,
  });
