import { splitsOf } from '../../../contracts/report/claim';
import { isComparedFirst } from '../../../profile/roles/there-first';
import type { Finding } from '../../finding';
import type { Frame } from '../../frame/frame';
import { conditionsOf } from '../../frame/measures/lead-measures';
import { measureOf, measureSplitBy } from '../../frame/measures/measure-of';
import { stepColumn } from '../../frame/time/build-panel';
import { watchedColumns } from '../../frame/measures/result-columns';
import { knownOf } from './known';
import { toldAgainOf } from './told-again';
import { KINDS } from '../../../kinds';
import { LIMITS } from './limits';
import type { Weights } from '../rank';

/** How much a finding counts by what it is about: the table itself, its outcome, or something else. */
export function weightsOf(frame: Frame): Weights {
  const model = frame.table.model?.outcome;
  const result = watchedColumns(frame.table);
  const label = model?.kind === 'outcome' && model.outcome.event !== undefined ? model.outcome.column : null;
  // Where two may be what the table is about, each counts as a result, and nothing stands back for that.
  const likely = new Set(model?.kind === 'candidates' ? model.candidates.map(({ column }) => column) : []);
  const answers = answersOf(frame);
  const columnsOf = ({ measure }: Finding['subject']) =>
    measureOf(frame, measure)?.columns ?? ('column' in measure ? [measure.column] : []);
  const conditions = conditionsOf(frame);
  const isOfCondition = (subject: Finding['subject']) => {
    const columns = columnsOf(subject);
    // By what happens a condition is told as what leads to it.
    return (
      columns.length > 0 && columns.every((one) => conditions.has(one)) && measureSplitBy(frame, subject.breakdown) === undefined
    );
  };
  // How often a label, an hour or a month comes about; over time it is a course.
  const isFrequency = ({ measure, filter, breakdown }: Finding['subject'], kind?: Finding['kind']) =>
    measure.op === 'count' && filter.length === 0 && (kind === 'seasonality' || breakdown !== frame.timeline?.column.name);
  const hasOneQuantity =
    likely.size === 0 && new Set(frame.measures.filter(({ fraction }) => !fraction).map(({ family }) => family)).size === 1;
  const isPanel = frame.table.model?.shape.kind === 'panel';
  const metrics = new Set(frame.table.byMetric ?? []);
  // Of what is measured in some rows only these are what it could concern.
  const shareOf = new Map(frame.measures.map(({ columns, filled }) => [columns.join('\n'), filled / Math.max(1, frame.n)]));
  const isFollowed = stepColumn(frame.table) !== undefined;
  const known = knownOf(frame);
  const weigh = (finding: Finding) =>
    (known(finding) === null ? 1 : LIMITS.ofKnown) *
    (isFollowed && finding.subject.measure.op === 'sum' ? LIMITS.ofFollowedSum : 1) *
    weighAlone(finding);
  const weighAlone = ({ kind, leads, subject, impact, atStake }: Finding) => {
    // What is wrong in the table is put right before anything is read from it, and what is to be done now is done first.
    if (KINDS[kind].standing.comesFirst) return leads ? 1 : LIMITS.notLeading;
    // What changed for one group alone is to be acted on, whatever the table is about: weather never changes for one van.
    // So are the few, by name, that are far from all others.
    // And what one cell of two columns alone has.
    if (kind === 'group-step' || atStake || (kind === 'concentration' && leads)) return LIMITS.ofOutcome;
    const [metric] = columnsOf(subject);
    // Where rows are measurements, what was measured is a result, each quantity one of its own.
    if (metric !== undefined && metrics.has(metric) && !isFrequency(subject))
      return LIMITS.ofOutcome / Math.sqrt(Math.max(LIMITS.leastOfMetric, shareOf.get(metric) ?? 1));
    if (kind === 'subgroup-trend' && impact === 1) return isOfCondition(subject) ? LIMITS.ofCondition : LIMITS.ofOutcome;
    // In a panel each is read as often as was planned.
    if (isPanel && !leads && isFrequency(subject)) return LIMITS.frequencyBesideOutcome;
    const isOfResult = columnsOf(subject).some((column) => result.has(column));
    // Where the table is about a result, what leads must be about it.
    if (leads && (result.size === 0 ? !isOfCondition(subject) : isOfResult)) return 1;
    if (result.size === 0) {
      // Weather has a course of its own; of a table of rentals it is what they happen in.
      if (isOfCondition(subject)) return LIMITS.ofCondition;
      if (columnsOf(subject).some((column) => likely.has(column))) return LIMITS.ofOutcome;
      return (hasOneQuantity || model?.kind === 'lead-measure') && setsLabelsBeside(frame, subject)
        ? LIMITS.besideOnlyMeasure
        : LIMITS.notLeading;
    }
    const by = splitsOf(subject);
    // How a measure differs between those of whom the result came about and the others is the result by that measure.
    if (label !== null && by.includes(label) && !isFrequency(subject)) return LIMITS.ofOutcome;
    if (!isOfResult) return isFrequency(subject, kind) ? LIMITS.frequencyBesideOutcome : LIMITS.besideOutcome;
    if (by.some((column) => answers.has(column))) return LIMITS.ofOutcomeAnswer;
    return by.some(isComparedFirst) ? LIMITS.ofOutcomeFirst : LIMITS.ofOutcome;
  };
  const own = frame.measures.filter(({ columns }) => columns.some((column) => result.has(column))).map(({ id }) => id);
  return {
    weigh,
    about: new Set([...result, ...own]),
    isKnown: (finding) => known(finding) !== null,
    isAgain: toldAgainOf(frame),
  };
}

/** Which labels of two columns go together; not how labels fare over time, and nothing of what is measured, yes or no included. */
function setsLabelsBeside(frame: Frame, subject: Finding['subject']): boolean {
  const { measure, filter } = subject;
  const time = frame.timeline?.column.name;
  const by = splitsOf(subject);
  if (by.length === 0 || by.some((column) => column === time)) return false;
  return measure.op === 'rate' ? measureOf(frame, measure) === null : measure.op === 'count' && filter.length > 0;
}

/** Columns of one ordered scale are answers to questions that were asked together: what one of them says was not there before the others. */
function answersOf({ table }: Frame): Set<string> {
  const scales = new Map<string, string[]>();
  for (const { name, role, order } of table.columns)
    if (role === 'ordered-category' && order && order.length > 2) {
      const scale = order.join('\n');
      scales.set(scale, [...(scales.get(scale) ?? []), name]);
    }
  return new Set([...scales.values()].flatMap((names) => (names.length > 1 ? names : [])));
}
