import { seeded } from '../src/testing/analyze-text';
import { DOMAINS, type Domain } from './domains';
import type { Planted, PlantedKind } from './planted';

export interface PlantedTable {
  file: string;
  csv: string;
  planted: Omit<Planted, 'value' | 'n'>[];
}

/** One row before it is written. */
interface Row {
  start: number;
  hours: number;
  kind: string;
  place: string;
  person: string;
  status: string;
  amount: number;
  score: number;
  words: string[];
}

const DAY = 86_400_000;
const START = Date.UTC(2022, 0, 1);
const DAYS = 540;

type Random = () => number;
const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)] ?? (items[0] as T);
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());

function baseRow(domain: Domain, random: Random): Row {
  return {
    start: START + random() * DAYS * DAY,
    hours: 24 * Math.exp(0.6 * normal(random)),
    kind: pick(random, domain.kinds),
    place: pick(random, domain.places),
    person: pick(random, domain.people),
    status: random() < 0.7 ? (domain.statuses[0] ?? '') : pick(random, domain.statuses),
    amount: 100 * Math.exp(0.5 * normal(random)),
    score: 50 + 10 * normal(random),
    words: [pick(random, domain.words), pick(random, domain.words)],
  };
}

type Effect = (row: Row, domain: Domain, random: Random, strong: boolean) => void;

const first = (items: readonly string[]): string => items[0] ?? '';
const second = (items: readonly string[]): string => items[1] ?? '';

/** How each kind is worked into a row, and the query that shows it. */
const EFFECTS: Partial<
  Record<PlantedKind, { effect: Effect; truth(domain: Domain): Omit<Planted, 'file' | 'kind' | 'value' | 'n'> }>
> = {
  dominance: {
    effect: (row, domain, random, strong) => {
      if (random() < (strong ? 0.45 : 0.28)) row.kind = first(domain.kinds);
    },
    truth: (d) => ({
      measure: 'count',
      dimension: d.kind,
      member: first(d.kinds),
      direction: 'high',
      sql: `select count(*) filter("${d.kind}"='${first(d.kinds)}') v, count(*) n from t`,
    }),
  },
  'group-diff': {
    effect: (row, domain, _, strong) => {
      if (row.kind === second(domain.kinds)) row.amount *= strong ? 3 : 1.8;
    },
    truth: (d) => ({
      measure: d.amount,
      dimension: d.kind,
      member: second(d.kinds),
      direction: 'high',
      sql: `select avg("${d.amount}") filter("${d.kind}"='${second(d.kinds)}') v, avg("${d.amount}") n from t`,
    }),
  },
  'rate-diff': {
    effect: (row, domain, random, strong) => {
      if (row.place === first(domain.places) && random() < (strong ? 0.5 : 0.3)) row.status = second(domain.statuses);
    },
    truth: (d) => ({
      measure: `${d.status}=${second(d.statuses)}`,
      dimension: d.place,
      member: first(d.places),
      direction: 'high',
      sql: `select avg(("${d.status}"='${second(d.statuses)}')::int) filter("${d.place}"='${first(d.places)}') v, avg(("${d.status}"='${second(d.statuses)}')::int) n from t`,
    }),
  },
  'trend-count': {
    effect: (row, _, random, strong) => {
      row.start = START + DAYS * DAY * (strong ? Math.sqrt(random()) : random() < 0.5 ? Math.sqrt(random()) : random());
    },
    truth: (d) => ({
      measure: 'count',
      dimension: d.start,
      member: '',
      direction: 'up',
      sql: `select corr(m, c) v from (select row_number() over (order by mo) m, c from (select date_trunc('month', "${d.start}") mo, count(*) c from t group by 1) where mo < (select date_trunc('month', max("${d.start}")) from t))`,
    }),
  },
  'trend-measure': {
    effect: (row, _, __, strong) => {
      row.score += ((row.start - START) / DAY / DAYS) * (strong ? 40 : 20);
    },
    truth: (d) => ({
      measure: d.score,
      dimension: d.start,
      member: '',
      direction: 'up',
      sql: `select corr(epoch("${d.start}"::timestamp), "${d.score}") v from t`,
    }),
  },
  'subgroup-trend': {
    effect: (row, domain, _, strong) => {
      if (row.kind === first(domain.kinds)) row.score += ((row.start - START) / DAY / DAYS) * (strong ? 60 : 25);
    },
    truth: (d) => ({
      measure: d.score,
      dimension: d.kind,
      member: first(d.kinds),
      direction: 'up',
      sql: `select corr(epoch("${d.start}"::timestamp), "${d.score}") v from t where "${d.kind}"='${first(d.kinds)}'`,
    }),
  },
  spike: {
    effect: (row, domain, random, strong) => {
      if (random() < (strong ? 0.1 : 0.055)) {
        row.kind = second(domain.kinds);
        row.start = Date.UTC(2022, 8, 1) + random() * 29 * DAY;
      }
    },
    truth: (d) => ({
      measure: 'count',
      dimension: d.kind,
      member: second(d.kinds),
      direction: '2022-09',
      sql: `select max(c) v, median(c) n from (select date_trunc('month', "${d.start}") mo, count(*) c from t where "${d.kind}"='${second(d.kinds)}' group by 1)`,
    }),
  },
  correlation: {
    effect: (row, _, random, strong) => {
      row.score = 50 + (strong ? 25 : 9) * Math.log(row.amount / 100) + (strong ? 4 : 10) * normal(random);
    },
    truth: (d) => ({
      measure: d.score,
      dimension: d.amount,
      member: '',
      direction: 'pos',
      sql: `select corr(a, b) v from (select rank() over (order by "${d.amount}") a, rank() over (order by "${d.score}") b from t where "${d.amount}" is not null and "${d.score}" is not null)`,
    }),
  },
  association: {
    effect: (row, domain, random, strong) => {
      if (row.kind === first(domain.kinds) && random() < (strong ? 0.7 : 0.4)) row.place = first(domain.places);
    },
    truth: (d) => ({
      measure: 'count',
      dimension: `${d.kind}|${d.place}`,
      member: `${first(d.places)} when ${first(d.kinds)}`,
      direction: 'high',
      sql: `select avg(("${d.place}"='${first(d.places)}')::int) filter("${d.kind}"='${first(d.kinds)}') v, avg(("${d.place}"='${first(d.places)}')::int) n from t`,
    }),
  },
  'text-term': {
    effect: (row, domain, random, strong) => {
      if (random() < (strong ? 0.6 : 0.35)) row.words[0] = first(domain.words);
    },
    truth: (d) => ({
      measure: 'count',
      dimension: d.text,
      member: first(d.words),
      direction: 'high',
      sql: `select count(*) v from t where "${d.text}" ilike '%${first(d.words)}%'`,
    }),
  },
  duplicates: {
    effect: (row, domain, random, strong) => {
      if (random() < (strong ? 0.08 : 0.03)) {
        row.person = second(domain.people);
        row.amount = 4321;
      }
    },
    truth: (d) => ({
      measure: 'count',
      dimension: `${d.person}|${d.amount}`,
      member: second(d.people),
      direction: 'high',
      sql: `select max(c) v from (select count(*) c from t where "${d.amount}" is not null group by "${d.person}", "${d.amount}")`,
    }),
  },
};

export const PLANTED_KINDS = Object.keys(EFFECTS) as PlantedKind[];

const FILLERS = [
  'seen again',
  'as agreed',
  'to be checked',
  'no further note',
  'called back',
  'second time',
  'after lunch',
  'from the list',
];

/** A table of the domain with the effect, or without any when `kind` is null. The same seed gives the same table. */
export function plantTable(seed: number, domain: Domain, kind: PlantedKind | null, strong: boolean, gaps: boolean): PlantedTable {
  const random = seeded(seed);
  const plan = kind === null ? undefined : EFFECTS[kind];
  const rows = Array.from({ length: 700 }, () => {
    const row = baseRow(domain, random);
    plan?.effect(row, domain, random, strong);
    return row;
  });
  const gap = (text: string): string => (gaps && random() < 0.06 ? '' : text);
  const time = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
  const header = [
    'nr',
    domain.start,
    domain.end,
    domain.kind,
    domain.place,
    domain.person,
    domain.status,
    domain.amount,
    domain.score,
    domain.text,
  ];
  const lines = rows.map((row, i) =>
    [
      `${domain.name.slice(0, 2).toUpperCase()}-${10_000 + i}`,
      time(row.start),
      gap(time(row.start + row.hours * 3_600_000)),
      gap(row.kind),
      gap(row.place),
      gap(row.person),
      gap(row.status),
      gap(row.amount.toFixed(2)),
      gap(row.score.toFixed(1)),
      gap(`${row.words.join(' and ')} ${pick(random, FILLERS)} ${pick(random, FILLERS)}`),
    ].join(','),
  );
  const file = `${domain.name.replace(/ /g, '-')}-${kind ?? 'null'}-${strong ? 'strong' : 'weak'}${gaps ? '-gaps' : ''}.csv`;
  return {
    file,
    csv: [header.join(','), ...lines].join('\n'),
    planted: kind && plan ? [{ file, kind, ...plan.truth(domain) }] : [],
  };
}

/** The generated corpus: every kind, weak and strong, with and without gaps, over the domains in turn, and null tables. */
export function plantCorpus(): PlantedTable[] {
  let seed = 1;
  const domainOf = (i: number): Domain => DOMAINS[i % DOMAINS.length] ?? pick(seeded(i + 1), DOMAINS);
  const effects = PLANTED_KINDS.flatMap((kind, k) =>
    [true, false].flatMap((strong, s) =>
      [false, true].map((gaps, g) => plantTable(seed++, domainOf(k + s + 2 * g), kind, strong, gaps)),
    ),
  );
  const nulls = DOMAINS.flatMap((domain) => [false, true].map((gaps) => plantTable(seed++, domain, null, false, gaps)));
  return [...effects, ...nulls];
}

/** The table with each column put in an order of its own: whatever relation is found then is false. */
export function shuffleColumns(csv: string, seed: number): string {
  const random = seeded(seed);
  const [header = '', ...lines] = csv.split('\n');
  const columns = header.split(',').map((_, c) => lines.map((line) => line.split(',')[c] ?? ''));
  for (const column of columns)
    for (let i = column.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [column[i], column[j]] = [column[j] ?? '', column[i] ?? ''];
    }
  return [header, ...lines.map((_, row) => columns.map((column) => column[row]).join(','))].join('\n');
}
