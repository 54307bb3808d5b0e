// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'database.embedded': { folder: 'text' };
    'database.named': { name: 'text'; host: 'text' };
    'folder': { folder: 'text' };
    'refused': { reason: 'text' };
    'untouched': { reason: 'text' };
    'partial': { database: 'text'; missing: 'text' };
    'left-postgresql': { folder: 'text'; file: 'text' };
    'other': { folder: 'text'; database: 'text' };
    'stranger': { folder: 'text'; database: 'text' };
    'stranger.files': { folder: 'text'; files: 'number'; database: 'text' };
    'unknown-files': { unknown: 'number'; files: 'number'; folder: 'text'; database: 'text'; limit: 'text'; days: 'number' };
  };
  tags: object;
}

export default {
  'database.embedded': ["the embedded database in ",["folder"]," (DATABASE_URL is not set)"],
  'database.named': ["the database ",["name"]," at ",["host"]," (DATABASE_URL)"],
  'database.of-user': "of that user",
  'database.this-machine': "this machine",
  'folder': [["folder"]," (DATA_DIR)"],
  'refused': ["The hub does not start, and has changed nothing. ",["reason"]],
  'untouched': ["No stored file was moved. ",["reason"]],
  'partial': ["Of the hub’s tables in ",["database"],", some are missing: ",["missing"],". Restore the database whole, or set DATABASE_URL to the right one."],
  'left-postgresql': [["folder"]," was last used with a PostgreSQL database, and DATABASE_URL is not set. Set it to that database. To go back to the embedded database on purpose, delete ",["file"]," first."],
  'other': [["folder"]," and ",["database"]," belong to two different installations. Set DATABASE_URL or DATA_DIR so that both are of the same one."],
  'stranger': [["folder"]," has been in use, but ",["database"]," knows nothing of it. Set DATABASE_URL to the database that belongs to this folder, or restore its backup. For a new installation, set DATA_DIR to an empty folder."],
  'stranger.files': [["folder"]," has been in use and holds ",["files",2,{"one":[0," stored file"],"other":[0," stored files"]}],", but ",["database"]," knows nothing of it. Set DATABASE_URL to the database that belongs to this folder, or restore its backup. For a new installation, set DATA_DIR to an empty folder."],
  'unknown-files': [["unknown",2,{"other":0}]," of ",["files",2,{"one":[0," stored file"],"other":[0," stored files"]}]," in ",["folder"]," belong to no report in ",["database"],": it seems to be an older copy, or restored only in part. Restore its newest backup. If these files are not wanted any more, start once with UNKNOWN_FILES_LIMIT=",["limit"],": they are moved to the folder trash in DATA_DIR and kept there for ",["days",2,{"one":[0," day"],"other":[0," days"]}],"."],
} satisfies Record<string, Message>;
