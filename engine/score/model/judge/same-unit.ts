/** Ways of writing one unit. */
const SPELLINGS: readonly (readonly string[])[] = [
  ['€', 'eur', 'euro', 'euros'],
  ['$', 'usd', 'us$', 'dollar', 'dollars'],
  ['£', 'gbp', 'pounds sterling'],
  ['%', 'percent', 'pct'],
  ['°c', 'c', 'celsius', 'degrees celsius'],
  ['°f', 'f', 'fahrenheit'],
  ['°', 'deg', 'degrees'],
  ['m²', 'm2', 'sqm', 'square metres'],
  ['km²', 'km2', 'sqkm'],
  ['cm²', 'cm2'],
  ['km/h', 'kmh', 'kph'],
  ['ms', 'milliseconds'],
  ['s', 'sec', 'secs', 'seconds'],
  ['min', 'mins', 'minutes'],
  ['h', 'hr', 'hrs', 'hours'],
  ['days', 'd', 'day'],
  ['years', 'yrs', 'year', 'y'],
  ['mi', 'miles'],
  ['km', 'kilometres', 'kilometers'],
  ['l', 'litres', 'liters'],
  ['t', 'tonnes', 'tons'],
];

const spelt = (unit: string): string => {
  const own = unit.trim().toLowerCase();
  return SPELLINGS.find((group) => group.includes(own))?.[0] ?? own;
};

export const sameUnit = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : spelt(a) === spelt(b);
