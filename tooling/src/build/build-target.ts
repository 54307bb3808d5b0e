import { buildRemote } from './build-remote';
import { buildShell } from './build-shell';
import { targetLine } from './target-line';
import { transferSize } from './transfer-size';

/** Builds one target (`shell` or a remote's name) in a process of its own, and says what came of it. */
const target = process.argv[2];
if (!target) throw new Error('Name what to build: shell or a remote.');
const started = performance.now();
const { buildId, built } = target === 'shell' ? await buildShell() : await buildRemote(target);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const size = target === 'shell' ? '' : `   ${transferSize(target, buildId)}`;
console.log(targetLine(target, buildId, built ? `built in ${seconds} s${size}` : 'unchanged'));
