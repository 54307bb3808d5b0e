import type { PersonalInputs } from '../password';
import { useJudgement } from './judge';
import { passwordStrength } from './password-strength';
import styles from './strength-meter.module.css';

interface Props {
  password: string;
  /** What is known of who chooses it. */
  personal?: PersonalInputs;
}

const NOBODY: PersonalInputs = {};

export function StrengthMeter({ password, personal = NOBODY }: Props) {
  const { level, label } = passwordStrength(password, useJudgement(password, personal));
  return (
    <div className={styles.meter}>
      <div
        className={styles.track}
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={level}
        aria-valuetext={label || 'Empty'}
      >
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={`${styles.step} ${step <= level ? styles[`level${level}`] : ''}`} />
        ))}
      </div>
      <span className={styles.label} aria-live="polite">
        {label}
      </span>
    </div>
  );
}
