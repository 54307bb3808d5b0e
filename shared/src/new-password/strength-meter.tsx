import type { PersonalInputs } from '../password';
import { useJudgement } from './judge';
import { passwordStrength } from './password-strength';
import { classNames } from '../ui/class-names';
import { t } from './messages';
import styles from './strength-meter.module.css';

interface Props {
  password: string;
  /** What is known of who chooses it. */
  personal?: PersonalInputs;
}

const NOBODY: PersonalInputs = {};

export function StrengthMeter({ password, personal = NOBODY }: Props) {
  const level = passwordStrength(password, useJudgement(password, personal));
  return (
    <div className={styles.meter}>
      <div
        className={styles.track}
        role="meter"
        aria-label={t('strength')}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={level}
        aria-valuetext={t(`strength.${level}`)}
      >
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={classNames(styles.step, step <= level && styles[`level${level}`])} />
        ))}
      </div>
      <span className={styles.label} aria-live="polite">
        {level > 0 && t(`strength.${level}`)}
      </span>
    </div>
  );
}
