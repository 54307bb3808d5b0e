import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { familyOf, INSIGHT_KINDS, type Claim } from '../src/contracts/report/claim';
import { PLANTS } from '../src/kinds/plants';
import * as z from 'zod/mini';
import { analyze } from '../src/analyze';
import { LEADING } from '../src/insights/judge/leading';
import { rowsOf } from '../src/insights/rows-of';
import { verifyClaims } from '../src/verify/verify-claims';
import { contradicts, isRelation, matchClaim } from './match-claim';
import { plantCorpus, shuffleColumns } from './plant-tables';
import { planted as plantedSchema, type Planted } from './planted';

const README = resolve(import.meta.dirname, '../../README.md');
const SHUFFLED = 100;
const TARGETS = { recall: 0.95, leading: 0.85, value: 0.9, verified: 1, falseShare: 0.05 };

interface Scored {
  claims: Claim[];
  /** Numbers that each claim's query gives, by its id. */
  answers: ReadonlyMap<string, readonly number[]>;
  verified: number;
  /** Answer of a query over the stored table: value and base. */
  ask: (sql: string) => Promise<[number | null, number | null]>;
}

interface Table {
  name: string;
  path: string;
  /** Effects that it holds: of a table that fails none is found. */
  effects: number;
}

/** One table that fails is told by its name; the others are scored all the same. */
async function analyzeFile(
  tally: Tally,
  { name, path, effects }: Table,
  use: (scored: Scored) => void | Promise<void>,
): Promise<void> {
  try {
    await analyzeTable(path, use);
  } catch (error) {
    tally.failed++;
    tally.planted += effects;
    say(`FAILED  ${name}  ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}

async function analyzeTable(path: string, use: (scored: Scored) => void | Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-score-'));
  const storePath = join(folder, 'store.duckdb');
  try {
    const { document } = await analyze({
      inputs: [{ kind: 'csv', path, name: path.split('/').at(-1) ?? path }],
      sourceType: 'csv',
      storePath,
    });
    const results = await verifyClaims(document, storePath);
    const instance = await DuckDBInstance.create(storePath, { access_mode: 'READ_ONLY' });
    const connection = await instance.connect();
    try {
      await use({
        claims: [...document.claims].sort((a, b) => b.score - a.score),
        answers: await answersOf(connection, document.claims),
        verified: results.filter(({ outcome }) => outcome === 'same').length,
        async ask(sql) {
          const [value, base] = (await rowsOf(connection, sql))[0] ?? [];
          return [typeof value === 'number' ? value : null, typeof base === 'number' ? base : null];
        },
      });
    } finally {
      connection.closeSync();
      instance.closeSync();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function answersOf(connection: DuckDBConnection, claims: readonly Claim[]): Promise<Map<string, number[]>> {
  const answers = new Map<string, number[]>();
  for (const { id, sql } of claims) {
    const [row = []] = await rowsOf(connection, sql);
    answers.set(
      id,
      row.filter((cell) => typeof cell === 'number'),
    );
  }
  return answers;
}

class Tally {
  planted = 0;
  found = 0;
  leading = 0;
  right = 0;
  claims = 0;
  verified = 0;
  nulls = 0;
  nullsBroken = 0;
  shuffled = 0;
  shuffledWithFindings = 0;
  failed = 0;
  kinds = 0;
  kindsTold = 0;

  effect(entry: Planted, { claims, answers }: Pick<Scored, 'claims' | 'answers'>): void {
    if (entry.kind === 'null' || entry.kind === 'no-trend') {
      const bad = claims.filter((claim) => contradicts(entry, claim));
      this.nulls++;
      if (bad.length > 0) this.nullsBroken++;
      say(`${bad.length > 0 ? 'FALSE' : 'none '}  ${entry.file}  ${entry.kind} ${entry.dimension}  ${bad[0]?.sentence ?? ''}`);
      return;
    }
    const matches = claims.map((claim) => matchClaim(entry, claim, answers.get(claim.id)));
    const place = matches.findIndex((match) => match !== 'no');
    const valued = matches.includes('value');
    this.planted++;
    if (place >= 0) this.found++;
    if (place >= 0 && place < LEADING) this.leading++;
    if (valued) this.right++;
    say(
      `${valued ? 'value ' : place >= 0 ? 'effect' : 'MISSED'}  place ${place >= 0 ? place + 1 : '-'}  ${entry.file}  ${entry.kind} ${entry.measure} by ${entry.dimension} ${entry.member}`,
    );
  }

  /** Prints the result; true when all targets are met. */
  report(): boolean {
    const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
    const line = (name: string, part: number, whole: number, ok: boolean) =>
      say(`${ok ? 'ok  ' : 'LOW '} ${name}: ${part} of ${whole} (${(100 * share(part, whole)).toFixed(1)}%)`);
    const checks: [string, number, number, boolean][] = [
      ['planted effects found', this.found, this.planted, share(this.found, this.planted) >= TARGETS.recall],
      [`among the first ${LEADING}`, this.leading, this.planted, share(this.leading, this.planted) >= TARGETS.leading],
      ['with the right value', this.right, this.planted, share(this.right, this.planted) >= TARGETS.value],
      ['claims verified', this.verified, this.claims, share(this.verified, this.claims) >= TARGETS.verified],
      ['null entries contradicted', this.nullsBroken, this.nulls, this.nullsBroken <= TARGETS.falseShare * this.nulls],
      [
        'shuffled tables with a finding',
        this.shuffledWithFindings,
        this.shuffled,
        this.shuffledWithFindings <= TARGETS.falseShare * this.shuffled,
      ],
    ];
    // A folder of tables from elsewhere plants no kinds of ours.
    if (this.kinds > 0)
      checks.push(['kinds told under their own name', this.kindsTold, this.kinds, this.kindsTold === this.kinds]);
    checks.forEach((check) => line(...check));
    // What README says of the tables of ours is what they give.
    const stated = `${this.found} of ${this.planted} planted effects found, ${this.leading === this.planted ? 'all' : this.leading} among the first ${LEADING} findings, ${this.right} with their exact value; every claim verifies; ${this.shuffledWithFindings || 'none'} of ${this.shuffled} shuffled`;
    const isStated = this.kinds === 0 || readFileSync(README, 'utf8').includes(stated);
    if (!isStated) say(`LOW  README says otherwise than: ${stated}`);
    if (this.failed > 0) say(`LOW  tables that could not be analysed: ${this.failed}`);
    if (this.failed > 0) return false;
    return isStated && checks.every(([, , , ok]) => ok);
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function scoreFolder(folder: string, tally: Tally): Promise<void> {
  const entries = z.array(plantedSchema).parse(JSON.parse(await readFile(join(folder, 'planted.json'), 'utf8')));
  for (const file of [...new Set(entries.map((entry) => entry.file))].sort()) {
    const own = entries.filter((candidate) => candidate.file === file);
    const effects = own.filter(({ kind }) => kind !== 'null' && kind !== 'no-trend').length;
    await analyzeFile(tally, { name: file, path: join(folder, file), effects }, ({ claims, answers, verified }) => {
      tally.claims += claims.length;
      tally.verified += verified;
      for (const entry of own) tally.effect(entry, { claims, answers });
    });
  }
}

/** Each kind in the table that is planted for it. */
async function scoreKinds(tally: Tally, folder: string): Promise<void> {
  for (const kind of INSIGHT_KINDS) {
    const { csv, tells } = PLANTS[kind];
    const path = join(folder, `${kind}.csv`);
    await writeFile(path, csv());
    tally.kinds++;
    await analyzeFile(tally, { name: kind, path, effects: 0 }, ({ claims }) => {
      const told = claims.some((claim) => claim.kind === kind && tells(claim));
      if (told) tally.kindsTold++;
      say(`${told ? 'told  ' : 'MISSED'}  ${kind}`);
    });
  }
}

async function scoreGenerated(tally: Tally): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-planted-'));
  try {
    await scoreKinds(tally, folder);
    const corpus = plantCorpus();
    for (const table of corpus) {
      const path = join(folder, table.file);
      await writeFile(path, table.csv);
      await analyzeFile(
        tally,
        { name: table.file, path, effects: table.planted.length },
        async ({ claims, answers, verified, ask }) => {
          tally.claims += claims.length;
          tally.verified += verified;
          for (const effect of table.planted) {
            const [value, n] = await ask(effect.sql);
            tally.effect({ ...effect, value, n }, { claims, answers });
          }
          if (table.planted.length === 0) countFalse(tally, table.file, claims);
        },
      );
    }
    for (let round = 0; round < SHUFFLED; round++) {
      const table = corpus[(round * 7) % corpus.length];
      if (!table) continue;
      const path = join(folder, 'shuffled.csv');
      await writeFile(path, shuffleColumns(table.csv, round + 1));
      await analyzeFile(tally, { name: `shuffled ${table.file}`, path, effects: 0 }, ({ claims }) =>
        countFalse(tally, `shuffled ${table.file}`, claims),
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function countFalse(tally: Tally, file: string, claims: readonly Claim[]): void {
  // Of a shuffled table the times are still what they were: only relations between columns are false.
  const wrong = claims.filter(
    (claim) =>
      isRelation(claim) &&
      !(
        claim.subject.measure.op === 'count' &&
        claim.subject.filter.length === 0 &&
        typeof claim.subject.breakdown === 'string' &&
        ['trend', 'spike', 'seasonality', 'change-point'].includes(familyOf(claim.kind))
      ),
  );
  tally.shuffled++;
  if (wrong.length > 0) tally.shuffledWithFindings++;
  wrong.forEach((claim) => say(`FALSE  ${file}  ${claim.kind} q ${claim.q?.toPrecision(2) ?? '-'}  ${claim.sentence}`));
}

const [folder] = process.argv.slice(2).filter((argument) => argument !== '--');
const tally = new Tally();
await (folder === undefined ? scoreGenerated(tally) : scoreFolder(resolve(process.env.INIT_CWD ?? process.cwd(), folder), tally));
process.exitCode = tally.report() ? 0 : 1;
