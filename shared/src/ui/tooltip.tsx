import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names';
import { shown } from './shown';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** Repeats the control's own name for the eye, so it is not announced a second time. */
  text: string;
  side?: 'top' | 'bottom';
  children: ReactNode;
}

/** A tip at pointer or focus. The pointer may move onto it, and Escape puts it away (WCAG 1.4.13). */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const [dismissed, setDismissed] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  const revive = () => setDismissed(false);
  return (
    // The span only listens; what is pressed is the control inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span className={styles.anchor} onKeyDown={onKeyDown} onPointerLeave={revive} onBlur={revive}>
      {children}
      {!dismissed && (
        <span aria-hidden="true" className={classNames(styles.tip, styles[side])}>
          {shown(text)}
        </span>
      )}
    </span>
  );
}
