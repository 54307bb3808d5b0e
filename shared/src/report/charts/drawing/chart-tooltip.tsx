import { useLayoutEffect, useRef } from 'react';
import { ForeignText } from '../../../ui/foreign-text';
import { tooltipPlace } from './tooltip-place';
import styles from '../chart.module.css';

interface Props {
  title: string;
  rows: { label: string; value: string }[];
}

/** What a mark stands for, beside the pointer and above everything else: no edge of the chart, of its card or of the window cuts it. */
export function ChartTooltip({ title, rows }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // With each move of the pointer nivo renders it again.
  useLayoutEffect(() => {
    const tip = ref.current;
    // Its parent, which takes no room, is nivo's own mark of the place.
    const at = tip?.parentElement?.getBoundingClientRect();
    if (!tip || !at) return;
    // Where there is no layout there is no top layer either.
    if ('showPopover' in tip && !tip.matches(':popover-open')) tip.showPopover();
    const { left, top } = tooltipPlace(
      { x: at.left, y: at.top },
      { width: tip.offsetWidth, height: tip.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
    );
    tip.style.left = `${left}px`;
    tip.style.top = `${top}px`;
  });
  return (
    <div ref={ref} popover="manual" className={styles.tooltip}>
      <div className={styles.tooltipTitle}>
        <ForeignText>{title}</ForeignText>
      </div>
      {rows.map((row, index) => (
        <div key={index} className={styles.tooltipRow}>
          <span className={styles.tooltipLabel}>
            <ForeignText>{row.label}</ForeignText>
          </span>
          <span className={styles.tooltipValue}>{row.value}</span>
        </div>
      ))}
    </div>
  );
}
