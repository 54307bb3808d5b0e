import type { Dimension, Frame } from './frame';

type Known = Pick<Frame, 'table'> & Partial<Pick<Frame, 'panel'>>;

/** Whether each group has one reading a moment, or a few that make it up: it is what the panel is of, or its name. */
export const isPanelOf = (frame: Known, { dimension }: { dimension: Dimension }): boolean => {
  const shape = frame.table.model?.shape;
  if (shape?.kind !== 'panel' || shape.entity.length !== 1) return false;
  return shape.entity[0] === dimension.column.name || (!!frame.panel && isNameOf(dimension, frame.panel.things));
};

const known = new WeakMap<Int32Array, WeakMap<Int32Array, boolean>>();

/** Whether each label is that of one thing, and each thing has one label. */
function isNameOf({ codes, labels, distinct }: Dimension, things: Int32Array): boolean {
  if (distinct > labels.length) return false;
  const own = known.get(codes) ?? new WeakMap<Int32Array, boolean>();
  known.set(codes, own);
  const before = own.get(things);
  if (before !== undefined) return before;
  const is = areOneToOne(codes, things);
  own.set(things, is);
  return is;
}

function areOneToOne(a: Int32Array, b: Int32Array): boolean {
  const [ofA, ofB] = [new Map<number, number>(), new Map<number, number>()];
  return a.every((code, row) => {
    const other = b[row] ?? -1;
    if (code < 0 || other < 0) return code < 0 && other < 0;
    if (!ofA.has(code)) ofA.set(code, other);
    if (!ofB.has(other)) ofB.set(other, code);
    return ofA.get(code) === other && ofB.get(other) === code;
  });
}
