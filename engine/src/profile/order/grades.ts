import { LIMITS } from '../limits';

const GRADE = /^([A-F])([+-]|−)?$/i;
const GRADED = /(?:^|[\s_-])(?:grades?|marks?|ratings?|bands?|tiers?|class|score|level)(?:$|[\s_-])/i;
const SIZE = /^(\d*)(x*)(s|m|l)$/;

/** Places of letter grades, F lowest. Single letters are grades only in a column that says so, or with a plus or minus among them. */
export function gradePlaces(labels: readonly string[], column: string): number[] | null {
  const grades = labels.map((label) => GRADE.exec(label.trim()));
  if (grades.some((grade) => grade === null)) return null;
  if (!GRADED.test(column) && !grades.some((grade) => grade?.[2] !== undefined)) return null;
  return grades.map((grade) => {
    const letter = (grade?.[1] ?? '').toUpperCase().charCodeAt(0);
    return -3 * letter + (grade?.[2] === undefined ? 0 : grade[2] === '+' ? 1 : -1);
  });
}

/** Places of sizes of clothes: `XS`, `S`, `M`, `L`, `XL`, `2XL`. */
export function sizePlaces(labels: readonly string[]): number[] | null {
  const places = labels.flatMap((label) => {
    const found = SIZE.exec(label.trim().toLowerCase());
    if (!found) return [];
    const [, times = '', xs = '', size = ''] = found;
    if (size === 'm') return xs === '' && times === '' ? [0] : [];
    if (times !== '' && xs !== 'x') return [];
    return [(size === 's' ? -1 : 1) * (1 + (times === '' ? xs.length : Number(times)))];
  });
  return places.length === labels.length && new Set(places).size === places.length ? places : null;
}

/** Places of `L`, `M` and `H`, for low, medium and high: all three of them, and nothing else. */
export function levelPlaces(labels: readonly string[]): number[] | null {
  const places = labels.map((label) => ['l', 'm', 'h'].indexOf(label.trim().toLowerCase()));
  return places.length === 3 && new Set(places).size === 3 && !places.includes(-1) ? places : null;
}

const NUMBERED = /^([A-Z])(\d)$/;
/** Kinds of which each stands beside the others, whatever number it has; `class` and `group` are as often kinds as grades. */
const STEPPED = /(?:^|[\s_-])(?:grades?|stages?|tiers?|priority|severity|degrees?|levels?|stufe|grad|niveau|nivel)(?:$|[\s_-])/i;
/** Things that are numbered from nought by who programs them. */
const COUNTED_FROM_NOUGHT =
  /(?:^|[\s_-])(?:nodes?|hosts?|servers?|sensors?|probes?|devices?|machines?|channels?|ports?|pins?|cores?|threads?|workers?|shards?|clusters?|groups?|batch|lines?|lanes?|gates?|bays?|slots?|racks?|units?|cells?|sites?|plots?|blocks?|zones?|arms?|cameras?|robots?|code|id)(?:$|[\s_-])/i;

/**
 * Places of grades with a letter in front: `F0`, `F1`, `F2`. Things are numbered from one on, and what begins with nought is a degree of
 * which there may be none; other numbers are grades in a column that says so.
 */
export function numberedPlaces(labels: readonly string[], column: string): number[] | null {
  const found = labels.map((label) => NUMBERED.exec(label.trim()));
  const letters = new Set(found.map((one) => one?.[1]));
  const places = found.map((one) => Number(one?.[2] ?? NaN));
  const low = Math.min(...places);
  const together = new Set(places).size === labels.length && Math.max(...places) - low === labels.length - 1;
  if (letters.size !== 1 || !together || labels.length < LIMITS.fewestDegrees) return null;
  const counted = low === 0 && !COUNTED_FROM_NOUGHT.test(column);
  return counted || STEPPED.test(column) ? places : null;
}
