import { rateOf } from '../../contracts/report/measure';
import { handAbout } from '../../testing/hand-made-about';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame } from '../../testing/hand-made-frame';
import { chartOfReversal } from './chart';

const rows = Array.from({ length: 80 }, (_, row) => row);
const cells = {
  drug: rows.map((row) => (row % 2 ? 'new' : 'old')),
  ward: rows.map((row) => (row < 40 ? 'east' : 'west')),
  healed: rows.map((row) => (row % 4 < 2 ? 'yes' : 'no')),
};
const [drug, ward, healed] = (['drug', 'ward', 'healed'] as const).map((name) => handDimension(name, cells[name]));
const frame = handFrame('t', 80, { dimensions: [drug, ward, healed].flatMap((one) => one ?? []), rows: 'patients' });
const plan = (breakdown: string[] | string | null, of = 'healed') =>
  chartOfReversal(handAbout(frame, { subject: { breakdown, measure: rateOf(of, 'yes') } }));

test('how often the event is in each group within each part', async () => {
  const found = plan(['drug', 'ward']);
  expect(found).toMatchObject({
    type: 'bar',
    x: { label: 'Ward', type: 'category' },
    y: { label: 'Share of patients', unit: '%' },
    series: ['Share of patients'],
    rows: [
      {
        how: 'share',
        mark: { sql: "healed = 'yes'", columns: ['healed'] },
        where: 'drug IS NOT NULL AND ward IS NOT NULL AND healed IS NOT NULL',
        at: { columns: ['ward', 'drug'] },
      },
    ],
    key: 'reversal|drug|ward|healed|yes',
  });
  expect(found?.title).toMatch(/by drug within each ward$/);
  const [first] = await handFacts(cells, [{ sql: found?.sql ?? '' } as never]);
  expect(first).toEqual({ x: 'east, new', y: 0.5 });
});

test.each([
  ['the part', 'drug', 'healed'],
  ['the group', null, 'healed'],
  ['the event', ['drug', 'ward'], 'gone'],
])('without %s there is none', (_, breakdown, of) => expect(plan(breakdown, of)).toBeNull());
