import { remoteNames } from '../workspace';
import { standingBuild } from './standing-build';
import { targetLine } from './target-line';

/** Says which targets need not be built: one process that loads no bundler, in the place of one for each that does. */
for (const target of ['shell', ...remoteNames()]) {
  const buildId = standingBuild(target);
  if (buildId !== null) console.log(targetLine(target, buildId, 'unchanged'));
}
