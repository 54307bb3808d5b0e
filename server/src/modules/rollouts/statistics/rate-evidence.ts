/**
 * Rate ratios, canary to stable, that "the canary is worse" may mean, each as likely as the others beforehand. What a rollout is for is to
 * find the large ones. The last stands for a trouble that the stable build does not know at all; with it five failures of the canary and
 * none of the stable build halt at a quarter of the visitors. By simulation (`pnpm simulate:rollouts`).
 */
const RATIOS = [1.5, 2.5, 5, 1000];

/** Largest logarithm that is kept: evidence stays a number however many have failed. */
const MOST_LOG = 300;

/** Units with a trouble that were drawn by the same lot. */
export interface RateStratum {
  /** Stretch of the rollout with one weight. */
  phase: number;
  /** With which probability a unit of the stratum was drawn into the canary, 0 to 1. */
  chance: number;
  canary: number;
  stable: number;
}

const logRatio = ({ chance, canary, stable }: RateStratum, ratio: number) => {
  if (chance <= 0 || chance >= 1) return 0;
  const share = (chance * ratio) / (chance * ratio + 1 - chance);
  return canary * Math.log(share / chance) + stable * Math.log((1 - share) / (1 - chance));
};

/**
 * How many times better "the canary has this trouble more often" explains who has it than "both arms have it alike" does: within a phase a
 * mixture of likelihood ratios over the units with the trouble alone, and the product of that over the phases.
 *
 * Units are drawn into the canary by lot. If both builds are alike, each unit that fails is therefore in the canary with the probability of
 * its lot, whoever and whenever it is. If the canary fails `r` times as often, that probability is `w·r / (w·r + 1 − w)`. The mixture is a
 * martingale with mean 1 under "alike", and so is the product of what is drawn anew in each phase. By Ville's inequality it reaches `a`
 * with a probability of 1/a at most, however often one looks and whenever one stops.
 *
 * J. Ville, Étude critique de la notion de collectif (1939); H. Robbins, Statistical Methods Related to the Law of the Iterated
 * Logarithm, Ann. Math. Statist. 41 (1970); M. Kulldorff et al., A Maximized Sequential Probability Ratio Test for Drug and Vaccine
 * Safety Surveillance, Sequential Analysis 30 (2011); R. Johari et al., Always Valid Inference, Operations Research 70 (2022).
 */
export const rateEvidence = (strata: readonly RateStratum[]): number => {
  const phases = new Map<number, RateStratum[]>();
  for (const stratum of strata) phases.set(stratum.phase, [...(phases.get(stratum.phase) ?? []), stratum]);
  let log = 0;
  for (const drawn of phases.values()) {
    const logs = RATIOS.map((ratio) => drawn.reduce((sum, stratum) => sum + logRatio(stratum, ratio), 0));
    const largest = Math.max(...logs);
    log += largest + Math.log(logs.reduce((sum, each) => sum + Math.exp(each - largest), 0) / RATIOS.length);
  }
  return Math.exp(Math.min(log, MOST_LOG));
};
