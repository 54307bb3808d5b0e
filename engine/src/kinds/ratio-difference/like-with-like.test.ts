import { TestLog } from '../../insights/judge/test-log';
import { randomFrom } from '../../stats/distributions/random';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { mineRatioDifferences } from './ratio-difference';

/** Jobs of four managers, of which one mostly has the work that costs more of what it brings; or costs are his own. */
function told(isOwn: boolean): (string | null)[] {
  const random = randomFrom(12);
  const rows = Array.from({ length: 1200 }, () => {
    const manager = ['Joost', 'Tess', 'Amira', 'Colin'][Math.floor(4 * random())] ?? '';
    const work = random() < (manager === 'Joost' ? 0.6 : 0.13) ? 'edited' : 'translated';
    const share = (work === 'edited' ? 0.66 : 0.55) + (isOwn && manager === 'Joost' ? 0.07 : 0) + 0.02 * (random() - 0.5);
    const net = 50 + 200 * random();
    return { manager, work, net, cost: share * net };
  });
  const dimensions = (['manager', 'work'] as const).map((name) => handDimension(name, rows.map((row) => row[name]))); // prettier-ignore
  const measures = (['net', 'cost'] as const).map((name) => handMeasure(name, rows.map((row) => row[name]), { unit: 'EUR', additive: true })); // prettier-ignore
  return mineRatioDifferences({ frame: handFrame('t', rows.length, { dimensions, measures }), log: new TestLog() })
    .filter(({ subject }) => subject.breakdown === 'manager')
    .map(({ member }) => member);
}

test('who has more of the work that costs more is not told for it; whose own work costs more is', () => {
  expect(told(false)).toEqual([]);
  expect(told(true)).toEqual(['Joost']);
});
