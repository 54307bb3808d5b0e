import { parseSheetAddress, type SheetAddressFault } from '@hub/shared/contracts/sheet-address';

const FAULTS: Readonly<Record<SheetAddressFault, string>> = {
  invalid: 'Please enter a valid public Google Sheet URL',
  part: 'This URL asks for a part of a tab. Please open the tab in Google Sheets and copy the URL from the address bar.',
};

/** What is wrong with the address of a sheet, or null. */
export function checkSheetUrl(url: string): string | null {
  const address = url.trim();
  if (address === '') return 'Google Sheet URL is required';
  const parsed = parseSheetAddress(address);
  return typeof parsed === 'string' ? FAULTS[parsed] : null;
}
