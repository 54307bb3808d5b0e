import { LIMITS } from '../limits';

/** How strongly something holds, from not at all on. A word alone holds plainly. */
const DEGREES: readonly [RegExp, number][] = [
  [/^(?:not at all|not) /, 0],
  [/^(?:not very|not so|not too|not particularly|hardly) /, 1],
  [/^(?:slightly|a little|a bit|barely|mildly) /, 2],
  [/^(?:somewhat|rather|tend to|mostly|fairly|moderately|partly|mainly) /, 3],
  [/^(?:quite|pretty|generally) /, 5],
  [/^(?:very|strongly|highly) /, 6],
  [/^(?:extremely|completely|totally|fully|definitely) /, 7],
];
const PLAIN = 4;
const NEUTRAL =
  /^(?:neutral|neither|undecided|unsure|not sure|indifferent|no opinion|no difference|mixed|neither .+ nor .+|about the same)$/;
const NEGATIVE = /^(?:dis|un|in|im)/;
const OPPOSITES: Readonly<Record<string, string>> = {
  worse: 'better',
  bad: 'good',
  poor: 'good',
  oppose: 'support',
  decreased: 'increased',
};

interface Degree {
  stem: string;
  degree: number;
}

function degreeOf(label: string): Degree | null {
  const text = label.toLowerCase().replace(/\s+/g, ' ').trim();
  if (NEUTRAL.test(text)) return { stem: '', degree: 0 };
  const [pattern, degree] = DEGREES.find(([candidate]) => candidate.test(text)) ?? [null, PLAIN];
  const stem = pattern ? text.replace(pattern, '') : text;
  return /^\p{L}+(?: \p{L}+)?$/u.test(stem) ? { stem, degree } : null;
}

/**
 * Places of answers that say how much one thing holds, and perhaps its opposite: `Strongly disagree`, `Neutral`, `Agree`;
 * `Not at all likely`, `Very likely`. Null for anything else.
 */
export function degreePlaces(labels: readonly string[]): number[] | null {
  const degrees = labels.flatMap((label) => degreeOf(label) ?? []);
  if (degrees.length < labels.length || degrees.length < LIMITS.fewestDegrees) return null;
  const stems = [...new Set(degrees.map(({ stem }) => stem).filter((stem) => stem !== ''))];
  const [first = '', second] = stems;
  if (stems.length === 0 || stems.length > 2) return null;
  const negates = (a: string, b: string) => (NEGATIVE.test(a) && a.replace(NEGATIVE, '') === b) || OPPOSITES[a] === b;
  const negative = second === undefined ? null : negates(first, second) ? first : negates(second, first) ? second : undefined;
  if (negative === undefined) return null;
  // With one stem alone and no degree there is nothing to order.
  if (degrees.every(({ degree }) => degree === PLAIN)) return null;
  const places = degrees.map(({ stem, degree }) => (stem === negative ? -1 - degree : stem === '' ? -0.5 : degree));
  return new Set(places).size === places.length ? places : null;
}
