import type { Claim } from '../../contracts/report/claim';
import { csvOf } from '../../kinds/made-up-rows';
import { randomFrom } from '../../stats/distributions/random';
import { analyzeText } from '../../testing/analyze-text';
import { usualOrAll } from '../../testing/usual-or-all';

jest.setTimeout(300_000);

const COLUMNS = [
  ['sex', ['women', 'men']],
  ['plan', ['basic', 'plus', 'family', 'student']],
  ['region', ['north', 'south', 'east', 'west', 'centre']],
  ['channel', ['web', 'shop', 'phone']],
] as const;

/** Cells of two to four columns of labels, some of which go together, with few or many cases. */
function made(seed: number): { header: string[]; cells: { labels: string[]; cases: number }[] } {
  const random = randomFrom(seed);
  const columns = COLUMNS.slice(0, 2 + (seed % 3));
  const size = 4 + 30 * random();
  const tilt = seed % 2 === 0 ? 1.2 : 0;
  const places = columns.reduce<number[][]>((rows, [, labels]) => rows.flatMap((row) => labels.map((_, i) => [...row, i])), [[]]);
  return {
    header: columns.map(([name]) => name),
    cells: places.map((at) => ({
      labels: at.map((place, i) => columns[i]?.[1][place] ?? ''),
      cases: 1 + Math.round(size * (0.5 + random()) * Math.exp(tilt * ((at[0] ?? 0) === (at[1] ?? 0) % 2 ? 1 : 0))),
    })),
  };
}

const told = async (csv: string) => {
  let found: string[] = [];
  await analyzeText(csv, ({ document: { claims } }) => {
    found = claims
      .filter(({ agent }: Claim) => agent === 'suggestion-engine')
      .map(({ kind, subject, member, value, q }) =>
        // Sums in another order differ in their last digits.
        JSON.stringify({ kind, subject, member, value, q: q === null ? null : q.toPrecision(6) }),
      )
      .sort();
  });
  return found;
};

test.each(Array.from({ length: usualOrAll(9, 20) }, (_, i) => i + 1))(
  'cells and the cases that they count tell the same, table %i',
  async (seed) => {
    const { header, cells } = made(seed);
    const counted = await told(csvOf([...header, 'count'], cells.map(({ labels, cases }) => [...labels, cases]))); // prettier-ignore
    const written = await told(csvOf(header, cells.flatMap(({ labels, cases }) => Array.from({ length: cases }, () => labels)))); // prettier-ignore
    expect(counted).toEqual(written);
    expect(counted.length).toBeGreaterThan(0);
  },
);
