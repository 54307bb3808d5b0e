import { findBrowser } from '../browser/find-browser';
import { readFolder } from './read-folder';
import { tryBuild } from './try-build';

/** `tsx e2e/src/trial/main.ts FOLDER`: runs the build in the folder; writes what was wrong as JSON. For `pnpm mfe publish`. */
const [folder = ''] = process.argv.slice(2);
const executablePath = await findBrowser().catch(() => null);
const outcome =
  executablePath === null
    ? { browser: false, troubles: [] }
    : { browser: true, troubles: await tryBuild(await readFolder(folder), executablePath) };
process.stdout.write(JSON.stringify(outcome));
// A page that works without end keeps its browser from closing.
process.exit();
