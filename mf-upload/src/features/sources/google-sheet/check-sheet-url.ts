import { parseSheetAddress } from '@hub/shared/contracts/sources/sheet-address';
import { t } from '../../../messages';

/** What is wrong with the address of a sheet, or null. */
export function checkSheetUrl(url: string): string | null {
  const address = url.trim();
  if (address === '') return t('sheet.url.missing');
  const parsed = parseSheetAddress(address);
  return typeof parsed === 'string' ? t(`sheet.url.${parsed}`) : null;
}
