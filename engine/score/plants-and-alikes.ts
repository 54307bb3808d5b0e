import type { Claim } from '../src/contracts/report/claim';
import { optionsOf } from './options';

interface Made<Planted> {
  name: string;
  rows: string[][];
  planted: Planted | null;
}

interface Score<Plant extends string, Alike extends string, Planted, Table extends Made<Planted>> {
  plants: readonly Plant[];
  alikes: readonly Alike[];
  made: (seed: number, what: Plant | Alike) => Table;
  /** @param isWhole in the whole report, or asked for nothing else */
  told: (made: Table, isWhole: boolean) => Promise<{ claims: Claim[] }>;
  isOfPlanted: (claim: Claim, planted: Planted) => 'exact' | 'otherwise' | null;
  /** Whether a look-alike may be told so: by the column that makes it. */
  isAllowed: (claim: Claim, made: Table) => boolean;
  /** What else what is planted is counted by. */
  countedBy?: (planted: Planted) => string[];
}

/** Of look-alikes so many may tell one. */
const MOST = 0.05;

interface Tally {
  drawn: number;
  exact: number;
  otherwise: number;
  beside: number;
}

/**
 * How often what is planted is told, exactly or otherwise, and how often something is of tables that only look like it; sets the exit code.
 * Options of the command: `--tables 10 --from 0 --whole --list`.
 */
export async function scorePlants<Plant extends string, Alike extends string, Planted, Table extends Made<Planted>>({
  plants,
  alikes,
  made,
  told,
  isOfPlanted,
  isAllowed,
  countedBy = () => [],
}: Score<Plant, Alike, Planted, Table>): Promise<void> {
  const { tables, from, whole, list } = optionsOf({ tables: 10, from: 0, whole: false, list: false });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const listed = (seed: number, what: string, { name, rows, planted }: Table, claims: readonly Claim[]) =>
    list && say([seed, what, name, rows.length, JSON.stringify(planted), ...claims.map(({ sentence }) => sentence)].join('\n  '));
  const tallies = new Map<string, Tally>();
  const count = (name: string, right: readonly (string | null)[]) => {
    const tally = tallies.get(name) ?? { drawn: 0, exact: 0, otherwise: 0, beside: 0 };
    tallies.set(name, tally);
    const isExact = right.includes('exact');
    tally.drawn++;
    tally.exact += Number(isExact);
    tally.otherwise += Number(!isExact && right.includes('otherwise'));
    tally.beside += Number(right.includes(null));
  };
  for (const plant of plants)
    for (let seed = from + 1; seed <= from + tables; seed++) {
      const table = made(seed, plant);
      const { planted } = table;
      if (!planted) continue;
      const { claims } = await told(table, whole);
      const right = claims.map((claim) => isOfPlanted(claim, planted));
      for (const name of [`plant ${plant}`, ...countedBy(planted), 'all']) count(name, right);
      if (!right.includes('exact') || right.includes(null)) listed(seed, plant, table, claims);
    }
  for (const [name, { drawn, exact, otherwise, beside }] of [...tallies].sort())
    say(`${name}: of ${drawn} told exactly ${exact}, otherwise ${otherwise}, missed ${drawn - exact - otherwise}; another beside it in ${beside}`);

  let wrong = 0;
  for (const alike of alikes) {
    let own = 0;
    for (let seed = from + 1; seed <= from + tables; seed++) {
      const table = made(seed, alike);
      const { claims } = await told(table, whole);
      const wrongly = claims.filter((claim) => !isAllowed(claim, table));
      if (wrongly.length === 0) continue;
      own++;
      listed(seed, alike, table, wrongly);
    }
    wrong += own;
    say(`look-alike ${alike}: told of ${own} of ${tables}`);
  }
  const drawn = alikes.length * tables;
  const isRight = wrong <= MOST * drawn;
  say(`${isRight ? 'ok  ' : 'HIGH'} look-alikes of which one is told: ${wrong} of ${drawn}`);
  process.exitCode = isRight ? 0 : 1;
} // prettier-ignore
