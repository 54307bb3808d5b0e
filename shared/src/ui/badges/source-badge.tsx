import type { SourceType } from '../../contracts/reports/report';
import { sourceLabel } from '../../format/source-label';
import { classNames } from '../class-names';
import badge from './badge.module.css';
import styles from './source-icon.module.css';

export const SourceBadge = ({ source }: { source: SourceType }) => (
  <span className={classNames(badge.badge, styles[source])}>{sourceLabel(source)}</span>
);
