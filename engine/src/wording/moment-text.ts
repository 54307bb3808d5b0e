import { numberText } from './number-text';

/** Units that moments are counted in, in the plural: they stand behind the number. */
const UNIT =
  /^(?:days|weeks|months|years|hours|minutes|seconds|cycles|tage|wochen|monate|jahre|stunden|minuten|sekunden|zyklen)$/i;
/** Words that say since what is counted. */
const SINCE = /^(?:since|after|from|post|of|seit|nach|ab|im|in)$/i;

/** A moment that is counted in what a header says: `week 4`, `age 12 weeks`, `month 3 since sign-up`. */
export function momentText(axis: string, place: number): string {
  const words = axis.split(' ');
  const number = numberText(place);
  const since = words.findIndex((word) => SINCE.test(word));
  if (since > 0) return [words.slice(0, since).join(' '), number, ...words.slice(since)].join(' ');
  const unit = words.at(-1) ?? '';
  return words.length > 1 && UNIT.test(unit) ? [...words.slice(0, -1), number, unit].join(' ') : `${axis} ${number}`;
}
