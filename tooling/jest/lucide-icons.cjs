const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const FOLDER = join(__dirname, '../../shared/node_modules/lucide-react/dist/esm');
/** Says of each icon under which names it is known, and in which file it lies. */
const index = readFileSync(join(FOLDER, 'lucide-react.mjs'), 'utf8');

/** The file of an icon, by one of the names under which the index gives it. */
function fileOf(name) {
  const at = index.search(new RegExp(`\\bdefault as ${name}\\b`));
  return at === -1 ? undefined : /from '(.+?)'/.exec(index.slice(at))?.[1];
}

/** Of `lucide-react` the icons that are asked for: its index makes all 1,700 of them, for each file of tests anew. */
module.exports = new Proxy(
  {},
  {
    get(icons, name) {
      if (typeof name !== 'string' || name in icons) return icons[name];
      const file = fileOf(name);
      if (file !== undefined) icons[name] = require(join(FOLDER, file)).default;
      return icons[name];
    },
  },
);
