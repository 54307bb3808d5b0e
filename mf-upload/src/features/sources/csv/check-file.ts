export const NOT_CSV = 'Please select a CSV file.';
export const NOT_LOGGED_IN = 'Please log in to upload files.';
const SEVERAL = 'Please choose one file at a time.';

/** Why these files cannot be taken, or null. Only the name counts here: what is inside is judged by the server. */
export function checkFiles(files: readonly { name: string }[], loggedIn: boolean): string | null {
  if (!loggedIn) return NOT_LOGGED_IN;
  if (files.length > 1) return SEVERAL;
  return files[0]?.name.toLowerCase().endsWith('.csv') ? null : NOT_CSV;
}
