import { classNames } from '@hub/shared/ui';
import { passwordStrength } from './password-strength';
import styles from './strength-meter.module.css';

export function StrengthMeter({ password }: { password: string }) {
  const { level, label } = passwordStrength(password);
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
          <span key={step} className={classNames(styles.step, step <= level && styles[`level${level}`])} />
        ))}
      </div>
      <span className={styles.label} aria-live="polite">
        {label}
      </span>
    </div>
  );
}
