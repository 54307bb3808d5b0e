/** All that is ever taken from the address of a Google Sheet that a user gives. */
export interface SheetAddress {
  id: string;
  /** Whether the id is that of a sheet's published copy (*Publish to web*), which is read from another place. */
  published: boolean;
  /** The tab's number; null when the address names none. */
  gid: string | null;
  /** The tab's name, where the address names it and no number; null for the first tab. */
  tab: string | null;
}

/** `part`: the address asks for a query's result or a range of cells, which would be another table than the tab. */
export type SheetAddressFault = 'invalid' | 'part';

/** `/spreadsheets/d/{id}…`, perhaps of a domain (`/a/{domain}/`) or one of several accounts (`/u/{n}/`). */
const SHEET = /^\/(?:a\/[\w-][\w.-]*\/)?spreadsheets\/(?:u\/\d+\/)?d\/(?!e(?:\/|$))([\w-]{1,128})(?:\/(.*))?$/i;
/** Its copy made for the web has an id of another kind. */
const PUBLISHED = /^\/(?:a\/[\w-][\w.-]*\/)?spreadsheets\/(?:u\/\d+\/)?d\/e\/([\w-]{1,256})(?:\/.*)?$/i;
const DRIVE_FILE = /^\/file\/(?:u\/\d+\/)?d\/([\w-]{1,128})(?:\/.*)?$/i;
const DRIVE_OPEN = /^\/(?:open|uc)$/i;
const ID = /^[\w-]{1,128}$/;
const MAX_TAB = 200;

/** `docs.google.com/…` as people copy it from where the scheme is not shown. */
const withScheme = (text: string): string => (/^(?:docs|drive)\.google\.com\//i.test(text) ? `https://${text}` : text);

/** The id in the path of Google Drive, where a sheet is a file as any other. */
function driveId(url: URL): string | null {
  const id = DRIVE_FILE.exec(url.pathname)?.[1] ?? (DRIVE_OPEN.test(url.pathname) ? url.searchParams.get('id') : null);
  return id !== null && ID.test(id) ? id : null;
}

/** Takes id and tab from a sheet's address in any of the forms that Google gives. */
export function parseSheetAddress(text: string): SheetAddress | SheetAddressFault {
  const address = withScheme(text.trim());
  const [path = ''] = address.split(/[?#]/, 1);
  // What a URL parser would mend (`..`, back slashes, a port) is no address that Google gives.
  if (!/^https:\/\/(?:docs|drive)\.google\.com\/[^\\]*$/i.test(path) || /\/\.{1,2}(?:\/|$)/.test(path)) return 'invalid';
  if (!URL.canParse(address)) return 'invalid';
  const url = new URL(address);
  if (url.hostname === 'drive.google.com') {
    const id = driveId(url);
    return id === null ? 'invalid' : { id, published: false, gid: null, tab: null };
  }
  const [, id, view = ''] = SHEET.exec(url.pathname) ?? [];
  const publishedId = PUBLISHED.exec(url.pathname)?.[1];
  const fragment = new URLSearchParams(url.hash.slice(1));
  const number = fragment.get('gid') ?? url.searchParams.get('gid');
  const gid = number !== null && /^\d{1,20}$/.test(number) ? number : null;
  if (publishedId !== undefined)
    return url.searchParams.has('range') ? 'part' : { id: publishedId, published: true, gid, tab: null };
  if (id === undefined) return 'invalid';
  // In the address of the editor a range is only what is selected there.
  const reads = /^(?:gviz\/|export$|pub)/i.test(view);
  if (reads && ['tq', 'range'].some((name) => (url.searchParams.get(name) ?? '') !== '')) return 'part';
  const name = reads && gid === null ? (url.searchParams.get('sheet') ?? '').trim() : '';
  return { id, published: false, gid, tab: name === '' ? null : name.slice(0, MAX_TAB) };
}
