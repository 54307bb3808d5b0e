import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { readRemoteConfig } from '../build/build-remote';
import { shellConfig } from '../webpack/shell-config';
import { inRoot, remoteNames } from '../workspace';

/** Stands in for `shell/src/remotes/federation.ts`: what the remotes expose, imported. */
async function localRemotes(): Promise<string> {
  const faces: { key: string; file: string }[] = [];
  for (const name of remoteNames()) {
    const { expose } = await readRemoteConfig(name);
    for (const [key, source] of Object.entries(expose)) faces.push({ key: `${name} ${key}`, file: join(inRoot(name), source) });
  }
  const imports = faces.map(({ file }, index) => `import * as face${index} from ${JSON.stringify(file)};`);
  const entries = faces.map(({ key }, index) => `[${JSON.stringify(key)}, face${index}]`);
  return `${imports.join('\n')}
const faces = new Map([${entries.join(', ')}]);
export const createFederation = () => ({ load: async (remote, build, version, expose) => faces.get(remote + ' ' + expose) });`;
}

/** The same sources as one bundle, without federation: what the federated product is measured against. */
export async function singleBundleConfig(output: string): Promise<Configuration> {
  const federated = shellConfig(output);
  const source = `data:text/javascript,${encodeURIComponent(await localRemotes())}`;
  return {
    ...federated,
    name: 'single bundle',
    plugins: [
      ...(federated.plugins ?? []).filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
      new webpack.NormalModuleReplacementPlugin(/[\\/]remotes[\\/]federation$|^\.\/remotes\/federation$/, (found) => {
        found.request = source;
      }),
    ],
  };
}
