import { capital } from './human';

/** Words that say the same of a figure, in either language. `sum` is none of them: the sum insured is a thing. */
const SAME = [
  /(?<!\p{L})(?:avg|average|mean|mittelwert|durchschnitt(?:liche[rsn]?)?|mittlere[rsn]?)(?!\p{L})/iu,
  /(?<!\p{L})(?:totals?|summe|gesamt|insgesamt)(?!\p{L})/iu,
  /(?<!\p{L})median(?!\p{L})/iu,
];

/**
 * The name of a figure in a title, on an axis or a card: what a column is called so already is not called so twice. `Total cost` of the column
 * `cost` stays, of `total cost` or `cost total` it is the column's own name.
 *
 * @param name with the noun after what it is: `Total cost`, `Summe von Kosten`
 */
export function saidOnce(name: string, noun: string): string {
  const at = name.indexOf(noun);
  const before = name.slice(0, Math.max(at, 0));
  return SAME.some((word) => word.test(before) && word.test(noun)) ? capital(name.slice(at)) : name;
}
