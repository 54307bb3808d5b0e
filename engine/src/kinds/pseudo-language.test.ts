/** @own-modules */
import { readable } from '../testing/pseudo-language';
import { INSIGHT_KINDS } from '../contracts/report/insight-kind';
import { analyzeText } from '../testing/analyze-text';
import { monthNames, weekdayNames } from '../wording/date-text';
import { KINDS } from '.';
import { PLANTS } from './plants';

jest.setTimeout(120_000);

/** Columns with more values than this hold running text, whose single words would hide ours. */
const MOST_LABELS = 12;

/** Symbols of units. */
const OTHERS = ['min'];

const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => text.toLowerCase().match(/[a-z]{2,}/g) ?? []);

/** Takes out what the data has brought along: labels, words of the header, and names that Intl writes. */
function ownOf(csv: string): (sentence: string) => string[] {
  const [header = [], ...rows] = csv.split('\n').map((line) => line.split(','));
  const columns = header.map((_, column) => [...new Set(rows.map((row) => row[column] ?? ''))]);
  const labels = columns.filter((values) => values.length <= MOST_LABELS).flat();
  const texts = columns.flat().filter((value) => value.includes(' '));
  const known = new Set(wordsOf([...header, ...labels, ...monthNames(), ...weekdayNames(), ...OTHERS]));
  return (sentence) =>
    readable(
      texts.reduce((rest, text) => rest.replaceAll(text, ''), sentence),
      known,
    );
}

test.each(INSIGHT_KINDS)('%s says nothing but messages and data', async (kind) => {
  const csv = PLANTS[kind].csv();
  await analyzeText(
    csv,
    ({ document: { claims, actions } }) => {
      const sentences = claims
        .filter((claim) => claim.kind === kind && claim.agent === 'suggestion-engine')
        .map(({ sentence }) => sentence);
      expect(sentences).not.toEqual([]);
      const own = ownOf(csv);
      const said = [...sentences, ...claims.map(({ evidence = '' }) => evidence), ...actions.map(({ advice = '' }) => advice)];
      expect(said.filter((text) => own(text).length > 0)).toEqual([]);
    },
    {},
    { [kind]: KINDS[kind] },
  );
});
