import { OPEN } from './fields';
import { madeFew } from './made-few';
import { namedIn, toldOf } from './told-of';

jest.setTimeout(120_000);

const [FIELD] = OPEN;

test('the few that stand apart are told by name, and none where all are as they come', async () => {
  if (!FIELD) throw new Error('there is a field');
  const below = madeFew(FIELD, 'below', 3);
  const [loss] = await toldOf(below.csv, below.table);
  expect(namedIn(loss?.sentence ?? '').filter((one) => !below.few.includes(one))).toEqual([]);
  const level = madeFew(FIELD, 'percent', 2);
  expect((await toldOf(level.csv, level.table)).map(({ sentence }) => namedIn(sentence).sort())).toEqual([level.few.sort()]);
  for (const how of ['gamma', 'classes', 'panel'] as const) {
    const none = madeFew(FIELD, how, 2);
    expect([how, (await toldOf(none.csv, none.table)).filter(({ q }) => q !== null)]).toEqual([how, []]);
  }
});
