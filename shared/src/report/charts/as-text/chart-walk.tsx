import { useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Chart } from '../../../contracts/reports/chart';
import type { OpenPoint } from '../chart-props';
import { chartStops, nextStop, type Stop } from './chart-stops';
import { t } from '../messages';
import styles from '../chart.module.css';

interface Props {
  chart: Chart;
  onOpen?: OpenPoint | undefined;
  children: (active: Stop | null) => ReactNode;
}

/** Lets the keyboard walk a chart point by point: what is reached is marked in the picture, written below it and announced, and Enter opens the rows behind it. */
export function ChartWalk({ chart, onOpen, children }: Props) {
  const stops = useMemo(() => chartStops(chart), [chart]);
  const [at, setAt] = useState<number | null>(null);
  const [focused, setFocused] = useState(false);
  const hintId = useId();
  const active = at === null ? null : (stops[at] ?? null);
  const walk = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && at !== null) {
      event.stopPropagation();
      setAt(null);
      return;
    }
    if (event.key === 'Enter' && active && onOpen) {
      event.preventDefault();
      onOpen(active.series, active.point);
      return;
    }
    const next = nextStop(stops, at, event.key);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  return (
    <>
      {/* An application, so that screen readers hand the arrow keys over instead of reading on; the linter does not count it as interactive. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <div
        role="application"
        aria-label={t('walk', { title: chart.title })}
        aria-describedby={hintId}
        tabIndex={0}
        className={styles.walk}
        onKeyDown={walk}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          setAt(null);
        }}
      >
        {children(active)}
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <p id={hintId} className={focused && !active ? styles.notes : styles.caption}>
        {t(onOpen ? 'walk.hint-rows' : 'walk.hint')}
      </p>
      <p className={active ? styles.readout : styles.caption} aria-live="polite">
        {active?.text}
      </p>
    </>
  );
}
