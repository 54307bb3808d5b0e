import type { ColumnRole } from '../contracts/table/column';
import type { ModelColumn } from '../contracts/table/table-model';
import type { Table } from '../model';
import { alertMaker } from '../profile/alerts/alert-context';
import { profileWithFacts } from '../profile/profile-table';
import { csvOf, seeded } from '../kinds/made-up-rows';
import { adoptModel } from './adopt-model';
import { withTable } from './testing/load-text';
import { understand } from './understand';

const random = seeded(5);
const CSV = csvOf(
  ['day', 'branch', 'grade', 'contact', 'amount_eur'],
  Array.from({ length: 200 }, (_, i) => [
    new Date(Date.UTC(2023, 0, 1 + i)).toISOString().slice(0, 10),
    1 + (i % 4),
    ['low', 'medium', 'high'][i % 3] ?? '',
    `person${i}@example.org`,
    (100 + 50 * random()).toFixed(2),
  ]),
);

/** The table with what its model says of one column. */
const adoptedWith = (
  name: string,
  says: Partial<ModelColumn>,
  { roles = new Map<string, ColumnRole>(), timeline }: { roles?: Map<string, ColumnRole>; timeline?: string } = {},
) =>
  withTable(CSV, async ({ connection }, loaded): Promise<{ before: Table; after: Table }> => {
    const { table, facts, pairs } = await profileWithFacts(connection, loaded, { roles });
    const model = await understand(connection, table, { facts, corrected: new Set(roles.keys()) });
    const columns = model.columns.map((column) => (column.name === name ? { ...column, ...says } : column));
    const alerts = [alertMaker('t')('partial-last-period', 'info', ['branch'], 'The last month is not over.')];
    const dated = timeline === undefined ? table : { ...table, timeline, timeLimit: 1, alerts };
    return { before: table, after: adoptModel(dated, { ...model, columns }, pairs, new Set(roles.keys())) };
  });

const roleOf = ({ columns }: Table, name: string) => columns.find((column) => column.name === name)?.role;

test('a column has the role that the model gives it', async () => {
  const { after } = await adoptedWith('branch', { role: 'coded-category' });
  expect(roleOf(after, 'branch')).toBe('category');
  expect(after.model?.columns).toHaveLength(5);
});

test.each(['category', 'measure-additive', 'identifier'] as const)('what a person has said stays: %s', async (role) => {
  const { after } = await adoptedWith('branch', { role: 'text' }, { roles: new Map([['branch', role]]) });
  expect(roleOf(after, 'branch')).toBe(role);
});

test('personal data stay masked, whatever the model says of them', async () => {
  const { before, after } = await adoptedWith('contact', { role: 'category' });
  expect(roleOf(before, 'contact')).toBe('personal-data');
  const contact = after.columns.find(({ name }) => name === 'contact');
  expect(contact).toMatchObject({ role: 'personal-data', personal: 'email' });
  expect(JSON.stringify(contact)).not.toContain('example.org');
});

test('what the model calls personal data shows none of its values any more', async () => {
  const { before, after } = await adoptedWith('grade', { role: 'personal-data' });
  expect(JSON.stringify(before.columns[2])).toContain('medium');
  expect(after.columns[2]).toMatchObject({ role: 'personal-data', personal: 'other' });
  expect(JSON.stringify(after.columns[2])).not.toMatch(/low|medium|high/);
});

test('labels keep their order where they have one, and lose it with the role', async () => {
  const ordered = await adoptedWith('grade', { role: 'ordered-category', order: ['low', 'medium', 'high'] });
  expect(ordered.after.columns[2]).toMatchObject({ role: 'ordered-category', order: ['low', 'medium', 'high'] });
  const plain = await adoptedWith('grade', { role: 'category', order: undefined });
  expect(plain.after.columns[2]).toMatchObject({ role: 'category' });
  expect(plain.after.columns[2]).not.toHaveProperty('order');
});

test('a number that tells the time stays a number, for what needs dates cannot use it', async () => {
  const { before, after } = await adoptedWith('amount_eur', { role: 'time', time: 'axis' });
  expect(roleOf(after, 'amount_eur')).toBe(roleOf(before, 'amount_eur'));
});

test('the time of the model is the time of the table', async () => {
  const { after } = await adoptedWith('day', {}, { timeline: 'branch' });
  expect(after.timeline).toBe('day');
});

test('the age of a thing when something happens to it is no time that this takes', async () => {
  const rows = Array.from({ length: 240 }, (_, i) => [
    `H${1000 + (i % 12)}`,
    new Date(Date.UTC(2021, 0, 30 * (i % 12) + 1)).toISOString().slice(0, 10),
    new Date(Date.UTC(2021, 0, 30 * (i % 12) + 6 + 7 * Math.floor(i / 12))).toISOString().slice(0, 10),
    (10 + 3 * random()).toFixed(1),
  ]);
  const after = await withTable(csvOf(['hive', 'entered', 'visited on', 'frames'], rows), async ({ connection }, loaded) => {
    const { table, facts, pairs } = await profileWithFacts(connection, loaded);
    expect(pairs).toMatchObject([{ start: 'entered', end: 'visited on' }]);
    return adoptModel(table, await understand(connection, table, { facts }), pairs);
  });
  expect(after).toMatchObject({ timeline: 'visited on', pairs: [], derived: [] });
});

test('how far another date goes says nothing of it', async () => {
  const { after } = await adoptedWith('day', {}, { timeline: 'branch' });
  expect(after).toMatchObject({ timeLimit: null, alerts: [] });
  expect((await adoptedWith('day', {}, { timeline: 'day' })).after).toMatchObject({
    timeLimit: 1,
    alerts: [{ columns: ['branch'] }],
  });
});
