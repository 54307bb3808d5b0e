import type { ModelColumn } from '../../contracts/table/table-model';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import type { Table } from '../../model';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { yesOrNo } from '../../read/typing/yes-or-no';
import { isNo } from '../outcome/event-of-labels';
import { BAD, CAME_BACK, REASON } from '../outcome/outcome-words';
import { labelText } from '../../wording/human';
import { t } from './messages';
import type { FreeName, Made } from './plan';
import { LIMITS } from './limits';

const LABELLED: ReadonlySet<ModelColumn['role']> = new Set(['boolean', 'constant', 'category', 'coded-category']);
const SETTLED: ReadonlySet<string> = new Set(['settled', 'filled-by']);

/**
 * Columns of labels of which a blank says that there is none: a mark (`x`, `sent`) that stands in some rows; a yes beside which a no is hardly ever written; a reason for
 * what most rows do not have. Whether a row has it is a group like any other; where nothing else says what became of the rows and such a column names what nobody
 * wishes for, it is the result.
 */
export function marksOf({ columns, rows, model }: Table, nameFree: FreeName): Made[] {
  if (!model || (model.shape.kind !== 'event' && model.shape.kind !== 'entity')) return [];
  const known = new Set(model.algebra.flatMap((one) => (SETTLED.has(one.kind) ? [one.target] : [])));
  const { outcome } = model;
  // Labels none of which says what came about are no result beside their being there.
  const taken = outcome.kind === 'outcome' ? [outcome.outcome] : outcome.kind === 'candidates' ? outcome.candidates : [];
  const results = new Set(taken.flatMap(({ column, event }) => (event === undefined ? [] : [column])));
  const isOpen = (name: string) => outcome.kind === 'none' || (outcome.kind === 'outcome' && outcome.outcome.column === name);
  return model.columns
    .flatMap(({ name, role }): Made[] => {
      const column = columns.find((one) => one.name === name);
      if (!column || column.carried !== undefined || !LABELLED.has(role) || known.has(name) || results.has(name)) return [];
      const { count, missing, distinct, top = [] } = column.stats;
      if (Math.min(count, missing) < LIMITS.fewestOf || top.length < distinct) return [];
      const words = nameWords(name);
      const yes = top.find(([label]) => yesOrNo(label) === true);
      const no = top.find(([label]) => isNo(label));
      const isReason = hasWord(words, REASON);
      const isMark = distinct === 1 && !no;
      // Where most rows say yes a blank is none of both.
      const isAnswer = distinct === 2 && yes !== undefined && no !== undefined && yes[1] >= no[1] && missing >= LIMITS.blankForNo * no[1] && missing >= yes[1];
      if (!isMark && !isAnswer && !(isReason && missing >= LIMITS.mostlyBlank * rows)) return [];
      const has = isAnswer ? `coalesce(CAST(${quoteName(name)} AS VARCHAR) = ${quoteText(yes[0])}, false)` : `${quoteName(name)} IS NOT NULL`;
      const made = nameFree(t('name.has', { of: name }));
      const isResult = isOpen(name) && (isReason || [BAD, CAME_BACK].some((set) => hasWord(words, set)));
      return [
        {
          planned: [{ name: made, type: 'boolean', unit: null, sql: has }],
          of: [name],
          ...(isAnswer ? { instead: name } : {}),
          ...(isResult ? { result: { event: String(true), good: 'low' } } : {}),
          sentence: t(isAnswer ? 'answer' : 'filled', { made: labelText(made), of: labelText(name) }),
        },
      ];
    })
    .slice(0, LIMITS.mostMarks);
} // prettier-ignore
