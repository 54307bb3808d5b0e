import { remoteBuildId } from './build-id';
import { buildRemoteInto } from './build-remote';

/** Builds a remote once more into a folder of its own, to compare: `rebuild.ts NAME FOLDER`. */
const [name, folder] = process.argv.slice(2);
if (!name || !folder) throw new Error('Name a remote and a folder.');
await buildRemoteInto(name, remoteBuildId(name), folder, { maps: `${folder}-maps`, papers: `${folder}-papers` });
