import { passes } from '../../src/insights/judge/gate';
import { TestLog } from '../../src/insights/judge/test-log';
import type { Frame } from '../../src/insights/frame/frame';
import { mineGroupSteps } from '../../src/kinds/group-step/group-step';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../src/testing/hand-made-frame';
import type { Table } from '../../src/model';
import type { Event } from './made-events';
import type { Sets } from './made-sets';

/** A step that is told: of which group, and how many days from the beginning. */
export interface Found {
  group: number;
  day: number;
}

const DAY = 86_400_000;
const START = Date.UTC(2000, 0, 1);
const month = (i: number): number => Date.UTC(2000, i, 1);
const labelOf = (group: number): string => `g${String(group).padStart(2, '0')}`;

function told(frame: Frame): Found[] {
  const log = new TestLog();
  const found = mineGroupSteps({ frame, log });
  log.settle();
  return found.filter(passes).map(({ told: { label, edge } }) => ({ group: Number(label.slice(1)), day: (edge - START) / DAY }));
}

/** What is told of a panel of groups and months, asked for nothing else. */
export function minedPanel(values: Sets): Found[] {
  const periods = values[0]?.length ?? 0;
  const cells = Array.from({ length: periods }, (_, i) => values.map((own, group) => ({ i, group, value: own[i] ?? NaN })))
    .flat()
    .filter(({ value }) => !Number.isNaN(value));
  const model = { shape: { kind: 'panel', entity: ['group'], key: ['group', 'moment'] }, outcome: { kind: 'lead-measure', column: 'units', because: { by: 'no-evidence' } }, algebra: [], columns: [] }; // prettier-ignore
  return told(
    handFrame(
      't',
      cells.length,
      {
        dimensions: [handDimension('group', cells.map(({ group }) => labelOf(group)))],
        measures: [handMeasure('units', cells.map(({ value }) => value))],
        timeline: handTimeline(cells.map(({ i }) => month(i)), { edges: Array.from({ length: periods + 1 }, (_, i) => month(i)), grain: 'month', finest: 'month', regular: true }),
      },
      { model: model as unknown as Table['model'] },
    ),
  ); // prettier-ignore
}

/** What is told of events on days, in whole months, of groups' shares and of how often a result comes about. */
export function minedEvents(events: readonly Event[]): Found[] {
  const last = START + DAY * Math.max(...events.map(({ day }) => day));
  const edges = Array.from({ length: 400 }, (_, i) => month(i)).filter((edge) => edge <= last + DAY);
  return told(
    handFrame('t', events.length, {
      dimensions: [
        handDimension('group', events.map(({ group }) => labelOf(group))),
        handDimension('late', events.map(({ late }) => (late ? 'yes' : 'no')), { outcome: true, event: 'yes' }),
      ],
      timeline: handTimeline(events.map(({ day }) => START + DAY * day), { edges, grain: 'month', finest: 'day' }),
    }),
  ); // prettier-ignore
}
