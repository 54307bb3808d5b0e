import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';

/** Loaded with the first report, the first analysis and the first new password, though they are shared. */
const LATER = /@hub\/shared\/(?:report|analyses|password)/;
const SHARING = /^(?:provide-module|consume-shared-module)$/;

/** Whether every page loads a chunk: the shell's own code, or a root from which a shared module comes. */
const isOnEveryPage = (chunk: Chunk): boolean =>
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(
      ({ module, request }) =>
        request === './bootstrap' || (module && SHARING.test(module.type) && !LATER.test(module.identifier())),
    ),
  );

/** The marks of sharing stay where they are: a file that waits for a shared module must not be the one that brings it. */
const isFirst = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
  !SHARING.test(module.type) && [...chunkGraph.getModuleChunksIterable(module)].some(isOnEveryPage);
const isLibrary = (module: Module): boolean => /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '');

/** Names of the files that every page of the application loads beside its entry. */
export const FIRST_CHUNKS = ['libraries', 'platform'];

/**
 * What every page runs goes into two files, of which the libraries change seldom. Left alone, each shared module would be a root of its
 * own, with a copy of what it has in common with the others.
 */
export const firstLoad: NonNullable<Configuration['optimization']>['splitChunks'] = {
  cacheGroups: {
    libraries: {
      name: 'libraries',
      test: (module: Module, graphs: { chunkGraph: ChunkGraph }) => isLibrary(module) && isFirst(module, graphs),
      enforce: true,
      priority: 2,
    },
    platform: { name: 'platform', test: isFirst, enforce: true, priority: 1 },
  },
};
