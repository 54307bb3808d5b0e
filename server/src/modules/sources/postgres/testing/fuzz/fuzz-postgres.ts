/**
 * Talks to a database server that lets in and then breaks one of its answers, and proves that the one who asked is told so, in time,
 * and that nobody else notices: `pnpm fuzz:postgres [cases] [first seed]`, ten thousand by default. Most cases meet the child processes
 * that a hub starts, many of them one child; every fiftieth goes through a built hub, which must be the same process at the end
 * and well all along. `pnpm fuzz:postgres 1 4711` repeats one case.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childrenLane, type Outcome } from './fuzz-children';
import { fuzzedHub } from './fuzz-hub';

const [wanted = '10000', first = '1'] = process.argv.slice(2).filter((word) => word !== '--');
const FROM = Number(first);
const CASES = Number(wanted);
const CHILDREN_LANES = 2;
/** The hub makes whoever fails to connect wait for seconds, on purpose. */
const HUB_LANES = 4;
const THROUGH_THE_HUB = 50;
const TOLD_EVERY = 500;

const dist = (name: string) => fileURLToPath(new URL(`../../../../../../dist/${name}`, import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'hub-fuzz-'));
const laneFolders = Array.from({ length: CHILDREN_LANES }, (_, i) => join(folder, `lane-${i}`));
for (const lane of laneFolders) await mkdir(lane);
const children = await Promise.all(laneFolders.map((lane) => childrenLane(dist('database-worker.mjs'), lane)));
const hub = await fuzzedHub(dist('server.mjs'), join(folder, 'data'));

const started = Date.now();
const counts = { cases: 0, answered: 0, refused: 0, wrong: 0 };
const seconds = () => Math.round((Date.now() - started) / 1000);
const tell = (line: string) => process.stderr.write(`${line}\n`);

async function seeThrough(seeds: Iterator<number>, run: (seed: number) => Promise<Outcome>): Promise<void> {
  for (let next = seeds.next(); !next.done && hub.isAlive(); next = seeds.next()) {
    try {
      counts[await run(next.value)]++;
    } catch (error) {
      counts.wrong++;
      tell(`case ${next.value}: ${String(error)}\n    again: pnpm fuzz:postgres 1 ${next.value}`);
    }
    if (++counts.cases % TOLD_EVERY === 0)
      tell(`${counts.cases} of ${CASES} after ${seconds()} s: ${counts.answered} answered, ${counts.refused} refused, ${counts.wrong} wrong`);
  } // prettier-ignore
}
const all = Array.from({ length: CASES }, (_, i) => FROM + i);
const isOfHub = (seed: number) => seed % THROUGH_THE_HUB === 0;
const ofHub = all.filter(isOfHub).values();
const ofChildren = all.filter((seed) => !isOfHub(seed)).values();
await Promise.all([
  ...children.map((lane) => seeThrough(ofChildren, lane.run)),
  ...Array.from({ length: HUB_LANES }, () => seeThrough(ofHub, hub.run)),
]);

const result = {
  ...counts,
  /** Of the cases of children: those in which the broken answer was sent. */
  broken: children.reduce((sum, lane) => sum + lane.counts.broken, 0),
  childrenDied: children.reduce((sum, lane) => sum + lane.counts.died, 0),
  slowestMs: Math.max(...children.map((lane) => lane.counts.slowest)),
  hub: { pid: hub.pid, alive: hub.isAlive(), ...hub.health },
  seconds: seconds(),
  from: FROM,
};
process.stdout.write(`${JSON.stringify(result)}\n`);
if (counts.cases < CASES || counts.wrong > 0 || !hub.isAlive() || hub.health.ill > 0) process.exitCode = 1;
await hub.stop();
for (const lane of children) await lane.stop();
await rm(folder, { recursive: true, force: true });
