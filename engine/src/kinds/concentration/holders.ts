import type { Frame } from '../../insights/frame/frame';
import { columnNames } from '../../wording/column-names';
import { thingNoun } from '../../wording/thing-noun';
import { t } from './messages';

/** Who holds: the rows themselves, which are things with names, or what rows belong to. */
export interface Holders {
  column: string;
  /** Whether each is one row. */
  each: boolean;
}

/** What the holders are called together: `customers`, `values of buyer`. */
export const holdersNoun = ({ column, each }: Holders, frame: Frame): string =>
  each ? frame.rows : (thingNoun(column) ?? t('values', { noun: columnNames(frame.table.columns)(column) }));
