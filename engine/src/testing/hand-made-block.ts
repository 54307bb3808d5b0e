import type { Block } from '../kinds/miners/outlying/blocks';
import { handDimension } from './hand-made-frame';

/** Rows of two teams in turn, and the block of the first of them: every even row. */
export function evenRows(rows: number) {
  const team = handDimension(
    'team',
    Array.from({ length: rows }, (_, i) => 'AB'[i % 2] ?? ''),
  );
  const block: Block = { sides: [{ dimension: team, code: 0 }], time: null, own: { n: 0, k: 0 }, rest: { n: 0, k: 0 }, gain: 0 };
  return { team, block };
}
