import { attribute, identifier, measure, ordered, type Field } from '../make/field';
import { draft, type Draft } from '../make/draft';
import type { Random } from '../make/random';

const AGREE = ['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree'];
const BANDS = ['18-29', '30-44', '45-59', '60+'];

/** Answers of persons: items on one scale stand side by side and are no scale of columns. */
export function surveyTable(random: Random, rows: number, inWords: boolean, weighted: boolean): Draft {
  const moods = Array.from({ length: rows }, () => random.normal());
  const items = [1, 2, 3, 4, 5, 6, 7].map((n): Field => {
    const at = moods.map((mood) => Math.min(4, Math.max(0, Math.round(2 + mood + 0.8 * random.normal()))));
    const field = inWords ? ordered(`q${n}`, at.map((i) => AGREE[i] ?? '')) : likert(`q${n}`, at.map((i) => i + 1)); // prettier-ignore
    return { ...field, verbatim: true };
  });
  const fields: Field[] = [
    identifier('respondent id', moods.map((_, i) => 5001 + i)), // prettier-ignore
    ordered('age band', moods.map(() => random.pick(BANDS))), // prettier-ignore
    attribute('gender', ['category', 'boolean'], moods.map(() => random.pick(['female', 'male', 'diverse'])), []), // prettier-ignore
    ...items,
  ];
  if (weighted) {
    const weight = measure('weighting factor', 'level', moods.map(() => random.between(0.4, 2.2).toFixed(3))); // prettier-ignore
    fields.push({ ...weight, complete: true, label: { ...weight.label, roles: ['weight', 'measure'] } });
  }
  return draft(['event', 'entity'], fields, { time: null });
}

/** Answers from 1 to 5: a rating that may be averaged, an order all the same. */
function likert(concept: string, cells: readonly number[]): Field {
  const field = measure(concept, 'level', cells);
  return { ...field, label: { ...field.label, roles: ['ordered-category', 'measure', 'coded-category', 'category'] } };
}
