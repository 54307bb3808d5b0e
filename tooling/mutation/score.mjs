/** Of a room's mutants at least so many have to be found. */
export const LEAST_SCORE = 0.75;

const FOUND = ['Killed'];
const TRIED = [...FOUND, 'Survived'];
/** It may hang for good, or the machine may be busy with others: that proves nothing of the tests, either way. */
const TIMED_OUT = ['Timeout'];

/**
 * Counts of what Stryker's reporter wrote down. Mutants that no test reaches are known at once; of the others, those that were tried
 * stand for those that were not, since they come in random order.
 * @returns `all` mutants that can be found, how many of them were judged, and the share that is found (null: there was none).
 */
export function tally(lines) {
  const planned = lines.find((line) => 'planned' in line)?.planned ?? 0;
  const results = lines.filter((line) => 'status' in line);
  const count = (statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const tried = count(TRIED);
  const unreached = count(['NoCoverage']);
  const all = planned - (results.length - tried - unreached);
  const found = tried === 0 ? 0 : (count(FOUND) / tried) * (all - unreached);
  const judged = tried + unreached;
  const share = all === 0 ? 0 : (all - unreached) / all;
  return {
    all,
    judged,
    unreached,
    timedOut: count(TIMED_OUT),
    score: judged === 0 ? null : found / all,
    /** What the score may be at most, if those that were tried are a sample: the upper end of its 95 % interval. */
    atMost:
      judged === 0
        ? null
        : share * (tried >= all - unreached ? (tried === 0 ? 0 : count(FOUND) / tried) : upperEnd(count(FOUND), tried)),
    survivors: results.filter(isSurvivor),
  };
}

/** So many may survive in whatever change: some make no difference that anybody could see. */
const MAY_SURVIVE = 1;

/** Whether enough are found of what was tried; of a sample it must be certain that too few are. Where time ran out before one was tried, nothing is known. */
export const isEnough = ({ judged, failed, stopped, atMost, survivors }) =>
  !failed && (judged === 0 ? !stopped : atMost >= LEAST_SCORE || survivors.length <= MAY_SURVIVE);

/** Wilson's upper limit (J. Am. Stat. Assoc. 22, 1927) of a share of which so many were seen. */
function upperEnd(found, tried) {
  if (tried === 0) return 1;
  const z = 1.96;
  const [p, n] = [found / tried, tried];
  return (p + z ** 2 / (2 * n) + z * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2))) / (1 + z ** 2 / n);
}

const isSurvivor = ({ status }) => status === 'Survived' || status === 'NoCoverage';
