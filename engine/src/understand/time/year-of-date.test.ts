import { modelOf } from '../testing/model-of';

const TRADES = ['Farming', 'Mining', 'Finance', 'Health'];
/** How many work in each trade month by month, with the year in a column of its own. @param year of a row's date */
const months = (year: (of: number, month: number) => number) =>
  ['trade,year,month,staff,date']
    .concat(
      Array.from({ length: 4 * 122 }, (_, i) => {
        const [trade, at] = [Math.floor(i / 122), i % 122];
        const [own, month] = [2000 + Math.floor(at / 12), 1 + (at % 12)];
        return `${TRADES[trade]},${year(own, month)},${month},${4000 + trade * 977 + ((i * 131) % 400)},${own}-${String(month).padStart(2, '0')}-01T08:00:00.000Z`;
      }),
    )
    .join('\n');

test('of a date and its own year the date is the time of the row', async () => {
  const { time, shape } = await modelOf(months((of) => of));
  expect([time?.columns, shape.kind, shape.entity]).toEqual([['date'], 'panel', ['trade']]);
});

test('and of a date beside a year that begins in another month', async () => {
  const { time } = await modelOf(months((of, month) => (month > 6 ? of : of - 1)));
  expect(time?.columns).toEqual(['date']);
});
