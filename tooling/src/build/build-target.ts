import { buildRemote } from './build-remote';
import { buildShell } from './build-shell';
import { targetLine } from './target-line';
import { transferSize } from './transfer-size';

/**
 * Builds targets (`shell`, remotes' names) one after the other in a process of its own, and says what came of each. One that cannot be built
 * keeps no other from it.
 */
const targets = process.argv.slice(2);
if (targets.length === 0) throw new Error('Name what to build: shell or remotes.');
for (const target of targets) {
  const started = performance.now();
  try {
    const { buildId, built } = target === 'shell' ? await buildShell() : await buildRemote(target);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const size = target === 'shell' ? '' : `   ${transferSize(target, buildId)}`;
    console.log(targetLine(target, buildId, built ? `built in ${seconds} s${size}` : 'unchanged'));
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}
