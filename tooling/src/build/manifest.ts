import type { Compilation } from 'webpack';
import { ENTRY_FILE } from '@hub/shared/discovery';
import { exposedChunk } from '../webpack/container-plugin';

interface Files {
  sync: string[];
  async: string[];
}

const ofKind = ({ sync, async }: Files, ending: string): Files => {
  const keep = (file: string) => file.endsWith(ending);
  return { sync: sync.filter(keep), async: async.filter(keep) };
};

/** The files that an exposed module comes with, and those that it may ask for later. */
function filesOfExposed({ namedChunks }: Compilation, expose: string): Files {
  const chunk = namedChunks.get(exposedChunk(expose));
  if (!chunk) throw new Error(`The build has no chunk of ${expose}.`);
  const groups = [...chunk.groupsIterable];
  const sync = new Set(groups.flatMap(({ chunks }) => chunks.flatMap(({ files }) => [...files])));
  const later = new Set([...chunk.getAllAsyncChunks()].flatMap(({ files }) => [...files]));
  return { sync: [...sync].sort(), async: [...later].filter((file) => !sync.has(file)).sort() };
}

/** A build's `mf-manifest.json`, by which programs other than the hub's shell find its files (https://module-federation.io/configure/manifest). */
export const manifestOf = (compilation: Compilation, container: string, expose: Readonly<Record<string, string>>) => ({
  id: container,
  name: container,
  metaData: {
    name: container,
    type: 'app',
    remoteEntry: { name: ENTRY_FILE, path: '', type: 'global' },
    globalName: container,
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: Object.keys(expose).map((path) => {
    const files = filesOfExposed(compilation, path);
    const name = path.replace(/^\.\//, '');
    return { id: `${container}:${name}`, name, path, assets: { js: ofKind(files, '.js'), css: ofKind(files, '.css') } };
  }),
});
