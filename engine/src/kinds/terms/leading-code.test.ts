import type { Frame, TextColumn } from '../../insights/frame/frame';
import { firstRow } from '../../insights/rows-of';
import { openBench } from '../../read/testing/temporary-file';
import { binomialUpper } from '../../stats/distributions/distributions';
import { handFrame, handTable } from '../../testing/hand-made-frame';
import { leadingCode } from './leading-code';
import { LIMITS } from './limits';

/** A text for each row that names a machine so often. */
const remarks = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([code, n]) => Array.from({ length: n }, (_, i) => `Call ${i} of ${code} again`));

function mined(values: (string | null)[], frame: Partial<Frame> = {}, rows = values.length) {
  const ps: number[] = [];
  const addTest = (p: number) => {
    ps.push(p);
    return { p, q: 1 };
  };
  const text = { column: { name: 'remark' }, noun: 'remark', values } as TextColumn;
  const filled = values.filter((value) => value !== null).length;
  return { findings: leadingCode(handFrame('t', rows, frame), text, filled, addTest), ps };
}

const PRINTERS = { 'Printer-12': 14, 'printer-7': 4, 'printer-9': 2 };

test('of numbered names the one that prevails is told, with its part of all of them', () => {
  const { findings, ps } = mined([...remarks(PRINTERS), null, 'nothing']);
  expect(findings).toMatchObject([
    {
      kind: 'terms',
      subject: { filter: [{ column: 'remark', op: 'contains', value: 'printer-12' }], breakdown: null, measure: { op: 'count' } },
      member: 'printer-12',
      direction: 'high',
      unit: null,
      n: 21,
      expected: 14,
      told: { word: 'printer-12', stem: 'printer', numbered: 3 },
      topics: ['remark', 'term×printer-12'],
    },
  ]);
  for (const share of [findings[0]?.effect, findings[0]?.impact]) expect(share).toBeCloseTo(14 / 21, 12);
  expect(findings[0]?.strength).toBeCloseTo(LIMITS.weightOfNumbered * Math.sqrt(14 / 20), 12);
  expect(ps).toEqual([binomialUpper(14, 20, 1 / 3)]);
});

test.each<[string, Record<string, number>, number, number]>([
  ['too few rows', { a1: 1, abc1: 15, abc2: 4 }, 0, 0],
  ['as many rows as it takes', { abc1: 15, abc2: 5 }, 1, 1],
  ['one name alone', { abc1: 40 }, 0, 0],
  ['names that are about as frequent', { abc1: 14, abc2: 6 }, 0, 1],
  ['names of which the first clearly leads', { abc1: 15, abc2: 5 }, 1, 1],
  ['many names of which the first has a small share', Object.fromEntries(Array.from({ length: 18 }, (_, i) => [`abc${i}`, i === 3 ? 8 : 2])), 0, 1],
  ['stems of two letters', { ab1: 15, ab2: 5 }, 0, 0],
  ['two stems', { abc1: 15, abc2: 5, 'xyz#1': 2, 'xyz#2': 18 }, 2, 2],
])('of %s', (_, counts, found, tested) => {
  const { findings, ps } = mined(remarks(counts));
  expect([findings.length, ps.length]).toEqual([found, tested]);
}); // prettier-ignore

test('a name that a text has twice counts once', () => {
  const twice = remarks({ abc1: 15, abc2: 4 }).map((text) => `${text} ${text}`);
  expect(mined(twice).findings).toEqual([]);
});

test('of a sample, or of texts that were not all read, the number is only known from the query', () => {
  expect(mined(remarks(PRINTERS), { sampled: true }).findings[0]?.expected).toBeNull();
  expect(mined(remarks(PRINTERS), {}, 21).findings[0]?.expected).toBeNull();
});

test('the query counts the name, the texts and all names of its kind', async () => {
  const texts = [...remarks(PRINTERS), null, 'printer-127 and printers'];
  const bench = await openBench();
  await handTable(bench.engine.connection, 't', { remark: texts });
  const facts = await firstRow(bench.engine.connection, mined(remarks(PRINTERS)).findings[0]?.sql ?? '');
  await bench.close();
  expect(facts).toEqual({ value: 14, n: 21, family: 20 });
});
