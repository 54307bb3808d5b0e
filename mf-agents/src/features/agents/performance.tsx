import { formatCount, formatPercent, NO_VALUE } from '@hub/shared/format';
import { classNames, VisuallyHidden } from '@hub/shared/ui';
import { gradeOf } from './grade';
import { t } from '../../messages';
import styles from './agents.module.css';

/** Only what is whole may read 100%, so the tenths are cut and not rounded. */
export const percentText = (percent: number | null): string =>
  percent === null ? NO_VALUE : formatPercent(Math.floor(percent * 10) / 10);

interface PerformanceProps {
  label: string;
  /** 0 to 100; null until there is a run. */
  percent: number | null;
  /** What the number is a part of: *of runs that kept to their time*. */
  of: string;
  /** What was counted, in the place of the percentage: `22` and *of 22 numbers confirmed* claim no more than was looked at. */
  counted?: number | undefined;
}

export function Performance({ label, percent, of, counted }: PerformanceProps) {
  const grade = percent === null ? null : gradeOf(percent);
  return (
    <div className={styles.performance}>
      <dt className={styles.performanceLabel}>{label}</dt>
      <dd className={styles.performanceValue}>
        {percent === null ? (
          <>
            <span aria-hidden="true">{NO_VALUE}</span>
            <VisuallyHidden>{t('no-run')}</VisuallyHidden>
          </>
        ) : counted === undefined ? (
          percentText(percent)
        ) : (
          formatCount(counted)
        )}
        {grade && <span className={classNames(styles.grade, styles[grade])}>{of}</span>}
      </dd>
      <dd className={styles.track} aria-hidden="true">
        {grade && <span className={classNames(styles.bar, styles[grade])} style={{ inlineSize: `${percent ?? 0}%` }} />}
      </dd>
    </div>
  );
}
