import type { SourceForm } from '../source-form';
import { SheetAgain } from './sheet-again';
import { SheetCard } from './sheet-card';
import { SheetDialog } from './sheet-dialog';

export const googleSheetForm: SourceForm<'google_sheet'> = { Card: SheetCard, Dialog: SheetDialog, Again: SheetAgain };
