import { csvOf } from '../../kinds/made-up-rows';
import { withMade } from '../testing/with-made';

const ROWS = 200;
/** Several on one day and none on others, as orders come. */
const came = (row: number) => (row * row * 7 + row * 13) % 90;
const dayOf = (day: number) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);

/** What is made of a list of orders with these cells behind their number, day and weight: name, event of the result, and the column in whose place it stands. */
const madeOf = (header: string[], cells: (row: number) => (string | number)[], isTold = false) =>
  withMade(
    csvOf(['order_no', 'ordered', 'weight', ...header], Array.from({ length: ROWS }, (_, row) => [`A${7000 + row * 3}`, dayOf(came(row)), 5 + ((row * 7) % 31), ...cells(row)])),
    isTold,
    (found) => (found?.made ?? []).map(({ planned: [column], result, instead }) => [column?.name, result?.event ?? null, instead ?? null]),
  ); // prettier-ignore

test.each<[string, string[], (row: number) => (string | number)[], unknown[]]>([
  ['a mark is what some have', ['reminder'], (row) => [row % 3 === 0 ? 'sent' : ''], ['has reminder', null, null]],
  ['a mark of what nobody wishes for is the result', ['failed'], (row) => [row % 5 === 0 ? 'x' : ''], ['has failed', 'true', null]],
  ['a reason says that it came about', ['Reject reason'], (row) => [row % 6 === 0 ? 'ab'[(row / 6) % 2] ?? '' : ''], ['has Reject reason', 'true', null]],
  ['a blank beside yes is a no that was not written', ['gift wrap'], (row) => [['yes', 'yes', '', 'no', ''][row % 5] ?? ''], ['has gift wrap', null, 'gift wrap']],
  ['what comes after it was due is late', ['promised', 'delivered'], (row) => [dayOf(came(row) + 9), dayOf(came(row) + (row % 5 === 0 ? 12 : 6))], ['is late', 'true', null]],
])('%s', async (_, header, cells, wanted) => expect(await madeOf(header, cells)).toContainEqual(wanted)); // prettier-ignore

test.each<[string, string[], (row: number) => (string | number)[]]>([
  ['gaps beside many answers are not known', ['gift wrap'], (row) => [row % 9 === 0 ? '' : ['yes', 'no'][row % 2] ?? '']],
  ['labels of what most rows are say what kind it is', ['colour'], (row) => ['', 'red', 'green', 'blue'].slice(row % 4, (row % 4) + 1)],
  ['what is hardly ever late tells nothing', ['promised', 'delivered'], (row) => [dayOf(came(row) + 9), dayOf(came(row) + (row % 50 === 0 ? 12 : 6))]],
  ['a mark in few rows', ['reminder'], (row) => [row % 20 === 0 ? 'sent' : '']],
])('%s', async (_, header, cells) => expect(await madeOf(header, cells)).toEqual([])); // prettier-ignore

test('what a person has said the table is about stays', async () =>
  expect(await madeOf(['failed'], (row) => [row % 5 === 0 ? 'x' : ''], true)).toEqual([['has failed', null, null]]));

test('by when work was to be done is no day of its bill', async () => {
  const days = (row: number) => [dayOf(came(row) + 9), dayOf(came(row) + (row % 5 === 0 ? 14 : 3)), dayOf(came(row) + (row % 3 === 0 ? 10 : 8))];
  const ofLate = (header: string[]) =>
    withMade(
      csvOf(['order_no', 'ordered', ...header], Array.from({ length: ROWS }, (_, row) => [`A${7000 + row * 3}`, dayOf(came(row)), ...days(row)])),
      false,
      (found) => (found?.made ?? []).filter(({ planned: [column] }) => column?.name === 'is late').map(({ of }) => of),
    );
  expect(await ofLate(['promised', 'finished', 'invoiced'])).toEqual([['promised', 'finished']]);
  expect(await ofLate(['promised', 'packed', 'delivered'])).toEqual([['promised', 'delivered']]);
}); // prettier-ignore
