import type { Row } from '../duckdb/cell';
import type { Say, Saying } from '../insights/finding';
import type { Frame } from '../insights/frame/frame';
import { handFinding } from './hand-made-finding';
import { handFrame, handTimeline } from './hand-made-frame';

/** What is said of a finding when its query gives these facts; null where they do not bear it out. */
export const handSaid = <Told>(
  say: Say<Told>,
  told: NoInfer<Told>,
  facts: Row,
  frame: Frame = handFrame('t', 100),
): Saying | null => say({ ...handFinding({ kind: 'headline' }), told }, facts, frame);

/** Starts of the twelve months of 2024 and of the one after. */
export const MONTHS: readonly number[] = Array.from({ length: 13 }, (_, month) => Date.UTC(2024, month, 1));
/** Those months as complete periods. */
export const MONTHLY = handTimeline([], { edges: [...MONTHS], grain: 'month' });
