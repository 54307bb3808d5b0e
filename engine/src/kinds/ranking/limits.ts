import { limits } from '../../limits';

/** The things of a table in the order of a measure. */
export const LIMITS = limits({
  fewestThings: { value: 5, unit: 'things', found: 'judged', reason: 'Fewer are read off the table.' },
  mostMeasures: { value: 3, unit: 'measures', found: 'budget', reason: 'The first ones are what a reader asks about.' },
  mostToNameTheLast: { value: 300, unit: 'things', found: 'judged', reason: 'The last of thousands is the smallest of many small ones, and nobody asks for it.' },
  mostTogether: { value: 3, unit: 'things', found: 'judged', reason: 'More names are a group, and no leaders.' },
  mostlyDigits: { value: 2, unit: 'times', found: 'judged', reason: 'As many digits as letters: a number with a few letters is a number.' },
  far: { value: 1.5, unit: 'times the second', found: 'judged', reason: 'Read off a bar chart without a ruler.' },
  weight: { value: 0.75, unit: 'strength', found: 'judged', reason: 'An exact description of what the table is about.' },
  mostBars: { value: 10, unit: 'bars', found: 'budget', reason: 'The names of more are not read.' },
}); // prettier-ignore
