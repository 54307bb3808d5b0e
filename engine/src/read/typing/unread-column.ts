/** Holds, while loading, the text of a row's cells that did not become a value. No column of a table may have its name. */
export const UNREAD_COLUMN = '__unread';
