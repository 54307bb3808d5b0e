import type { SourceForm } from '../source-form';
import { DatabaseAgain } from './database-again';
import { DatabaseCard } from './database-card';
import { PostgresDialog } from './postgres-dialog';

export const postgresForm: SourceForm<'postgres'> = { Card: DatabaseCard, Dialog: PostgresDialog, Again: DatabaseAgain };
