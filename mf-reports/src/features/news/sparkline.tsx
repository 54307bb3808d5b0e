import { courseLines, HEIGHT, WIDTH } from './course-lines';
import styles from './news.module.css';

interface SparklineProps {
  title: string;
  values: readonly (number | null)[];
}

/** A course as small as a word: its shape alone, with a dot at its last reading. */
export function Sparkline({ title, values }: SparklineProps) {
  const { lines, last } = courseLines(values);
  if (!last) return null;
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
      {lines.map((points) => (
        <polyline key={points} points={points} />
      ))}
      <circle cx={last.x} cy={last.y} r="2.5" />
    </svg>
  );
}
