import { normalFrom, randomFrom } from '../../src/stats/distributions/random';
import { between, pick, type Random, range, whole } from '../panel-cells/made-panels';
import { FIELDS, type Field } from './fields';

/** A table of events, and what one group of them does of one kind from a day on. */
export interface MadeEvents {
  name: string;
  header: string[];
  rows: string[][];
  planted: Planted | null;
}

export interface Planted {
  /** Labels of the cell by column. */
  labels: Readonly<Record<string, string>>;
  /** Whether its rows become more or fewer, or a kind of end more or less frequent among them. */
  of: 'count' | 'end';
  /** Milliseconds. */
  at: number;
}

const DAY = 86_400_000;
const YEAR = 365.25;

/** Levels that wander about nought, with a standard deviation and a memory of weeks. */
function drift(random: Random, normal: () => number, weeks: number): (week: number) => number {
  const [size, phi] = [random() < 0.5 ? 0 : between(random, 0.05, 0.3), pick(random, [0.5, 0.9, 0.97])];
  let at = normal();
  const values = range(weeks + 1).map(() => (at = phi * at + Math.sqrt(1 - phi * phi) * normal()));
  return (week) => size * (values[Math.min(weeks, Math.floor(week))] ?? 0);
}

/**
 * Events of groups and kinds, each of which ends somehow. Groups differ in size and mix, grow or shrink, kinds have seasons, both drift, groups come late, one
 * group may become busier in all kinds and one kind in all groups. With a plant, one kind of one group becomes more or less frequent from a day on, or ends
 * more often in one way: by six to fourteen standard errors at a known day, and by at least a third.
 */
export function madeEvents(seed: number, isPlanted: boolean): MadeEvents {
  const random = randomFrom(seed * 6133 + 29);
  for (let i = 0; i < 5; i++) random();
  const normal = normalFrom(random);
  const field = pick(random, FIELDS);
  const groups = labelsOf(field, whole(random, 2, 16));
  const kinds = field.kinds.slice(0, whole(random, 3, field.kinds.length));
  const weeks = pick(random, [30, 52, 78, 104, 130]);
  const n = whole(random, 900, 7000);
  const start = Date.UTC(2022, whole(random, 0, 11), whole(random, 1, 28));
  const [ofGroups, ofKinds, ofCells] = [groups, kinds, groups.flatMap(() => kinds)].map((each) => each.map(() => drift(random, normal, weeks))) as [Course[], Course[], Course[]];
  const sizes = groups.map(() => Math.exp(0.6 * normal()));
  const shares = kinds.map(() => Math.exp(0.6 * normal()));
  const mix = groups.map(() => kinds.map(() => Math.exp(0.4 * normal())));
  const growth = groups.map(() => (random() < 0.3 ? 0.5 * normal() : 0));
  const seasons = kinds.map(() => (random() < 0.4 ? { size: between(random, 0.2, 0.8), at: random() } : null));
  const late = groups.map(() => (random() < 0.08 ? between(random, 0.1, 0.5) * weeks : 0));
  const moved = random() < 0.4 ? { group: random() < 0.5, place: random(), at: between(random, 0.3, 0.7) * weeks, by: pick(random, [-0.6, 0.5, 0.8]) } : null;
  const ends = field.ends.slice(0, whole(random, 2, field.ends.length));
  const endOdds = ends.map((_, i) => (i === 0 ? 1.5 : -0.6 * i) + 0.3 * normal());
  const endsOfKinds = kinds.map(() => ends.map(() => 0.4 * normal()));
  const endsOfGroups = groups.map(() => ends.map(() => 0.25 * normal()));
  const endDrift = ends.map(() => drift(random, normal, weeks));

  const of = pick(random, ['count', 'count', 'end'] as const);
  const cell = { group: pick(random, range(groups.length).filter((group) => late[group] === 0).concat(0)), kind: whole(random, 0, kinds.length - 1), end: whole(random, 1, ends.length - 1) };
  const [at, z, up] = [between(random, 0.3, 0.75) * weeks, between(random, 6, 14), random() < 0.75];
  const isCell = (group: number, kind: number) => group === cell.group && (of === 'end' || kind === cell.kind);
  const rate = (group: number, kind: number, week: number): number => {
    if (week < (late[group] ?? 0)) return 0;
    const season = seasons[kind];
    const isMoved = moved && week >= moved.at && (moved.group ? group === Math.floor(moved.place * groups.length) : kind === Math.floor(moved.place * kinds.length));
    return (sizes[group] ?? 0) * (shares[kind] ?? 0) * (mix[group]?.[kind] ?? 0) * Math.exp(
      (ofGroups[group]?.(week) ?? 0) + (ofKinds[kind]?.(week) ?? 0) + (ofCells[group * kinds.length + kind]?.(week) ?? 0) +
      ((growth[group] ?? 0) * week) / weeks + (season ? season.size * Math.sin(2 * Math.PI * ((7 * week) / YEAR + season.at)) : 0) + (isMoved ? moved.by : 0));
  };
  const cells = groups.flatMap((_, group) => kinds.map((__, kind) => ({ group, kind })));
  const weekly = range(weeks).map((week) => cells.map(({ group, kind }) => rate(group, kind, week)));
  const total = weekly.flat().reduce((sum, one) => sum + one, 0);
  const rows = (from: number, to: number) => (n / total) * weekly.slice(Math.ceil(from), Math.floor(to)).reduce((sum, own) => sum + cells.reduce((part, { group, kind }, i) => part + (isCell(group, kind) ? (own[i] ?? 0) : 0), 0), 0);
  const [n0, n1] = [rows(0, at), rows(at, weeks)];
  const error = Math.sqrt(1 / Math.max(1, n0) + 1 / Math.max(1, n1));
  const chance = 1 / (1 + Math.exp(-(endOdds[cell.end] ?? 0)));
  const size = of === 'count' ? Math.max(Math.log(1.5), z * error) : Math.max(0.7, (z * error) / Math.sqrt(chance * (1 - chance)));
  const isEnough = isPlanted && Math.min(n0, n1) >= 30 && size <= (of === 'count' ? 1.5 : 3);
  const by = up ? size : -size;
  const header = [field.key, field.when, field.group, field.kind, field.end, field.amount];
  const out: string[][] = [];
  weekly.forEach((own, week) => {
    cells.forEach(({ group, kind }, i) => {
      const isAfter = (day: number) => isEnough && week + day / 7 >= at;
      const expected = (n / total) * (own[i] ?? 0);
      // The week in which it begins has it from its day on.
      for (let day = 0; day < 7; day++) {
        const busy = expected / 7 * (of === 'count' && isCell(group, kind) && isAfter(day) ? Math.exp(by) : 1);
        for (let left = poisson(busy, random); left > 0; left--) {
          const odds = ends.map((__, end) => (endOdds[end] ?? 0) + (endsOfKinds[kind]?.[end] ?? 0) + (endsOfGroups[group]?.[end] ?? 0) + (endDrift[end]?.(week) ?? 0) + (of === 'end' && isCell(group, kind) && end === cell.end && isAfter(day) ? by : 0));
          out.push([String(7 * week + day), groups[group] ?? '', kinds[kind] ?? '', ends[drawn(odds, random)] ?? '', (field.mean * Math.exp(0.5 * normal())).toFixed(1)]);
        }
      }
    });
  });
  out.sort((a, b) => Number(a[0]) - Number(b[0]));
  return {
    name: field.table,
    header,
    rows: out.map(([day, ...rest], i) => [String(50_000 + i), new Date(start + Number(day) * DAY).toISOString().slice(0, 10), ...rest]),
    planted: isEnough ? { of, at: start + Math.floor(7 * at) * DAY, labels: { [field.group]: groups[cell.group] ?? '', ...(of === 'count' ? { [field.kind]: kinds[cell.kind] ?? '' } : { [field.end]: ends[cell.end] ?? '' }) } } : null,
  };
} // prettier-ignore

type Course = (week: number) => number;

const labelsOf = ({ groups }: Field, n: number): string[] =>
  groups.length > 1 ? groups.slice(0, n) : range(n).map((i) => `${groups[0] ?? ''}${i + 1}`);

function drawn(odds: readonly number[], random: Random): number {
  const weights = odds.map(Math.exp);
  let place = random() * weights.reduce((sum, one) => sum + one, 0);
  return Math.max(
    0,
    weights.findIndex((one) => (place -= one) < 0),
  );
}

/** Of a small mean. */
function poisson(mean: number, random: Random): number {
  let [n, left] = [0, random()];
  for (const least = Math.exp(-mean); left > least; left *= random()) n++;
  return n;
}
