import { sampleClaim } from '../testing/sample-claim';
import { sampleCharts } from '../testing/sample-charts';
import { numberedOf } from './numbered';
import { statisticsOf } from './statistics';

const rows = [
  { how: 'mean' as const, used: ['hours'], value: 'hours', sql: 'SELECT 1', at: 'category', aggregate: 'avg(hours)' },
];
const chart = { ...sampleCharts.bar, id: 'g1', claim: 'c7', rows };
const claim = sampleClaim({ id: 'c7' });
const contents = {
  claim: (id: string) => (id === 'c7' ? claim : undefined),
  chart: (id: string) => (id === 'g1' ? chart : undefined),
};

test('a point of a chart says what it is, and what it is compared with', () => {
  const point = numberedOf('g1.0.1', contents);
  expect(point).toMatchObject({ id: 'g1.0.1', value: 19.3, table: claim.table });
  expect(point?.sentence).toMatch(/^Hours by category\. Login Issues: 19\.3/);
  const said = point ? statisticsOf(point) : [];
  expect(said[0]).toMatch(/^It is compared with 24\.2/);
  expect(said.join(' ')).not.toMatch(/rests on/);
});

test('a claim is itself, and what nothing names is nothing', () => {
  expect(numberedOf('c7', contents)).toEqual({ ...claim, of: claim });
  expect(numberedOf('c8', contents)).toBeNull();
  expect(numberedOf('g2.0.0', contents)).toBeNull();
});
