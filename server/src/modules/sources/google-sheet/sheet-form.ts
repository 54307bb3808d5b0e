import type { SheetAddress } from '@hub/shared/contracts/sources/sheet-address';
import type { Stored } from '../source-adapter';
import { sourceIdOf } from '../source-id';

/** What is kept of a sheet's address. */
export const storedSheet = ({ id, gid, tab, published }: SheetAddress): Stored<'google_sheet'> => ({
  type: 'google_sheet',
  sheet_id: id,
  gid,
  tab,
  published,
});

/** A sheet's tab is one source. Sources of before named no tab by its name; theirs stay the same. */
export const sheetId = ({ type, sheet_id, gid, tab }: Stored<'google_sheet'>): string =>
  sourceIdOf(type, [sheet_id, gid, ...(tab ? [tab] : [])]);
