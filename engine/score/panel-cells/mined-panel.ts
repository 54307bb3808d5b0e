import { passes } from '../../src/insights/judge/gate';
import { TestLog } from '../../src/insights/judge/test-log';
import { mineGroupSteps } from '../../src/kinds/group-step/group-step';
import type { Table } from '../../src/model';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../src/testing/hand-made-frame';
import type { MadePanel } from './made-panels';

/** A cell of the first two keys that is told, and from which month on; with one label only it is a member. */
export interface Told {
  labels: readonly (number | null)[];
  month: number;
}

const KEYS = ['first', 'second', 'third'];
const month = (i: number): number => Date.UTC(2000, i, 1);
const numberOf = (label: unknown): number => Number(String(label).slice(1));

/** What is told of steps in a panel, asked for nothing else. */
export function minedPanel({ readings, periods, sizes, kind }: MadePanel): Told[] {
  const keys = KEYS.slice(0, sizes.length);
  const model = { shape: { kind: 'panel', entity: keys, key: [...keys, 'moment'], time: 'moment' }, outcome: { kind: 'lead-measure', column: 'units', because: { by: 'no-evidence' } }, algebra: [], columns: [] }; // prettier-ignore
  const weights = kind === 'rate' && { weights: Float64Array.from(readings, ({ base }) => base), kind: 'column' as const };
  const frame = handFrame(
    't',
    readings.length,
    {
      dimensions: keys.map((name, i) => handDimension(name, readings.map((own) => `${name.slice(0, 1)}${String(own.keys[i]).padStart(2, '0')}`))),
      measures: [handMeasure('units', readings.map(({ value }) => value), weights || {})],
      timeline: handTimeline(readings.map(({ period }) => month(period)), { edges: Array.from({ length: periods + 1 }, (_, i) => month(i)), grain: 'month', finest: 'month', regular: true }),
      panel: { things: Int32Array.from(readings, (own) => own.keys.reduce((code, key) => 100 * code + key, 0)), at: Float64Array.from(readings, ({ period }) => period) },
    },
    { model: model as unknown as Table['model'] },
  ); // prettier-ignore
  const log = new TestLog();
  const found = mineGroupSteps({ frame, log });
  log.settle();
  return found.filter(passes).map(({ subject: { filter }, event }) => ({
    labels: keys.map((name) => {
      const own = filter.find(({ column }) => column === name);
      return own ? numberOf(own.value) : null;
    }),
    month: Math.round(((event?.at ?? 0) - month(0)) / (30.4375 * 86_400_000)),
  }));
}
