import { GOOGLE_SHEET_PATTERN } from '@hub/shared/contracts/constants';

/** All that is ever taken from an address that a user gives. */
export interface SheetAddress {
  id: string;
  /** The tab's number, or null for the first tab. */
  gid: string | null;
}

/** Takes id and gid from a sheet's address; null when it is none. */
export function parseSheetAddress(text: string): SheetAddress | null {
  const address = text.trim();
  const id = GOOGLE_SHEET_PATTERN.exec(address)?.[1];
  if (!id) return null;
  const url = new URL(address);
  const gid = new URLSearchParams(url.hash.slice(1)).get('gid') ?? url.searchParams.get('gid');
  return { id, gid: gid !== null && /^\d{1,20}$/.test(gid) ? gid : null };
}
