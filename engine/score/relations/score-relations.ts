import { makeDatabase } from './make-database';
import { scoreDatabase } from './score-database';
import { SHAPES } from './shapes';
import { optionsOf } from '../options';

const TARGETS = { recall: 0.9, f1: 0.95 };
/** Seeds from here on were not looked at while the joins were built. */
const APART = 100;

// usage: tsx score-relations.ts [--databases 30] [--apart] [--only shape] [--claims]
const options = optionsOf({ databases: 30, apart: false, only: '', claims: false });
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const share = (value: number, all: number) => `${((100 * value) / Math.max(1, all)).toFixed(1)} % (${value} of ${all})`;
const total = { found: 0, planted: 0, doubled: 0, unverified: 0, failed: 0 };
const relations = { inferred: { right: 0, wrong: 0, absent: 0 }, declared: { right: 0, wrong: 0, absent: 0 } };

for (let i = 0; i < options.databases; i++) {
  const shape = SHAPES[i % SHAPES.length];
  if (!shape || !shape.name.includes(options.only)) continue;
  const database = makeDatabase(shape, (options.apart ? APART : 0) + i + Math.floor(i / SHAPES.length));
  try {
    const { found, missed, right, wrong, absent, doubled, unverified, claims } = await scoreDatabase(database);
    total.found += found.length;
    total.planted += database.plants.length;
    total.doubled += doubled.length;
    total.unverified += unverified;
    const own = relations[database.declared ? 'declared' : 'inferred'];
    own.right += right;
    own.wrong += wrong.length;
    own.absent += absent.length;
    say(`${database.name}${database.declared ? ', declared' : ''}: ${found.length} of ${database.plants.length} found, relations ${right} right, ${wrong.length} wrong, ${absent.length} not found`);
    for (const plant of missed) say(`  MISSED  ${JSON.stringify(plant)}`);
    for (const text of wrong) say(`  WRONG  ${text}`);
    for (const text of absent) say(`  ABSENT  ${text}`);
    for (const text of doubled) say(`  DOUBLED  ${text}`);
    if (options.claims) for (const { kind, table, score, sentence } of claims) say(`  ${kind} ${table} ${score.toFixed(2)}  ${sentence}`);
  } catch (error) {
    total.failed++;
    total.planted += database.plants.length;
    say(`FAILED  ${database.name}  ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
} // prettier-ignore

const f1 = ({ right, wrong, absent }: (typeof relations)['inferred']) => (2 * right) / Math.max(1, 2 * right + wrong + absent);
const both = { right: 0, wrong: 0, absent: 0 };
for (const one of Object.values(relations)) for (const key of ['right', 'wrong', 'absent'] as const) both[key] += one[key];
const recall = total.found / Math.max(1, total.planted);
say(`planted findings told: ${share(total.found, total.planted)}, target ${TARGETS.recall}`);
say(
  `relations: F1 ${f1(both).toFixed(3)}, of those that nobody declares ${f1(relations.inferred).toFixed(3)}, target ${TARGETS.f1}`,
);
say(`doubled: ${total.doubled}; claims that do not verify: ${total.unverified}; failed: ${total.failed}`);
process.exitCode =
  recall >= TARGETS.recall && f1(relations.inferred) >= TARGETS.f1 && total.doubled + total.unverified + total.failed === 0
    ? 0
    : 1;
