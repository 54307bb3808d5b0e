import type { TableModel } from '../../../contracts/table/table-model';
import type { Column } from '../../../model';
import { COUNT, meanOf, printMeasure, rateOf } from '../../../contracts/report/measure';
import { handFinding } from '../../../testing/hand-made-finding';
import { handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import type { Finding } from '../../finding';
import { LIMITS } from './limits';
import { weightsOf } from './weights-of';

const base = handFrame('t', 100, { timeline: handTimeline([]) });
const about = (model: TableModel['outcome']) => ({
  ...base,
  table: {
    ...base.table,
    model: {
      outcome: model,
      columns: [],
      algebra: [] as TableModel['algebra'],
      shape: { kind: 'event' },
    } as unknown as TableModel,
  },
});
const CLAIMS = about({ kind: 'outcome', outcome: { column: 'claims', event: 'true', good: null } });
const CUT = {
  ...CLAIMS,
  table: {
    ...CLAIMS.table,
    model: { ...CLAIMS.table.model, algebra: [{ kind: 'bucket', target: 'claims', of: 'damage' }, { kind: 'bucket', target: 'band', of: 'size' }] } as unknown as TableModel,
  },
}; // prettier-ignore
const EITHER = about({ kind: 'candidates', candidates: ['profit', 'sales'].map((column) => ({ column, good: 'high' })) });

const NONE = about({ kind: 'none' });
const ONE = { ...NONE, measures: [handMeasure('days', [1, 2, 3]), { ...handMeasure('late', [0, 1, 0]), fraction: true }] };
const TWO = { ...ONE, measures: [...ONE.measures, handMeasure('price', [3, 2, 1])] };

const PANEL = {
  ...NONE,
  table: {
    ...NONE.table,
    model: { ...NONE.table.model, shape: { kind: 'panel', entity: [], key: [] } } as unknown as TableModel,
  },
};
const FOLLOWED = { ...PANEL, table: { ...PANEL.table, columns: [{ name: 'week', type: 'integer' }] as Column[], model: { ...PANEL.table.model, shape: { kind: 'panel', entity: ['plot'], key: ['plot', 'week'] } } as unknown as TableModel } }; // prettier-ignore

const subject = (measure: Finding['subject']['measure'], breakdown: string) => ({ filter: [], breakdown, measure });
const OF_OUTCOME = subject(rateOf('claims', 'true'), 'age');
const BESIDE = subject(rateOf('plan', 'big'), 'age');

test.each<[string, typeof CLAIMS, Finding['subject'], number]>([
  ['the result by what was there first', CLAIMS, OF_OUTCOME, LIMITS.ofOutcomeFirst],
  ['the result by anything else', CLAIMS, { ...OF_OUTCOME, breakdown: 'colour' }, LIMITS.ofOutcome],
  ['a measure by the result', CLAIMS, subject(meanOf('price'), 'claims'), LIMITS.ofOutcome],
  ['what the result was cut from', CUT, subject(meanOf('damage'), 'age'), LIMITS.ofOutcomeFirst],
  ['what the result was cut from, by anything else', CUT, subject(meanOf('damage'), 'colour'), LIMITS.ofOutcome],
  ['what something else was cut from', CUT, subject(meanOf('size'), 'age'), LIMITS.besideOutcome],
  ['something beside it', CLAIMS, BESIDE, LIMITS.besideOutcome],
  ['how often a label comes about', CLAIMS, subject(COUNT, 'age'), LIMITS.frequencyBesideOutcome],
  ['how many rows there are over time', CLAIMS, subject(COUNT, 'moment'), LIMITS.besideOutcome],
  ['one of two that may be the result', EITHER, subject(meanOf('profit'), 'age'), LIMITS.ofOutcome],
  ['anything else beside two that may be', EITHER, subject(meanOf('size'), 'age'), LIMITS.notLeading],
  ['how often a label comes about, without a result', about({ kind: 'none' }), subject(COUNT, 'age'), LIMITS.notLeading],
  ['labels by labels, where one quantity is measured', ONE, BESIDE, LIMITS.besideOnlyMeasure],
  ['labels by labels, where two quantities are measured', TWO, BESIDE, LIMITS.notLeading],
  ['the one quantity itself', ONE, subject(meanOf('days'), 'age'), LIMITS.notLeading],
  ['how often a label comes about in a panel', PANEL, subject(COUNT, 'age'), LIMITS.frequencyBesideOutcome],
  ['how many rows a panel has over time', PANEL, subject(COUNT, 'moment'), LIMITS.notLeading],
  [
    'what things that are followed come to',
    FOLLOWED,
    subject({ op: 'sum', column: 'leaves' }, 'plan'),
    LIMITS.notLeading * LIMITS.ofFollowedSum,
  ],
  ['what things that are followed show', FOLLOWED, subject(meanOf('leaves'), 'plan'), LIMITS.notLeading],
  ['labels over time beside one quantity', ONE, subject(rateOf('plan', 'big'), 'moment'), LIMITS.notLeading],
])('%s', (_, frame, own, weight) =>
  expect(weightsOf(frame).weigh(handFinding({ kind: 'rate-difference', subject: own }))).toBe(weight),
);

test.each<[string, TableModel['outcome'], Finding['subject'], boolean, number]>([
  ['a condition over time', { kind: 'none' }, subject(meanOf('temp'), 'moment'), false, LIMITS.ofCondition],
  ['a condition that would lead', { kind: 'none' }, subject(meanOf('temp'), 'moment'), true, LIMITS.ofCondition],
  ['a condition of a series', { kind: 'lead-measure', column: 'rentals', because: { by: 'no-evidence' } }, subject(meanOf('temp'), 'moment'), false, LIMITS.ofCondition],
  ['what happens by it', { kind: 'none' }, subject(meanOf('rentals'), printMeasure(meanOf('temp'))), false, LIMITS.notLeading],
  ['a condition by what happens', { kind: 'none' }, subject(meanOf('temp'), printMeasure(meanOf('rentals'))), false, LIMITS.notLeading],
  ['what happens over time', { kind: 'none' }, subject(meanOf('rentals'), 'moment'), true, 1],
  ['a condition beside a result', { kind: 'candidates', candidates: [{ column: 'temp', good: null }] }, subject(meanOf('temp'), 'moment'), false, LIMITS.ofOutcome],
])('%s beside conditions', (_, model, of, leads, weight) => {
  const frame = about(model);
  const columns = [{ name: 'temp', quantity: 'temperature' }, { name: 'rentals', quantity: 'count' }] as TableModel['columns'];
  const measures = [handMeasure('temp', [1, 2, 3]), handMeasure('rentals', [3, 4, 5])];
  const { weigh } = weightsOf({ ...frame, measures, table: { ...frame.table, model: { ...frame.table.model, columns } } });
  expect(weigh(handFinding({ kind: 'trend', subject: of, leads }))).toBe(weight);
}); // prettier-ignore

test('what a label fixes stands behind what was free to differ, but for what all of it comes to', () => {
  const algebra = [{ kind: 'by-class', target: 'fee', of: null, by: 'class' }] as unknown as TableModel['algebra'];
  const frame = {
    ...TWO,
    table: { ...TWO.table, model: { ...TWO.table.model, algebra } },
    measures: [...TWO.measures, handMeasure('fee', [1, 2, 3])],
  };
  const weight = (measure: Finding['subject']['measure']) =>
    weightsOf(frame).weigh(handFinding({ kind: 'group-difference', subject: subject(measure, 'age') }));
  expect(weight(meanOf('fee'))).toBeCloseTo(LIMITS.ofKnown * LIMITS.notLeading, 8);
  expect(weight(meanOf('days'))).toBeCloseTo(LIMITS.notLeading, 8);
  expect(weight({ op: 'sum', column: 'fee' })).toBeCloseTo(LIMITS.notLeading, 8);
});

test('what one cell alone has of what is wished for or not is to be acted on, whatever the table is about', () => {
  const cell = handFinding({ kind: 'mean-interaction', subject: BESIDE });
  const { weigh } = weightsOf(CLAIMS);
  expect([weigh({ ...cell, atStake: true }), weigh(cell)]).toEqual([LIMITS.ofOutcome, LIMITS.besideOutcome]);
});
