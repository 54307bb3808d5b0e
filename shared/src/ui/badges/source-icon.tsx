import { Database, FileSpreadsheet, Sheet } from 'lucide-react';
import type { SourceType } from '../../contracts/reports/report';
import { classNames } from '../class-names';
import styles from './source-icon.module.css';

const ICONS = { csv: FileSpreadsheet, google_sheet: Sheet, postgres: Database } as const;

interface SourceIconProps {
  source: SourceType;
  size?: 'sm' | 'md' | 'lg';
}

/** Decoration; the source's name stands beside it. */
export function SourceIcon({ source, size = 'md' }: SourceIconProps) {
  const Icon = ICONS[source];
  return (
    <span className={classNames(styles.icon, styles[source], styles[size])} aria-hidden="true">
      <Icon />
    </span>
  );
}
