import type { SourceForm } from '../source-form';
import { CsvCard } from './csv-card';
import { FileAgain } from './file-again';

export const csvForm: SourceForm<'csv'> = { Card: CsvCard, Dialog: null, Again: FileAgain };
