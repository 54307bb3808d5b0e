import type { Dimension, Frame } from './frame';

/** Whether each group has one reading a moment, or a few that make it up. */
export const isPanelOf = ({ table: { model } }: Pick<Frame, 'table'>, { dimension }: { dimension: Dimension }): boolean =>
  model?.shape.kind === 'panel' && model.shape.entity.length === 1 && model.shape.entity[0] === dimension.column.name;
