import type { Alert } from '../../contracts/report/alert';
import { makeClaim } from '../../insights/make-claim';
import { COUNT } from '../../contracts/report/measure';
import { sampleDocument } from '../../testing/sample-document';
import { t } from '../messages';
import { LIMITS } from './limits';
import { qualitySection } from './quality-section';

const alert = (changes: Partial<Alert>): Alert => ({
  kind: 'missing', severity: 'warning', table: 't', columns: [], sentence: 'cells are empty.', ...changes,
}); // prettier-ignore
const tables = (...rows: number[]) => rows.map((n, i) => ({ name: `t${i}`, relation: `t${i}`, rows: n, columns: [] }));
const texts = (alerts: Alert[], all = tables(3)) =>
  qualitySection(sampleDocument({ alerts, tables: all })).blocks.map((block) =>
    block.type === 'item' ? block.spans[1]?.text : null,
  );

test('the worst stands first, of one severity in the order in which they were found', () => {
  const alerts = (['info', 'warning', 'serious', 'warning'] as const).map((severity, i) => alert({ severity, sentence: `${i}` }));
  expect(qualitySection(sampleDocument({ alerts }))).toEqual({
    id: 'quality',
    kind: 'quality',
    title: t('section.quality'),
    parts: [],
    blocks: (['serious', 'warning', 'warning', 'info'] as const).map((severity, i) => ({
      type: 'item',
      id: `quality/${i + 1}`,
      spans: [
        { text: t('labelled', { label: t('quality.severity', { severity }) }), style: 'strong' },
        { text: ['2', '1', '3', '0'][i] },
      ],
    })),
  });
});

test('a sentence begins with a capital and names its table where there are several', () => {
  expect(texts([alert({})])).toEqual(['Cells are empty.']);
  const sentence = t('quality.of-table', { table: 't', sentence: 'Cells are empty.' });
  expect(texts([alert({})], tables(1, 2))).toEqual([sentence]);
});

const from = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const most = from(LIMITS.shownLines).join(', ');

test.each<[string, number[], string]>([
  ['one', [7], '7'],
  ['as many as are shown', from(LIMITS.shownLines), most],
  ['more', from(LIMITS.shownLines + 1), t('quality.more-lines', { lines: most })],
])('%s of the lines of the file', (_, lines, shown) => {
  const told = t('quality.at-lines', { sentence: 'Cells are empty.', n: lines.length, lines: shown });
  expect(texts([alert({ lines })])).toEqual([told]);
});

test('no lines are named where there are none, or where the sentence speaks of them', () => {
  const alerts = [alert({ lines: [] }), ...(['encoding', 'header', 'skipped-lines'] as const).map((kind) => alert({ kind, lines: [3] }))];
  expect(texts(alerts)).toEqual(alerts.map(() => 'Cells are empty.'));
}); // prettier-ignore

test('where nothing is wrong, it is said how many rows were read of how many tables', () => {
  const none = (all: ReturnType<typeof tables>) => qualitySection(sampleDocument({ tables: all })).blocks;
  const nothing = (rows: number, n: number) => [
    { type: 'paragraph', id: 'quality/none', spans: [{ text: t('quality.nothing', { rows, tables: n }) }] },
  ];
  expect(none(tables(5))).toEqual(nothing(5, 1));
  expect(none(tables(5, 7))).toEqual(nothing(12, 2));
});

test('what a claim of the data’s reader counts is said by the one that the note names', () => {
  const note = (id: number) =>
    makeClaim(id, {
      kind: 'headline', agent: 'data-analyzer', table: 't', subject: { filter: [], breakdown: null, measure: COUNT }, value: 3, n: 9, sentence: '3 rows.', sql: 'SELECT 3',
    }); // prettier-ignore
  const spans = (claims: ReturnType<typeof note>[], all = tables(9), changes: Partial<Alert> = {}) => {
    const [block] = qualitySection(
      sampleDocument({ alerts: [alert({ sentence: '3 rows.', claim: 'c7', ...changes })], tables: all, claims }),
    ).blocks;
    return block?.type === 'item' ? block.spans.slice(1) : null;
  };
  expect(spans([note(6), note(7)])).toEqual([{ text: '3 rows.', claim: 'c7' }]);
  expect(spans([note(7)], tables(9, 9))).toEqual([{ text: 't:' }, { text: '3 rows.', claim: 'c7' }]);
  for (const other of [note(8), { ...note(7), member: 'other' }]) expect(spans([other])).toEqual([{ text: '3 rows.' }]);
  // A note that names none, whatever is told elsewhere in the same words.
  expect(spans([note(7)], tables(9), { claim: undefined })).toEqual([{ text: '3 rows.' }]);
  // More is said than the claim says.
  expect(spans([note(7)], tables(9), { lines: [2] })).toEqual([
    { text: t('quality.at-lines', { sentence: '3 rows.', n: 1, lines: '2' }) },
  ]);
});
