const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

const read = (text) => VERSION.exec(text)?.slice(1).map(Number);

/** Less than 0 where the first is the older version. */
const order = (one, other) => one.map((part, place) => part - other[place]).find((difference) => difference !== 0) ?? 0;

// In the place of the federation runtime's reading of version ranges. Every range of this product is a caret before a plain version
// (`federation/shared-modules.ts`), and the runtime itself asks which of two is the older one by `<=`. A range of another form is met by no
// version, so that nothing is shared by a misreading.
export function satisfy(version, range) {
  const have = read(version);
  const [, sign, limit] = /^(\^|<=)(.*)$/.exec(range) ?? [];
  const bound = limit && read(limit);
  if (!have || !bound) return false;
  if (sign === '<=') return order(have, bound) <= 0;
  // What comes before the first number that is not zero, and it, has to be the same (https://semver.org).
  const significant = bound.findIndex((part) => part !== 0);
  const fixed = significant === -1 ? 3 : significant + 1;
  return order(have, bound) >= 0 && bound.slice(0, fixed).every((part, place) => part === have[place]);
}
