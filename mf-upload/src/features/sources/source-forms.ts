import type { SourceType } from '@hub/shared/contracts/reports/report';
import { csvForm } from './csv/csv-form';
import { googleSheetForm } from './google-sheet/google-sheet-form';
import { postgresForm } from './postgres/postgres-form';
import type { SourceForm } from './source-form';

/** Every source, in the order of the screen. */
export const SOURCE_FORMS: { readonly [Type in SourceType]: SourceForm<Type> } = {
  csv: csvForm,
  google_sheet: googleSheetForm,
  postgres: postgresForm,
};

/** The form of a source whose type is told by its data. */
export const formOf = <Type extends SourceType>(type: Type): SourceForm<Type> => SOURCE_FORMS[type];

const isSource = (type: string): type is SourceType => Object.hasOwn(SOURCE_FORMS, type);
export const SOURCES: readonly SourceType[] = Object.keys(SOURCE_FORMS).filter(isSource);
