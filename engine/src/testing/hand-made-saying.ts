import type { Row } from '../duckdb/cell';
import type { Say, Saying } from '../insights/finding';
import type { Frame } from '../insights/frame/frame';
import { handFinding } from './hand-made-finding';
import { handFrame } from './hand-made-frame';

/** What is said of a finding when its query gives these facts; null where they do not bear it out. */
export const handSaid = <Told>(
  say: Say<Told>,
  told: NoInfer<Told>,
  facts: Row,
  frame: Frame = handFrame('t', 100),
): Saying | null => say({ ...handFinding({ kind: 'headline' }), told }, facts, frame);
