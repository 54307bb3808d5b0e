import styles from './chart.module.css';

interface Props {
  title: string;
  rows: { label: string; value: string }[];
}

export function ChartTooltip({ title, rows }: Props) {
  return (
    <div className={styles.tooltip}>
      <div className={styles.tooltipTitle}>{title}</div>
      {rows.map((row) => (
        <div key={row.label} className={styles.tooltipRow}>
          <span>{row.label}</span>
          <span className={styles.tooltipValue}>{row.value}</span>
        </div>
      ))}
    </div>
  );
}
