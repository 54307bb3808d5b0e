import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Configuration, type Module, type PathData } from 'webpack';
import { readRemoteConfig } from '../build/build-remote';
import { remoteBuildId } from '../build/build-id';
import { firstLoad } from '../webpack/first-load';
import { privateMaps } from '../webpack/private-maps';
import { shellConfig } from '../webpack/shell-config';
import { inRoot, remoteNames } from '../workspace';

/** Name of the chunk of what a remote exposes: where the file goes, which is where the server's hints and the shell's look for it. */
const chunkOf = (name: string, expose: string): string =>
  `remotes/${name}/${remoteBuildId(name)}/__federation_expose_${expose.replace(/^\.\//, '')}`;

/** Stands in for `shell/src/remotes/loading/federation.ts`: what the remotes expose, each imported when it is asked for. */
async function localRemotes(): Promise<string> {
  const faces: string[] = [];
  for (const name of remoteNames()) {
    const { expose } = await readRemoteConfig(name);
    for (const [key, source] of Object.entries(expose)) {
      const chunk = `/* webpackChunkName: ${JSON.stringify(chunkOf(name, key))} */`;
      faces.push(`[${JSON.stringify(`${name} ${key}`)}, () => import(${chunk} ${JSON.stringify(join(inRoot(name), source))})]`);
    }
  }
  return `const faces = new Map([${faces.join(', ')}]);
export const createFederation = () => ({ load: (remote, build, version, expose) => faces.get(remote + ' ' + expose)() });`;
}

const isFace = (name: unknown): name is string => typeof name === 'string' && name.startsWith('remotes/');
const chunkFile =
  (ending: 'js' | 'css') =>
  ({ chunk }: PathData): string =>
    isFace(chunk?.name) ? `[name].[contenthash:8].${ending}` : `assets/[name].[contenthash:8].${ending}`;

/** The screen that is opened first after a login. */
const isHome = ({ name }: Chunk): boolean => isFace(name) && name.endsWith('_overview');

/**
 * What the first screen has in common with others comes with the platform, which the page names. What others have in common is a chunk beside that
 * of the first of them, by a name that has it hinted and fetched ahead too: no file waits until another has run to be found.
 */
const inCommon: NonNullable<Configuration['optimization']>['splitChunks'] = {
  cacheGroups: {
    ...(firstLoad ? firstLoad.cacheGroups : {}),
    home: {
      name: 'platform',
      test: (module: Module, { chunkGraph }: { chunkGraph: webpack.ChunkGraph }) => {
        const faces = [...chunkGraph.getModuleChunksIterable(module)].filter(({ name }) => isFace(name));
        return faces.length > 1 && faces.some(isHome);
      },
      enforce: true,
    },
    faces: {
      name: (_module: Module, chunks: Chunk[]) => {
        const faces = chunks.flatMap(({ name }) => (isFace(name) ? [name] : [])).sort();
        const [first] = faces;
        if (first === undefined || faces.length < 2 || faces.length < chunks.length) return undefined;
        return `${first}.with.${faces
          .slice(1)
          .map((face) => face.split('/')[1])
          .join('.')}`;
      },
      minChunks: 2,
      reuseExistingChunk: true,
    },
  },
};

/**
 * The same sources as one bundle, without federation, as who believes in it would build it: every screen a chunk of its own that is loaded when
 * it is wanted and hinted to the browser by the same links, what all pages need in two files that are named in the page.
 */
export async function singleBundleConfig(output: string): Promise<Configuration> {
  const federated = shellConfig(output);
  const source = `data:text/javascript,${encodeURIComponent(await localRemotes())}`;
  const isReplaced = (plugin: unknown) =>
    plugin instanceof ModuleFederationPlugin ||
    plugin instanceof MiniCssExtractPlugin ||
    plugin instanceof webpack.SourceMapDevToolPlugin;
  return {
    ...federated,
    name: 'single bundle',
    output: { ...federated.output, chunkFilename: chunkFile('js') },
    optimization: { ...federated.optimization, splitChunks: inCommon },
    plugins: [
      ...(federated.plugins ?? []).filter((plugin) => !isReplaced(plugin)),
      privateMaps(),
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash:8].css',
        chunkFilename: chunkFile('css'),
        ignoreOrder: true,
      }),
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]remotes[\\/]loading[\\/]federation$|^\.\/remotes\/loading\/federation$/,
        (found) => {
          found.request = source;
        },
      ),
    ],
  };
}
