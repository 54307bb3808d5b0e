import { openBench, type Bench } from '../testing/temporary-file';
import { randomFrom } from '../../stats/distributions/random';
import { planLasting } from './plan-lasting';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const valueOf = async (name: string, cells: string[], cell: string) => {
  const plan = planLasting(name, cells);
  if (!plan) return null;
  const [[value] = []] = await bench.rows(`SELECT ${plan.sql(`'${cell}'`)}`);
  return [value === null ? null : Number(value), plan.unit];
};

const CALLS = ['03:44', '04:05', '00:12', '05:35', '31:07'];

test.each<[string, string[], string, unknown]>([
  ['Talk', CALLS, '03:44', [224, 's']],
  ['Talk', CALLS, '31:07', [1867, 's']],
  ['Talk', CALLS, '3:99', [null, 's']],
  ['wait_time', ['00:20', '00:32', '01:19', '00:03'], '01:19', [79, 's']],
  ['Hold', ['00:00', '00:00', '00:00', '00:00', '00:57', '01:12', '00:00'], '01:12', [72, 's']],
  ['Call duration', ['0:03:44', '1:02:11', '0:00:09'], '1:02:11', [3731, 's']],
  ['Dauer', ['3:44', '1:02:11', '0:09'], '3:44', [224, 's']],
  ['Hours worked', ['37:30', '40:00', '12:15', '38:42'], '37:30', [2250, 'min']],
  ['Total', ['37:30', '40:00', '12:15', '38:45'], '12:15', [735, 'min']],
  ['Arbeitszeit Dauer', ['07:30', '08:00', '08:15'], '08:15', [495, 'min']],
  ['GesamtDauer', ['120:31', '99:58', '140:07'], '99:58', [5998, 's']],
])('%s of %p: %s', async (name, cells, cell, expected) => {
  expect(await valueOf(name, cells, cell)).toEqual(expected);
});

test.each<[string, string[]]>([
  ['Start', ['08:15', '09:30', '24:00']],
  ['departure time', ['08:15', '23:59', '00:01']],
  ['Uhrzeit', ['7:05', '12:00', '18:45']],
  ['score', ['3-2', '1-1', '4-0']],
  ['Wait', ['short', 'long', '00:20']],
])('%s of %p are none', (name, cells) => {
  expect(planLasting(name, cells)).toBeNull();
});

test('lengths that a clock took are seconds, whatever their size', () => {
  const random = randomFrom(7);
  for (const most of [5, 20, 60, 400]) {
    const cells = Array.from({ length: 200 }, () => {
      const seconds = Math.floor(60 * most * random() ** 2);
      return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    });
    expect(planLasting('hold', cells)?.unit).toBe('s');
  }
});
