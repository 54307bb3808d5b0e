import { GOOGLE_SHEET_PATTERN } from '@hub/shared/contracts/constants';

/** What is wrong with the address of a sheet, or null. */
export function checkSheetUrl(url: string): string | null {
  const address = url.trim();
  if (address === '') return 'Google Sheet URL is required';
  return GOOGLE_SHEET_PATTERN.test(address) ? null : 'Please enter a valid public Google Sheet URL';
}
