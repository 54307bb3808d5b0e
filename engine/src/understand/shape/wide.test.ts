import type { ModelColumn } from '../../contracts/table/table-model';
import { codedHeaders } from './coded-headers';
import { wideColumns } from './wide';

const column = (name: string, more: Partial<ModelColumn> = {}): ModelColumn => ({
  name,
  type: 'integer',
  role: 'measure',
  because: { by: 'no-evidence' },
  overMembers: { how: 'mean', because: { by: 'no-evidence' } },
  overTime: { how: 'mean', because: { by: 'no-evidence' } },
  unit: null,
  unitOfObservation: [],
  examples: [],
  ...more,
});
const run = (length: number, of: (i: number) => string): string[] => Array.from({ length }, (_, i) => of(i + 1));
const wide = (names: readonly string[]) => wideColumns(names.map((name) => column(name)));

describe('steps that headers count', () => {
  test.each([
    ['weeks on a chart', run(76, (i) => `wk${i}`)],
    ['sessions', run(12, (i) => `session_${i}`)],
    ['visits', run(6, (i) => `Visit ${i}`)],
    ['moments', [0, 15, 30, 60, 120].map((i) => `t${i}`)],
    ['days of growth', [0, 2, 4, 8, 12].map((i) => `weight.day${i}`)],
    ['rounds, in German', run(5, (i) => `Runde ${i}`)],
    ['waves of a survey', run(4, (i) => `wave${i}`)],
  ])('%s are one quantity', (_, names) => {
    const found = wide(['age', ...names]);
    expect(found?.columns).toEqual(names);
    expect(found?.labels).toEqual(names.map((name) => String(Number(/\d+$/.exec(name)?.[0]))));
  });

  test('that nobody reached, or only one, belong to them', () => {
    const names = run(9, (i) => `wk${i}`);
    const found = wideColumns(
      names.map((name, i) => column(name, i > 6 ? { role: 'empty', type: 'text' } : i > 5 ? { role: 'constant' } : {})),
    );
    expect(found).toMatchObject({ scale: 'steps', columns: names });
  });

  test.each([
    ['items of a questionnaire', run(40, (i) => `q${i}`)],
    ['features without a name', run(28, (i) => `V${i}`)],
    ['machines', run(5, (i) => `Press ${i}`)],
    ['tests', run(5, (i) => `test ${i}`)],
    ['two quantities at the same visits', [...run(5, (i) => `systolic_visit${i}`), ...run(5, (i) => `pulse_visit${i}`)]],
    ['three weeks', run(3, (i) => `week_${i}`)],
  ])('%s are none', (_, names) => expect(wide(['age', ...names])).toBeNull());
});

describe('headers that are put together of labels', () => {
  const AGES = ['014', '1524', '2534', '3544', '65'];
  const all = (...parts: (readonly string[])[]) =>
    parts.reduce<string[]>((heads, labels) => heads.flatMap((head) => labels.map((label) => head + label)), ['']);

  test('of a method, a sex and an age are one quantity', () => {
    const names = all(['new_sp_', 'new_sn_', 'newrel_'], ['m', 'f'], ['014', '1524', '2544', '4564', '65']);
    const found = codedHeaders(names);
    expect(wide(names)).toMatchObject({ scale: 'codes', columns: names });
    expect(found?.stem).toBe('new');
    expect(found?.parts.map(({ kind, labels }) => [kind, [...new Set(labels)]])).toEqual([
      ['code', ['sp', 'sn', 'rel']],
      ['sex', ['m', 'f']],
      ['age', ['0-14', '15-24', '25-44', '45-64', '65+']],
    ]);
  });

  test('one of them that is missing is no harm, several are', () => {
    const names = all(['sales_'], ['north', 'south', 'east', 'west', 'mid'], ['_'], ['online', 'shop', 'phone']);
    expect(codedHeaders(names.slice(1))?.parts).toHaveLength(2);
    expect(codedHeaders(names.slice(3))).not.toBeNull();
    expect(codedHeaders(names.filter((_, i) => i % 5 !== 0))).toBeNull();
  });

  test.each([
    ['sexes by ages, of fewer than twelve', all(['m', 'f'], AGES)],
    ['words that share a beginning', ['perc_white', 'perc_black', 'perc_asian', 'perc_other', 'perc_hs', 'perc_college']],
    ['rates beside totals', ['pop', 'poptotal', 'pop_density', 'pop_adults', 'pop_known', 'popother', 'popwhite', 'popblack']],
  ])('%s are none', (_, names) => expect(codedHeaders(names)).toBeNull());
});
