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
