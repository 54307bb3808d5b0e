import webpack from 'webpack';
import { ENTRY_FILE } from '@hub/shared/discovery';
import { consumedByRemote } from '../federation/shared-modules';

/** Name of the chunk of an exposed module, by which shell and server find its files. */
export const exposedChunk = (expose: string): string => `__federation_expose_${expose.replace(/^\.\//, '').replaceAll('/', '_')}`;

/** A remote's public face: its container, which takes the shared modules from the host. */
export const containerPlugin = (
  name: string,
  expose: Readonly<Record<string, string>>,
  shared: ReturnType<typeof consumedByRemote> = consumedByRemote(),
): webpack.WebpackPluginInstance =>
  new webpack.container.ModuleFederationPlugin({
    name,
    filename: ENTRY_FILE,
    exposes: Object.fromEntries(Object.entries(expose).map(([key, file]) => [key, { import: file, name: exposedChunk(key) }])),
    shared,
  });
