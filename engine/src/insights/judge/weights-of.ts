import { isComparedFirst } from '../../profile/roles/there-first';
import type { Finding } from '../finding';
import type { Frame } from '../frame/frame';
import { measureOf } from '../frame/measure-of';
import { LIMITS } from './limits';

/** How much a finding counts by what it is about: the table itself, its outcome, or something else. */
export function weightsOf(frame: Frame): (finding: Finding) => number {
  const model = frame.table.model?.outcome;
  const outcome = model?.kind === 'outcome' ? model.outcome.column : null;
  const columnsOf = ({ measure }: Finding['subject']) =>
    measureOf(frame, measure)?.columns ?? ('column' in measure ? [measure.column] : []);
  return ({ leads, subject }) => {
    if (leads) return 1;
    if (outcome === null) return LIMITS.notLeading;
    if (!columnsOf(subject).includes(outcome)) return LIMITS.besideOutcome;
    const by = subject.breakdown === null ? [] : [subject.breakdown].flat();
    return by.some(isComparedFirst) ? LIMITS.ofOutcomeFirst : LIMITS.ofOutcome;
  };
}
