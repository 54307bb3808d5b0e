import { isTableFile } from '@hub/shared/contracts/sources/file-endings';
import { t } from '../../../messages';

/** Why these files cannot be taken, or null. Only the name counts here: what is inside is judged by the server. */
export function checkFiles(files: readonly { name: string }[], loggedIn: boolean): string | null {
  if (!loggedIn) return t('csv.logged-out');
  if (files.length > 1) return t('csv.several');
  const [file] = files;
  return file && isTableFile(file.name) ? null : t('csv.not-csv');
}
