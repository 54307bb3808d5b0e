import { readable } from '../../testing/pseudo-language';
import { capital } from '../../wording/human';
import { monthNames, weekdayNames } from '../../wording/date-text';

/** Columns with more values than this hold running text, whose single words would hide ours. */
const MOST_LABELS = 12;

/** Symbols of units. */
const OTHERS = ['min'];

const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => text.toLowerCase().match(/[a-z]{2,}/g) ?? []);

/**
 * Words of a sentence in the pseudo language that are none of the data's: takes out what the data has brought along (labels, words of the
 * header) and names that Intl writes.
 */
export function ownWordsOf(csv: string): (sentence: string) => string[] {
  const [header = [], ...rows] = csv.split('\n').map((line) => line.split(','));
  const columns = header.map((_, column) => [...new Set(rows.map((row) => row[column] ?? ''))]);
  const labels = columns.filter((values) => values.length <= MOST_LABELS).flat();
  const texts = columns.flat().flatMap((value) => (value.includes(' ') ? [value, capital(value)] : []));
  const known = new Set(wordsOf([...header, ...labels, ...monthNames(), ...weekdayNames(), ...OTHERS]));
  return (sentence) =>
    readable(
      texts.reduce((rest, text) => rest.replaceAll(text, ''), sentence),
      known,
    );
}
