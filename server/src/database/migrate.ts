import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema';
import * as start from './migrations/001-start';
import * as leases from './migrations/002-leases';
import * as reportSources from './migrations/003-report-sources';
import * as sourceRoles from './migrations/004-source-roles';
import * as releases from './migrations/005-releases';
import * as storage from './migrations/006-storage';
import * as emailForm from './migrations/007-email-form';
import * as analysisNotes from './migrations/009-analysis-notes';
import * as reportPages from './migrations/010-report-pages';
import * as mails from './migrations/011-mails';
import * as sourceTypes from './migrations/014-source-types';
import * as toldTables from './migrations/015-told-tables';
import * as toldJoins from './migrations/016-told-joins';
import * as reportShares from './migrations/018-report-shares';
import * as languages from './migrations/019-languages';
import * as rolloutUnits from './migrations/021-rollout-units';
import * as deletedReports from './migrations/024-deleted-reports';
import * as reportLeads from './migrations/025-report-leads';
import * as silentPages from './migrations/027-silent-pages';
import * as crashes from './migrations/029-crashes';
import * as provenance from './migrations/030-provenance';
import * as sharePasswords from './migrations/031-share-passwords';
import * as seenEnds from './migrations/032-seen-ends';
import * as pendingEmail from './migrations/033-pending-email';

/** In order; a published one is never changed. */
const migrations: { name: string; up(db: Kysely<unknown>): Promise<void> }[] = [
  { name: '001-start', up: start.up },
  { name: '002-leases', up: leases.up },
  { name: '003-report-sources', up: reportSources.up },
  { name: '004-source-roles', up: sourceRoles.up },
  { name: '005-releases', up: releases.up },
  { name: '006-storage', up: storage.up },
  { name: '007-email-form', up: emailForm.up },
  { name: '009-analysis-notes', up: analysisNotes.up },
  { name: '010-report-pages', up: reportPages.up },
  { name: '011-mails', up: mails.up },
  { name: '014-source-types', up: sourceTypes.up },
  { name: '015-told-tables', up: toldTables.up },
  { name: '016-told-joins', up: toldJoins.up },
  { name: '018-report-shares', up: reportShares.up },
  { name: '019-languages', up: languages.up },
  { name: '021-rollout-units', up: rolloutUnits.up },
  { name: '024-deleted-reports', up: deletedReports.up },
  { name: '025-report-leads', up: reportLeads.up },
  { name: '027-silent-pages', up: silentPages.up },
  { name: '029-crashes', up: crashes.up },
  { name: '030-provenance', up: provenance.up },
  { name: '031-share-passwords', up: sharePasswords.up },
  { name: '032-seen-ends', up: seenEnds.up },
  { name: '033-pending-email', up: pendingEmail.up },
];

/** Any number, the same in every process of this product. */
const LOCK = 7_201_134;

/**
 * Brings the database to the newest schema, all in one transaction. Two servers that start at once take turns by an
 * advisory lock that the transaction's end gives back.
 */
export const migrate = async (db: Kysely<Schema>) =>
  db
    .withTables<{ schema_migrations: { name: string; applied_at: Date } }>()
    .transaction()
    .execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
      await sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null)`.execute(
        trx,
      );
      const done = new Set((await trx.selectFrom('schema_migrations').select('name').execute()).map((row) => row.name));
      const due = migrations.filter((migration) => !done.has(migration.name));
      for (const migration of due) {
        await migration.up(trx as unknown as Kysely<unknown>);
        await trx.insertInto('schema_migrations').values({ name: migration.name, applied_at: new Date() }).execute();
      }
      return due.map((migration) => migration.name);
    });
