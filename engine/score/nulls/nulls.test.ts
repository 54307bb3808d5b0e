import { sampleClaim } from '../../src/testing/sample-document';
import { determines } from '../model/make/draft';
import { Random } from '../model/make/random';
import { isFalse, unitsOf } from './null-family';
import { NULL_FAMILIES } from './null-families';

const cellsOf = (family: (typeof NULL_FAMILIES)[number], seed: number) => family.make(new Random(seed));

test('there are more than twenty families, each made the same way by the same seed and otherwise by another', () => {
  expect(NULL_FAMILIES.length).toBeGreaterThanOrEqual(20);
  expect(new Set(NULL_FAMILIES.map(({ name }) => name)).size).toBe(NULL_FAMILIES.length);
  for (const family of NULL_FAMILIES) {
    const table = cellsOf(family, 3);
    const [once, again, other] = [3, 3, 4].map((seed) => JSON.stringify(cellsOf(family, seed)));
    expect(once === again).toBe(true);
    expect(once === other).toBe(false);
    expect(table.rows.every((row) => row.length === table.header.length)).toBe(true);
    expect(table.rows.length).toBeGreaterThan(50);
    for (const unit of unitsOf(family, table.header)) expect(table.header).toContain(unit);
  }
});

test('attributes belong to the units that they are said to belong to', () => {
  for (const [name, unit, attribute] of [
    ['repeated measures', 'patient', 'arm'],
    ['customers and orders', 'customer', 'region'],
    ['attributes of machines', 'machine', 'vendor'],
    ['crossed users and items', 'user', 'sex'],
    ['crossed users and items', 'item', 'genre'],
    ['pupils in classes in schools', 'class', 'method'],
    ['panel of random walks', 'country', 'bloc'],
  ] as const) {
    const { header, rows } = cellsOf(
      NULL_FAMILIES.find((family) => family.name === name)!,
      5,
    );
    const column = (wanted: string) => rows.map((row) => String(row[header.indexOf(wanted)]));
    expect({ name, owned: determines(column(unit), column(attribute)) }).toEqual({ name, owned: true });
  }
});

test('only what was tested and is not of the units themselves is false', () => {
  const [family] = NULL_FAMILIES;
  const said = (changes: Parameters<typeof sampleClaim>[0]) =>
    isFalse(family!, sampleClaim({ kind: 'group-difference', p: 1e-6, ...changes }));
  const by = (breakdown: string) => ({ subject: { filter: [], breakdown, measure: { op: 'count' as const } } });
  expect(said(by('arm'))).toBe(true);
  expect(said(by('patient'))).toBe(false);
  expect(said({ subject: { filter: [], breakdown: 'arm', measure: { op: 'rate', column: 'patient', value: 'P1' } } })).toBe(
    false,
  );
  expect(said({ subject: { filter: [], breakdown: 'arm', measure: { op: 'mean', column: 'patient' } } })).toBe(true);
  expect(said({ ...by('arm'), p: null })).toBe(false);
  expect(said({ ...by('arm'), kind: 'headline' })).toBe(false);
  expect(said({ ...by('arm'), kind: 'dominance' })).toBe(false);
});
