import type { FakePostgres } from '../fake-postgres';
import { mutateAnswer, randomOf } from './mutate-answer';

/** What is asked of a database whose answers are broken. */
export const QUESTIONS = ['list', 'extract', 'ask'] as const;
export type Question = (typeof QUESTIONS)[number];

/** How many answers a sound server gives to each question. */
export type Answers = Record<Question, number>;

export interface FuzzCase {
  seed: number;
  question: Question;
  /** What the server says in place of its answers: one of them is broken, the same one in the same way for the same seed. */
  change: FakePostgres['change'];
}

export function fuzzCase(seed: number, answers: Answers): FuzzCase {
  const random = randomOf(seed);
  // Asking ends the session of a child for good, so that it takes a new child each time.
  const question = random() < 0.02 ? 'ask' : random() < 0.6 ? 'list' : 'extract';
  const broken = Math.floor(random() * answers[question]);
  let isDone = false;
  return {
    seed,
    question,
    change: (messages, nth) => {
      // A second connection of the same case meets a sound server, as by a server that is broken now and then.
      if (isDone || nth !== broken) return null;
      isDone = true;
      return mutateAnswer(messages, random);
    },
  };
}
