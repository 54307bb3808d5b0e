/**
 * Rate ratios, canary to stable, that "the canary is worse" may mean. What a rollout is for is to find the large ones; a canary that is
 * worse by a tenth would need tens of thousands of devices whatever the test.
 */
const RATIOS = [2, 4, 8, 16];

/** The rollout halts at this much evidence: 1 / 0.01, so at most one sound canary in a hundred is ever halted. */
export const HALTING_EVIDENCE = 100;

/**
 * How many times better "the canary fails more often" explains who has failed than "both arms fail alike" does: a mixture of likelihood
 * ratios over the failures alone.
 *
 * Devices are drawn into the canary by lot. If both builds are alike, each device that fails is therefore in the canary with the
 * probability of the rollout's weight, whoever and whenever it is. If the canary fails `r` times as often, that probability is
 * `w·r / (w·r + 1 − w)`. The mixture is a martingale with mean 1 under "alike", so by Ville's inequality it reaches 100 with a
 * probability of 1 % at most, however often one looks and whenever one stops. One look at fixed numbers with one-sided z > 2.33 has the
 * same 1 %, but not many looks.
 *
 * J. Ville, Étude critique de la notion de collectif (1939); H. Robbins, Statistical Methods Related to the Law of the Iterated
 * Logarithm, Ann. Math. Statist. 41 (1970); M. Kulldorff et al., A Maximized Sequential Probability Ratio Test for Drug and Vaccine
 * Safety Surveillance, Sequential Analysis 30 (2011), whose binomial form this is; R. Johari et al., Always Valid Inference:
 * Continuous Monitoring of A/B Tests, Operations Research 70 (2022).
 *
 * @param canary devices of the canary that have failed
 * @param stable devices of the stable arm that have failed
 * @param weight share of the devices that are drawn into the canary, 0 to 1
 */
export const evidenceOfHarm = (canary: number, stable: number, weight: number): number => {
  if (weight <= 0 || weight >= 1) return 1;
  const each = RATIOS.map((ratio) => {
    const share = (weight * ratio) / (weight * ratio + 1 - weight);
    return canary * Math.log(share / weight) + stable * Math.log((1 - share) / (1 - weight));
  });
  return each.reduce((sum, log) => sum + Math.exp(Math.min(log, 300)), 0) / RATIOS.length;
};

interface Arm {
  devices: number;
  failed: number;
}

/** Difference of two rates in standard errors (pooled two-proportion z); null while an arm is empty or all devices fared alike. */
export const differenceInErrors = (canary: Arm, stable: Arm): number | null => {
  const devices = canary.devices + stable.devices;
  if (canary.devices === 0 || stable.devices === 0) return null;
  const pooled = (canary.failed + stable.failed) / devices;
  if (pooled === 0 || pooled === 1) return null;
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / canary.devices + 1 / stable.devices));
  return (canary.failed / canary.devices - stable.failed / stable.devices) / error;
};
