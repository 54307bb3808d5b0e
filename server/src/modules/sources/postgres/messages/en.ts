// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'connected': { n: 'number' };
    'refused': { code: 'text' };
    'refused.28P01': { code: 'text' };
    'refused.28000': { code: 'text' };
    'refused.3D000': { code: 'text' };
    'refused.42501': { code: 'text' };
    'refused.53300': { code: 'text' };
    'refused.55000': { code: 'text' };
    'refused.57P03': { code: 'text' };
    'after-login': { words: 'text' };
    'not-listed': { words: 'text' };
    'own-words': { words: 'text'; code: 'text' };
    'failed': { table: 'text'; reason: 'text' };
    'missing': { table: 'text' };
    'no-column': { table: 'text' };
    'columns': { table: 'text'; most: 'number' };
    'reason.columns': { most: 'number' };
  };
  tags: object;
}

export default {
  'connected': ["Connected. ",["n",2,{"one":[0," table"],"other":[0," tables"]}]," found."],
  'connected.none': "Connected, but there is no table that this user may read. Ask the owner for GRANT USAGE on the schema and GRANT SELECT on its tables.",
  'host.too-much': "Failed to connect. Database Host must be the server’s name or IP address alone, but holds more: please put port, database, username and password into their own fields.",
  'host.invalid': "Failed to connect. Database Host must be the name or the IP address of a server, such as db.example.com.",
  'host.refused': "Failed to connect. Addresses of this kind are never connected to.",
  'host.private': "Failed to connect. This hub does not connect to its own machine or to private networks. Whoever runs it can allow that by ALLOW_PRIVATE_SOURCES=true.",
  'refused': ["Failed to connect. The database refused the connection. (SQLSTATE ",["code"],")"],
  'refused.28P01': ["Failed to connect. The database refused the username or the password. (SQLSTATE ",["code"],")"],
  'refused.28000': ["Failed to connect. The database does not let this user in from here. Please check the username, that the role may log in, and that pg_hba.conf has an entry for this user, this database and the address of this hub. (SQLSTATE ",["code"],")"],
  'refused.3D000': ["Failed to connect. The server has no database of this name. (SQLSTATE ",["code"],")"],
  'refused.42501': ["Failed to connect. This user may not connect to this database. Ask its owner for GRANT CONNECT. (SQLSTATE ",["code"],")"],
  'refused.53300': ["Failed to connect. The database has too many connections open. Please try again later. (SQLSTATE ",["code"],")"],
  'refused.55000': ["Failed to connect. The database takes no connections. (SQLSTATE ",["code"],")"],
  'refused.57P03': ["Failed to connect. The database is starting, stopping or recovering. Please try again in a moment. (SQLSTATE ",["code"],")"],
  'unprotected': "Failed to connect. The server asked for the password in a form that can be read on its way (in clear text or as MD5), over a connection without encryption, so it was not sent. Please turn on TLS at the database (ssl = on), or give the user a SCRAM password (password_encryption = scram-sha-256). On a network that nobody else can reach, whoever runs this hub can set SOURCE_TLS=disable.",
  'after-login': ["Failed to connect. The database said: ",["words"]],
  'not-listed': ["Failed to connect. The login succeeded, but the tables could not be listed: ",["words"]],
  'own-words': [["words"]," (SQLSTATE ",["code"],")"],
  'no-reason': "no reason given",
  'failed': ["Analysis failed: the table ",["table"]," could not be read: ",["reason"]],
  'missing': ["The table ",["table"]," is not there or may not be read."],
  'no-column': ["The table ",["table"]," has no column that may be read."],
  'columns': ["The table ",["table"]," has more than ",["most",2,{"one":[0," column"],"other":[0," columns"]}],"."],
  'reason.lost': "the connection to the database was lost",
  'reason.slow': "the database took too long to answer",
  'reason.no-rows': "it has no rows",
  'reason.missing': "it is not there or may not be read",
  'reason.no-column': "it has no column that may be read",
  'reason.columns': ["it has more than ",["most",2,{"one":[0," column"],"other":[0," columns"]}]],
} satisfies Record<string, Message>;
