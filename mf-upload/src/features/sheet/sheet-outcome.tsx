import type { SheetTestResponse } from '@hub/shared/contracts/source';
import { formatCount } from '@hub/shared/format';
import { InlineNote } from '@hub/shared/ui';

/** The state of the sheet's connection. `testing` asks the server for its title and columns. */
export type SheetStatus =
  | { status: 'idle' }
  | { status: 'testing' }
  | { status: 'success'; sheet: SheetTestResponse }
  | { status: 'error'; text: string };

export function SheetOutcome({ state }: { state: SheetStatus }) {
  if (state.status === 'success') {
    const { sheet } = state;
    return (
      <InlineNote tone="success" role="status">
        {sheet.message}
        <br />
        <strong>{sheet.title}</strong>: {formatCount(sheet.columns.length)} columns, {formatCount(sheet.rows)} rows seen.
      </InlineNote>
    );
  }
  return state.status === 'error' ? (
    <InlineNote tone="danger" role="alert">
      {state.text}
    </InlineNote>
  ) : null;
}
