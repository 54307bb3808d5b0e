/** Holds, while loading, the text of a row's cells that did not become a value. No column of a table may have its name. */
export const UNREAD_COLUMN = '__unread';
/** What such cells say, without the number of their column, as SQL. */
export const UNREAD_TEXT = `regexp_replace(${UNREAD_COLUMN}, '\\d+\\x{1e}', '', 'g')`;
