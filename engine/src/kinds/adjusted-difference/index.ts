import { meanBars, rateBars } from '../../charts/bar-plans';
import { type KindSpec, none, STANDING } from '../kind-spec';
import { mineAdjusted } from './adjusted-difference';
import { isReversed } from './is-adjusted';
import { sayAdjusted, type AdjustedTold } from './say';

export const adjustedDifference: KindSpec<AdjustedTold> = {
  mine: mineAdjusted,
  say: sayAdjusted,
  prune: isReversed,
  chart({ frame, measure, outcome, claim }) {
    const [group] = [claim.subject.breakdown ?? []].flat();
    const dimension = frame.dimensions.find(({ column }) => column.name === group);
    if (!dimension) return null;
    return outcome
      ? rateBars(frame, dimension, outcome.dimension, outcome.label, claim)
      : measure && meanBars(frame, dimension, measure, claim);
  },
  advise: none,
  rows: 'own',
  standing: STANDING,
};
