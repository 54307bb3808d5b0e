import type { Claim } from '../contracts/report/claim';
import { analyzeText, csvOf, seeded } from '../testing/analyze-text';
import { verifyClaims } from '../verify/verify-claims';
import { blocksOf } from './blocks/blocks-of';
import { isNote } from './blocks/kinds-of-claims';

jest.setTimeout(60_000);

/** Repairs: a remark that few have, a reason that only those that were refused can have, names of many, and nearly all of one kind. */
const repairs = () => {
  const random = seeded(5);
  return Array.from({ length: 1000 }, (_, i) => {
    const refused = i % 5 === 0;
    return [
      `customer ${i % 150}`,
      i < 985 ? 'standard' : 'express',
      refused ? 'refused' : 'done',
      refused && i % 10 === 0 ? (i % 20 === 0 ? 'broken seal' : 'late') : '',
      i % 13 === 0 ? `see ${i}` : '',
      (10 + 90 * random()).toFixed(2),
    ];
  });
};
const HEADER = ['customer', 'service', 'state', 'reason', 'remark', 'cost'];
const told = ({ sentence, numbers = [] }: Claim) => numbers.map(({ from, to }) => sentence.slice(from, to));

test('what a note counts is a door', async () => {
  await analyzeText(csvOf(HEADER, repairs()), async ({ document, storePath }) => {
    const notes = document.claims.filter(isNote);
    expect(Object.fromEntries(notes.map((note) => [note.sentence, told(note)]))).toMatchObject({
      '“remark” is missing in 92% of rows (923 rows).': ['92%', '923'],
      '“customer” has 150 different values; comparisons keep to the most frequent ones.': ['150'],
      '“reason” is missing in 50% of the rows with state refused (100 rows), and filled in no others.': ['50%', '100'],
      '99% of “service” are “standard”, so its other values rest on few rows.': ['99%'],
    });
    expect((await verifyClaims({ ...document, claims: notes }, storePath)).filter(({ outcome }) => outcome !== 'same')).toEqual(
      [],
    );
    const quality = blocksOf(document).sections.find(({ kind }) => kind === 'quality');
    const stated = (quality?.blocks ?? []).flatMap((block) => ('spans' in block ? block.spans : []));
    expect(stated.flatMap(({ claim }) => claim ?? [])).toEqual(expect.arrayContaining(notes.map(({ id }) => id)));
    // They are no findings, and nothing of how tables hang together.
    expect(blocksOf(document).sections.map(({ kind }) => kind)).not.toContain('relations');
  });
});

test('a note whose count is not that of the rows as they are now is plain text', async () => {
  const rows = repairs();
  // Rows that repeat others are counted first, and left out then.
  await analyzeText(csvOf(HEADER, [...rows, ...rows.slice(0, 30)]), ({ document }) => {
    const said = document.alerts.filter(({ kind }) => kind === 'missing').map(({ sentence }) => sentence);
    const total = document.tables[0]?.rows;
    const notes = document.claims.filter(isNote);
    expect(said.length).toBeGreaterThan(0);
    for (const { sentence, n, subject } of notes) {
      if (subject.filter.length !== 1 || subject.filter[0]?.op !== 'is null') continue;
      expect(said).toContain(sentence);
      expect(n).toBe(total);
    }
  });
});
