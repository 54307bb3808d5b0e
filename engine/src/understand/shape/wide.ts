import type { ModelColumn, TableShape } from '../../contracts/table/table-model';
import { bandPlaces } from '../../profile/order/bands';
import { calendarPlaces } from '../../profile/order/calendar';
import { numberedFamilies } from '../../profile/roles/numbered-headers';
import { namesPlace } from '../roles/numbers/positions';
import { codedHeaders } from './coded-headers';
import { LIMITS } from './limits';

const YEAR = /(?<!\d)(?:1[6-9]|20)\d\d(?!\d)/g;

/**
 * Columns whose headers are one ordered scale: years, months, quarters, bands that do not overlap, counted steps. Headers that share all else
 * (`sales 2019`, `sales 2020`) are one, and so are those that go through the combinations of several labels; metrics and members as columns are none.
 */
export function wideColumns(columns: readonly ModelColumn[]): TableShape['wide'] {
  const measures = columns.filter(
    ({ role, type }) => (type === 'integer' || type === 'number') && role !== 'identifier' && role !== 'constant',
  );
  const groups = new Map<string, { name: string; label: string }[]>();
  for (const { name } of measures) {
    const years = [...new Set(name.match(YEAR))];
    const [year] = years;
    if (year === undefined || years.length > 1) continue;
    const stem = name.replace(YEAR, '{}');
    groups.set(stem, [...(groups.get(stem) ?? []), { name, label: year }]);
  }
  const largest = [...groups.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  const names = measures.map(({ name }) => name);
  const calendar = part(names, calendarPlaces, 'calendar');
  const areYears = largest.length >= LIMITS.fewestHeaders && new Set(largest.map(({ label }) => label)).size === largest.length;
  // Of quarters and months of several years the first ones of each are years as well.
  if (areYears && (calendar?.columns.length ?? 0) <= largest.length) return scaleOf('years', largest);
  return calendar ?? part(names, bandPlaces, 'bands') ?? stepsIn(columns) ?? codesIn(names);
}

/** Readings of one quantity under headers that count when they were taken: `wk1` to `wk76`, `visit 2`. Those that nobody has any more belong to them. */
function stepsIn(columns: readonly ModelColumn[]): TableShape['wide'] {
  const figures = columns.filter(
    ({ role, type }) => role === 'empty' || ((type === 'integer' || type === 'number') && role !== 'identifier'),
  );
  const families = numberedFamilies(figures.map(({ name }) => name)).filter(({ stem }) => namesPlace(stem));
  // Of two quantities that were read at the same steps neither is what all figures are.
  const [steps, ...more] = families;
  if (!steps || more.length > 0) return null;
  return scaleOf(
    'steps',
    steps.columns.map(({ name, number }) => ({ name, label: String(number) })),
  );
}

function codesIn(names: readonly string[]): TableShape['wide'] {
  const coded = codedHeaders(names);
  return coded && scaleOf('codes', coded.columns.map((name) => ({ name, label: name }))); // prettier-ignore
}

/** The longest run of neighbouring headers that are places on one scale. */
function part(
  names: readonly string[],
  places: (labels: readonly string[]) => number[] | null,
  scale: string,
): TableShape['wide'] {
  for (let length = names.length; length >= LIMITS.fewestHeaders; length--)
    for (let from = 0; from + length <= names.length; from++) {
      const some = names.slice(from, from + length);
      const plain = withoutStem(some);
      const found = places(some) ?? (plain && places(plain));
      if (found && !(scale === 'calendar' && goesOn(some, names))) {
        const sorted = some
          .map((name, i) => ({ name, label: plain?.[i] ?? name, place: found[i] ?? 0 }))
          .sort((a, b) => a.place - b.place);
        return scaleOf(scale, sorted);
      }
      if (names.length > LIMITS.mostHeaders) break;
    }
  return null;
}

const numberless = (name: string): string => name.toLowerCase().replace(/\d+/g, '#');

/** Whether numbered headers go on where the scale has ended: of `q1` to `q7` the first four are no quarters. */
function goesOn(some: readonly string[], names: readonly string[]): boolean {
  const stems = new Set(some.map(numberless).filter((stem) => /\p{L}/u.test(stem) && stem.includes('#')));
  return names.some((name) => !some.includes(name) && stems.has(numberless(name)));
}

/** What is left of headers without what they all begin with. */
function withoutStem(names: readonly string[]): string[] | null {
  const [first = ''] = names;
  const end = [...first].findIndex((letter, i) => names.some((name) => name[i] !== letter));
  const stem = first.slice(0, Math.max(0, end)).replace(/\d+$/, '');
  return stem === '' || !/[\s_:-]$/.test(stem) ? null : names.map((name) => name.slice(stem.length));
}

const scaleOf = (scale: string, columns: readonly { name: string; label: string }[]): NonNullable<TableShape['wide']> => ({
  columns: columns.map(({ name }) => name),
  scale,
  labels: columns.map(({ label }) => label),
});
