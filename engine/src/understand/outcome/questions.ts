import type { ModelColumn, ModelOutcome, ModelQuestion, TableShape } from '../../contracts/table/table-model';
import { mayBeYears } from '../roles/time/may-be-years';
import { LIMITS } from './limits';

export interface Asked {
  columns: readonly ModelColumn[];
  shape: TableShape;
  outcome: ModelOutcome;
  /** Smallest and largest value of columns of whole numbers. */
  ranges: ReadonlyMap<string, readonly [number, number]>;
}

/** What a person is asked, the answer that would change the most columns first. */
export function questionsOf({ columns, shape, outcome, ranges }: Asked): ModelQuestion[] {
  const measures = columns.filter(({ role }) => role === 'measure').length;
  const questions: ModelQuestion[] = [];
  for (const { name, role } of columns) {
    const [low, high] = ranges.get(name) ?? [NaN, NaN];
    const years = (role === 'measure' || role === 'coded-category') && mayBeYears(name, low, high);
    if (years) questions.push({ asks: 'are-years', columns: [name], changes: measures });
    if (role === 'coded-category' && ranges.has(name)) questions.push({ asks: 'is-ordered', columns: [name], changes: 1 });
  }
  // Ranking and headlines follow the outcome: the whole report is about it.
  if (outcome.kind === 'candidates')
    questions.push({
      asks: 'which-outcome',
      columns: outcome.candidates.map(({ column }) => column),
      changes: columns.length - 1,
    });
  for (const total of shape.totals)
    if (total.by !== 'arithmetic')
      questions.push({ asks: 'is-total', columns: [total.column], label: total.label, changes: measures });
  const mixed = columns.filter(({ mixedCurrencies }) => mixedCurrencies);
  if (mixed.length > 0) questions.push({ asks: 'which-currency', columns: mixed.map(({ name }) => name), changes: mixed.length });
  return questions.sort((a, b) => b.changes - a.changes).slice(0, LIMITS.mostQuestions);
}
