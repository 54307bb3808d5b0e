import { mineWords } from './mine-words';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

export const terms: KindSpec = {
  mine: mineWords('terms'),
  prune: never,
  chart: none,
  advise: ({ frame, claim }) =>
    claim.member === null ? null : `Read a few ${frame.rows} with “${claim.member}” and look for a common cause.`,
  standing: { ...STANDING, lenient: true },
};
