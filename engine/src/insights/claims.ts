import type { DuckDBConnection } from '@duckdb/node-api';
import { familyOf, type Claim, type ToldNumber } from '../contracts/report/claim';
import { printMeasure } from '../contracts/report/measure';
import type { TestNote } from '../contracts/report/document';
import { KINDS } from '../kinds';
import type { Kinds } from '../kinds/kind-spec';
import { PrefetchedFacts } from './prefetch/prefetched-facts';
import { noting } from '../wording/noted-numbers';
import { sayable } from '../wording/number-text';
import { isWhole, nextOf, type Next } from './expected/among';
import { hasMoved } from './expected/has-moved';
import type { Finding, Saying } from './finding';
import { makeClaim } from './make-claim';
import { asCounted } from './frame/time/register';
import type { Frame } from './frame/frame';
import { watchedColumns } from './frame/measures/result-columns';
import { structureOf } from './frame/measures/structure';
import { evidenceOf } from './judge/evidence';
import { besideGroups } from './judge/beside-groups';
import { hasOneFigureEach } from './judge/one-figure';
import { passes, significance } from './judge/gate';
import { isAllBehind } from '../kinds/mix-behind/mix-behind';
import { prune } from './judge/prune';
import { mineAll } from './mine';
import { rank, type Ranked } from './judge/rank';
import { pastOf } from './judge/order/by-nature';
import { weightsOf } from './judge/order/weights-of';
import { rowsAround, rowsOfClaim } from './rows-behind/rows-of-claim';
import { sourceOf } from './rows-of';
import type { Row } from '../duckdb/cell';
import { toldNumbers } from './told-numbers';
import { hangsOnAge } from './unfinished/hangs-on-age';
import { wordsHeld } from './words-held';
import { TestLog } from './judge/test-log';
import { testNotes } from './judge/test-notes';
import { LIMITS } from './limits';

export interface Mined {
  claims: Claim[];
  tests: { run: number; reported: number; notes: TestNote[] };
  /** Claims whose query gave what the miner's own arithmetic gave, of those where both are known. */
  checked: { right: number; total: number };
  /** What could not be computed: the measures of those figures. */
  lost: string[];
}

export interface MiningOptions {
  firstId?: number | undefined;
  signal?: AbortSignal | undefined;
  /** What is looked for; all kinds unless told. */
  kinds?: Kinds | undefined;
}

/**
 * Mines the frame and turns what passes the gate into claims, best first. Each claim's figures come from its own query over the
 * whole table; where the miner computed the value itself, both must agree or the claim is dropped.
 */
export async function mineClaims(
  connection: DuckDBConnection,
  frame: Frame,
  { firstId = 1, signal, kinds = KINDS }: MiningOptions = {},
): Promise<Mined> {
  const ahead = new PrefetchedFacts(sourceOf(connection, frame.table));
  try {
    return await mine(frame, ahead, { firstId, signal, kinds });
  } finally {
    await ahead.ended();
  }
}

async function mine(
  frame: Frame,
  ahead: PrefetchedFacts,
  { firstId, signal, kinds }: { firstId: number; signal: AbortSignal | undefined; kinds: Kinds },
): Promise<Mined> {
  const result = watchedColumns(frame.table);
  const { dimensions, measures, pairs } = frame.left;
  const log = new TestLog(result, { pairs, ofResult: result.size * (dimensions.length + measures.length) });
  // Plain figures are told in any case.
  const onFound = (found: readonly Finding[]) =>
    ahead.begin(found.filter(({ context, tests }) => context && tests.length === 0).map(({ sql }) => sql));
  const isStructure = structureOf(frame);
  const isOfAge = hangsOnAge(frame);
  const isBeside = besideGroups(frame);
  const isOneFigure = hasOneFigureEach(frame);
  // Rows that are repeated are so in columns that follow from one another as in all others.
  const mined = (await mineAll({ frame, log }, { signal, onFound }, kinds)).filter(
    (finding) =>
      familyOf(finding.kind) === 'repetition' ||
      ((KINDS[finding.kind].standing.amongPossible || !isStructure(finding.subject)) &&
        !isOfAge(finding) &&
        !isBeside(finding) &&
        !isOneFigure(finding) &&
        !isAllBehind(finding.behind)),
  );
  const held = prune(
    mined.filter((finding) => !finding.small && passes(finding)),
    frame,
    kinds,
  );
  const certain = mined.filter((finding) => finding.small && passes(finding));
  // What is small may only repeat something; nothing is left out for its sake.
  const small = prune([...held, ...certain], frame, kinds).filter((finding) => finding.small);
  const ranked = rank(held, kinds, weightsOf(frame));
  const findings = ranked.filter(({ finding }) => !finding.context).slice(0, LIMITS.mostFindings);
  const context = ranked.filter(({ finding }) => finding.context);
  const claims: Claim[] = [];
  const checked = { right: 0, total: 0 };
  const told = [...findings, ...context, ...rank(small, kinds).slice(0, LIMITS.mostSmall)];
  const facts = await ahead.firstRows(told.map(({ finding }) => finding.sql));
  const expected = await expectations(frame, ahead, findings);
  const known = told.map((entry) => {
    const next = expected.get(entry.finding);
    return next ? { ...entry, finding: { ...entry.finding, next } } : entry;
  });
  const sayings = known.map((entry, i) => sayingOf(frame, kinds, entry, facts[i] ?? null, checked));
  const borneOut = await wordsHeld(ahead, sayings);
  for (const [i, entry] of known.entries()) {
    const [saying, row] = [borneOut[i], facts[i]];
    if (saying && row && typeof row.value === 'number') {
      const told = numbersOf(frame, kinds, entry, { saying, facts: row });
      claims.push(toClaim(frame, kinds, entry, { saying, value: row.value, ...told }, firstId + claims.length));
    }
  }
  const lost = told
    .filter(({ finding }) => ahead.lost.has(finding.sql))
    .map(({ finding }) => printMeasure(finding.subject.measure));
  const reported = claims.filter((claim) => claim.q !== null && !claim.small).length;
  const notes = testNotes(frame, log, { reported, small: small.length, listed: claims.filter((claim) => claim.small) });
  return { claims, tests: { run: log.run, reported, notes }, checked, lost };
}

/** What the members of findings would show the next time, from the whole table. */
async function expectations(frame: Frame, ahead: PrefetchedFacts, findings: readonly Ranked[]): Promise<Map<Finding, Next>> {
  if (isWhole(frame)) return new Map();
  const all = findings.map(({ finding }) => finding);
  const time = frame.timeline?.column.name;
  const isPast = pastOf(frame);
  const chosen = all.flatMap((finding) =>
    finding.among && (time === undefined || !(hasMoved(finding, all, time) || isPast(finding)))
      ? [{ finding, among: finding.among }]
      : [],
  );
  const rows = await ahead.allRows(chosen.map(({ among }) => among.sql));
  return new Map(
    chosen.flatMap(({ finding, among }) => {
      const next = nextOf(among, rows.get(among.sql) ?? []);
      return next ? [[finding, next]] : [];
    }),
  );
}

/** A finding in words, when its own query bears it out. */
function sayingOf(frame: Frame, kinds: Kinds, { finding }: Ranked, facts: Row | null, checked: Mined['checked']): Saying | null {
  const value = facts?.value;
  if (!facts || typeof value !== 'number') return null;
  checked.total++;
  if (finding.expected !== null && !agrees(finding.expected, value, frame.sampled)) return null;
  checked.right++;
  return said(frame, kinds, finding, facts);
}

const said = (frame: Frame, kinds: Kinds, finding: Finding, facts: Row): Saying | null =>
  sayable(() => kinds[finding.kind]?.say(finding, facts, asCounted(frame, finding)) ?? null);

/** What a claim rests on, and the numbers of it and of what is said. */
interface Told {
  evidence: string | undefined;
  numbers: ToldNumber[];
  evidenceNumbers: ToldNumber[];
}

/** The numbers of what is said: it is said once more, with marks around them. */
function numbersOf(frame: Frame, kinds: Kinds, { finding }: Ranked, { saying, facts }: { saying: Saying; facts: Row }): Told {
  const { q } = significance(finding);
  const evidence = evidenceOf(frame, finding, saying, q);
  const [marked, rests] = noting(() => {
    const again = said(frame, kinds, finding, facts);
    return [again, again === null ? undefined : evidenceOf(frame, finding, again, q)];
  });
  const sentences = [marked?.sentence, marked?.without].filter((one) => one !== undefined);
  return {
    evidence,
    numbers: sentences.map((one) => toldNumbers(one, saying.sentence, facts)).find((numbers) => numbers.length > 0) ?? [],
    evidenceNumbers: evidence === undefined || rests === undefined ? [] : toldNumbers(rests, evidence, facts),
  };
}

function toClaim(
  frame: Frame,
  kinds: Kinds,
  { finding, score, isKnown }: Ranked,
  { saying, value, evidence, numbers, evidenceNumbers }: Told & { saying: Saying; value: number },
  place: number,
): Claim {
  const { p, q } = significance(finding);
  const origin = kinds[finding.kind]?.rows;
  const rows = origin ? rowsOfClaim(frame, origin, finding, value) : null;
  return makeClaim(place, {
    kind: finding.kind,
    table: frame.table.name,
    subject: finding.subject,
    member: finding.member,
    direction: finding.direction,
    value,
    unit: finding.unit,
    baseline: saying.baseline ?? null,
    n: saying.n ?? finding.n,
    effect: finding.effect,
    p,
    q,
    score: Number(
      (score / (finding.small ? LIMITS.rankOfSmall : finding.context ? LIMITS.rankOfFigures : 1)).toPrecision(
        LIMITS.digitsOfScores,
      ),
    ),
    ...(saying.confidence ? { confidence: saying.confidence } : {}),
    ...(finding.next ? { expected: { value: finding.next.value, interval: finding.next.interval } } : {}),
    sentence: saying.sentence,
    ...(evidence === undefined ? {} : { evidence }),
    ...(saying.words && saying.words.length > 0 ? { words: saying.words } : {}),
    ...(finding.small ? { small: true } : {}),
    ...(isKnown ? { known: true } : {}),
    ...(rows ? { rows } : {}),
    ...(rows && numbers.length > 0 ? { numbers } : {}),
    ...(rows && evidenceNumbers.length > 0 ? { evidence_numbers: evidenceNumbers } : {}),
    ...(origin && rows && numbers.length + evidenceNumbers.length > 0
      ? { around: rowsAround(frame, origin, finding, value) }
      : {}),
    sql: finding.sql,
  });
}

/** A sample's value may differ from the whole table's by chance. */
function agrees(expected: number, value: number, sampled: boolean): boolean {
  const tolerance = sampled ? LIMITS.toleranceOfSamples : LIMITS.tolerance;
  return Math.abs(expected - value) <= tolerance * Math.max(Math.abs(expected), Math.abs(value), 1e-9);
}
