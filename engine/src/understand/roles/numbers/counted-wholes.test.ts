import { modelOf } from '../../testing/model-of';

const SEATS = [4, 8, 4, 8, 5, 4, 10, 3];
const rows = (taken: (booked: number, i: number) => number) =>
  Array.from({ length: 240 }, (_, i) => {
    const booked = SEATS[(i * 7) % SEATS.length] ?? 4;
    return [`m${i + 1}`, ['north', 'south', 'east'][i % 3], booked, taken(booked, i)].join();
  });
const roleOf = async (header: string, taken: (booked: number, i: number) => number) => {
  const model = await modelOf([header, ...rows(taken)].join('\n'));
  return model.columns[2]?.role;
};

test('few numbers of which another counts a part are counted as that is', async () => {
  expect(await roleOf('member,area,seats booked,seats taken', (booked, i) => Math.max(0, booked - ((i * 5) % 4)))).toBe(
    'measure',
  );
});

test('what shares no word, goes above it or never reaches it says nothing of it', async () => {
  const part = (booked: number, i: number) => Math.max(0, booked - ((i * 5) % 4));
  expect(await roleOf('member,area,desk,seats taken', part)).not.toBe('measure');
  expect(await roleOf('member,area,grp kind,grp points', (booked, i) => booked + ((i * 5) % 7) - 3)).not.toBe('measure');
  expect(await roleOf('member,area,grp kind,grp points', (booked, i) => Math.max(0, booked - 2 - ((i * 5) % 2)))).not.toBe(
    'measure',
  );
});
