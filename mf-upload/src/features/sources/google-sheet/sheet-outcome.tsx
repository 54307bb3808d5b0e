import type { SheetTestResponse } from '@hub/shared/contracts/sources/source';
import { foreignText, InlineNote, safeSentence } from '@hub/shared/ui';
import styles from './sheet.module.css';

const SHOWN_COLUMNS = 12;

/** The state of the sheet's connection. `testing` asks the server for its title and columns. */
export type SheetStatus =
  | { status: 'idle' }
  | { status: 'testing' }
  | { status: 'success'; sheet: SheetTestResponse }
  | { status: 'error'; text: string };

export function SheetOutcome({ state }: { state: SheetStatus }) {
  if (state.status === 'success') {
    const { message, columns } = state.sheet;
    return (
      <InlineNote tone="success" role="status">
        {safeSentence(message)}
        <span className={styles.columns}>
          {columns.slice(0, SHOWN_COLUMNS).map(foreignText).join(', ')}
          {columns.length > SHOWN_COLUMNS && ', …'}
        </span>
      </InlineNote>
    );
  }
  return state.status === 'error' ? (
    <InlineNote tone="danger" role="alert">
      {state.text}
    </InlineNote>
  ) : null;
}
