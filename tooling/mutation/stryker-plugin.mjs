// What Stryker loads of ours, in its own process (the reporter) and in that of its checkers.
import { createHash } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';

// Another seed gives a fresh sample: one that has shown what to write tests for is not measured with again.
const SEED = process.env.MUTATION_SEED ?? 1;
const at = ({ line, column }) => `${line}:${column}`;
// Of a condition within a condition both begin at one place and become the same word: without their ends they would be drawn together.
const place = ({ fileName, location: { start, end }, replacement }) =>
  createHash('sha256')
    .update(`${SEED} ${fileName} ${at(start)}-${at(end)} ${replacement}`)
    .digest('hex');

/** Hands the mutants on in an order that is random and always the same, so that a run that is stopped has tried a fair sample. */
const shuffled = {
  init: () => {},
  group: (mutants) =>
    mutants
      .map((mutant) => [place({ ...mutant, fileName: mutant.fileName.replace(/^.*\/engine\//, '') }), mutant.id])
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, id]) => [id]),
  check: (mutants) => Object.fromEntries(mutants.map(({ id }) => [id, { status: 'passed' }])),
};

/** Writes down each result as soon as it is there: the plan first, then a line a mutant. */
const results = process.env.MUTATION_RESULTS ?? '';
const writeDown = (line) => appendFileSync(results, `${JSON.stringify(line)}\n`);
const tested = {
  onMutationTestingPlanReady: ({ mutantPlans }) => {
    writeFileSync(results, '');
    writeDown({ planned: mutantPlans.length });
  },
  onMutantTested: ({ fileName, location, mutatorName, replacement, status }) =>
    writeDown({ fileName, line: location.start.line, mutatorName, replacement, status }),
};

export const strykerPlugins = [
  { kind: 'Checker', name: 'shuffled', value: shuffled },
  { kind: 'Reporter', name: 'tested', value: tested },
];
