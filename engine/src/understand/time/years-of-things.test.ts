import { modelOf } from '../testing/model-of';

/** Rows of one year, each with a bare year beside its day. */
const table = (header: string, yearOf: (i: number) => number) =>
  [`id,area,${header},booked on,price`]
    .concat(
      Array.from({ length: 300 }, (_, i) => {
        const on = new Date(Date.UTC(2023, 0, 1 + ((i * 13) % 360))).toISOString().slice(0, 10);
        return [`S${i + 1}`, ['north', 'south'][i % 2], yearOf(i), on, 20 + ((i * 37) % 60)].join();
      }),
    )
    .join('\n');

const saysOf = async (header: string, yearOf: (i: number) => number) => {
  const { columns, time } = await modelOf(table(header, yearOf));
  return { axis: time?.columns[0], says: columns.find(({ name }) => name === header)?.time };
};

test('a bare year that lies before the row’s own day is since when, and no time of the row', async () =>
  expect(await saysOf('1st season', (i) => 2023 - ((i * i) % 20))).toEqual({ axis: 'booked on', says: 'record' }));

test('a year that rows lie before as well says nothing of its thing', async () =>
  expect(await saysOf('season', (i) => 2023 + (i % 3) - 1)).not.toMatchObject({ says: 'record' }));
