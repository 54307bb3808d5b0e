// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'rate-limited.seconds': { seconds: 'number' };
    'file-too-large.limit': { limit: 'text' };
    'storage-full.limit': { limit: 'text' };
    'invalid-input.texts': { most: 'number' };
    'invalid-input.no-column': { column: 'text'; table: 'text' };
    'invalid-input.no-table': { table: 'text' };
    'invalid-input.join': { other: 'text'; table: 'text' };
    'invalid-input.join-twice': { table: 'text'; other: 'text' };
    'invalid-input.table-twice': { table: 'text' };
    'invalid-input.no-role': { column: 'text'; role: 'text' };
    'invalid-input.twice': { column: 'text' };
    'postgres-tables.at-most': { most: 'number' };
    'postgres-tables.one-empty': { table: 'text' };
    'postgres-tables.none-read': { reasons: 'text' };
    'start.ready': { address: 'text' };
    'start.mailbox': { address: 'text' };
    'start.mail-gaps': { gaps: 'text' };
    'start.mail-gaps.sender': { sender: 'text' };
    'start.port-in-use': { port: 'text' };
    'start.port-refused': { port: 'text' };
    'start.settings': { lines: 'text' };
    'start.settings.mail': { gaps: 'text' };
    'setting.range': { least: 'text'; most: 'text' };
    'setting.proxies': { most: 'text' };
    'setting.address': { example: 'text' };
    'setting.choice': { values: 'text' };
    'setting.short': { least: 'number' };
    'start.database': { said: 'text' };
    'start.folder': { folder: 'text' };
    'start.locked': { process: 'text'; folder: 'text' };
    'start.locked.here': { folder: 'text' };
  };
  tags: object;
}

export default {
  'invalid-input': "Please check what you have entered.",
  'unstorable-text': "The entry contains a character that cannot be stored (NUL or half of a character). Please remove it.",
  'invalid-form': "The form could not be read. Please choose the file again.",
  'invalid-address': "This address is not valid.",
  'headers-too-large': "The headers of the request are too large. Please delete the cookies of this site and try again.",
  'request-timeout': "The request took too long to arrive. Please try again.",
  'invalid-request': "The request could not be read.",
  'invalid-json': "The request is not valid JSON.",
  'unsupported-media-type': "This kind of content is not accepted here.",
  'body-too-large': "The request is too large.",
  'not-found': "There is nothing at this address.",
  'method-not-allowed': "This call is not possible here.",
  'page-too-old': "This page is older than the hub understands. Please load it again.",
  'request-slow': "The request took too long to arrive. Please check your connection and try again.",
  'rate-limited': "Too many attempts. Please wait a minute and try again.",
  'busy': "The server is busy at the moment. Please try again in a few seconds.",
  'unauthorized': "Please log in to continue.",
  'session-expired': "Your session has expired. Please log in again.",
  'upload-unauthorized': "Please log in to upload files.",
  'wrong-credentials': "The email address or the password is wrong.",
  'wrong-password': "The current password is wrong.",
  'weak-password': "This password is too easy to guess. Please choose another one.",
  'account-exists': "An account with this email already exists.",
  'invalid-link': "This link is invalid or has expired.",
  'email-required': "Please enter an email address",
  'email-unverified': "Please verify your email address to connect outside sources.",
  'sheet-invalid': "Please enter a valid public Google Sheet URL.",
  'sheet-part': "This URL asks for a part of a tab. Please open the tab in Google Sheets and copy the URL from the address bar.",
  'sheet-private': "Failed to access the Google Sheet. Please check the URL and sharing settings",
  'sheet-missing': "Failed to connect to the Google Sheet. Please verify the URL and try again",
  'sheet-wrong-tab': "The Google Sheet has no tab with the number (gid) in this URL. Please open the tab and copy its URL again.",
  'sheet-unknown-tab': "The tab that this URL names was not found in the Google Sheet. Please open the tab in the browser and copy its URL again.",
  'sheet-empty': "The Google Sheet is empty.",
  'sheet-test-failed': "Connection test failed. Please try again",
  'sheet-test-unreached': "Connection test failed. Please try again. This hub could not reach Google Sheets, or lost the connection to it.",
  'sheet-connection-failed': "Connection failed. Please try again. This hub could not reach Google Sheets, or lost the connection to it.",
  'sheet-slow': "The Google Sheet took too long to download. Please try again.",
  'sheet-too-large': "The Google Sheet is too large. Please download it as CSV and upload the file.",
  'sheet-busy': "Google Sheets is busy at the moment. Please try again in a minute.",
  'sheet-failed': "Failed to process Google Sheet. Please try again.",
  'postgres-connect': "Failed to connect.",
  'postgres-tables': "A chosen table is no longer there or may not be read.",
  'postgres-slow': "Analysis failed: the database took too long to answer. Please choose fewer or smaller tables.",
  'postgres-broken': "The database’s answers could not be read, so the connection to it was given up. Please check that it is a PostgreSQL server.",
  'postgres-analysis': "Analysis failed",
  'several-files': "Please upload one file at a time.",
  'file-missing': "Please select a CSV file.",
  'file-not-csv': "Please select a CSV file.",
  'file-too-large': "The file is too large.",
  'storage-full': "Your stored files have reached the limit. Please delete reports you no longer need.",
  'upload-broken': "The upload broke off before the whole file was here. Please try again.",
  'upload-slow': "The upload came to a standstill. Please check your connection and try again.",
  'too-many-uploads': "You have too many uploads under way. Please wait until one has finished.",
  'too-many-streams': "The progress of your analyses is followed in too many places at once. Please close other tabs of the hub.",
  'analysis-completed': "Analysis completed successfully.",
  'analysis-exists': "An analysis with this id exists already.",
  'analysis-not-found': "This analysis does not exist.",
  'analysis-cancelled': "The analysis was cancelled.",
  'analysis-timeout': "The analysis took longer than allowed and was stopped.",
  'analysis-memory': "The analysis needed more memory than allowed and was stopped.",
  'analysis-interrupted': "The server was restarted while the analysis ran. Please start it again.",
  'analysis-failed': "The analysis failed. Please try again.",
  'too-many-analyses': "You have too many analyses running. Please wait until one has finished.",
  'disk-full': "The server has no room left for this file. Please tell whoever runs it, and try again later.",
  'rows-not-available': "The rows behind this number cannot be read any more. Please analyze the data again.",
  'source-unknown': "Nothing was kept of this report’s source. Please connect it again.",
  'password-required': "Password is required",
  'sources-differ': "These reports are of different sources and cannot be compared.",
  'report-not-found': "This report does not exist.",
  'share-not-found': "This link does not lead to a report. It may be incomplete, have expired, or have been taken back.",
  'share-password': "This report asks for a password. Whoever sent you the link knows it.",
  'share-password-wrong': "This password is not right.",
  'too-many-shares': "This report has as many links as it may have. Take back one that is no longer needed.",
  'deploy-token-missing': "A deploy token is needed. Set MFE_TOKEN to the token of your remote.",
  'deploy-token-invalid': "This deploy token is unknown, expired or revoked. Ask the operator for another one.",
  'release-forbidden': "This token may not release this remote.",
  'operator-only': "Only the operator’s token may do this.",
  'build-refused': "The build is refused.",
  'build-exists': "Another build with this id is here already.",
  'build-unknown': "There is no such build. Publish it first.",
  'remote-unknown': "There is no such remote.",
  'release-conflict': "Somebody else has changed this remote in the meantime.",
  'release-refused': "This change is not possible now.",
  'release-unproven': "There is no proof yet that the build is sound.",
  'token-exists': "A token of this name was made before. Choose another name; the audit tells tokens apart by it.",
  'token-unknown': "There is no valid token with this name or id.",
  'shutting-down': "The server is restarting. Please try again in a moment.",
  'internal': "Something went wrong on our side. Please try again.",
  'busy.passwords': "The server is busy with too many passwords. Please try again in a few seconds.",
  'rate-limited.seconds': ["Too many attempts. Please wait ",["seconds",2,{"one":[0," second"],"other":[0," seconds"]}]," and try again."],
  'file-too-large.limit': ["The file is too large. The limit is ",["limit"],"."],
  'storage-full.limit': ["Your stored files would take more than the ",["limit"]," that you may store. Please delete reports you no longer need."],
  'invalid-input.texts': ["With their content, at most ",["most",2,{"one":[0," report"],"other":[0," reports"]}]," can be asked for at once."],
  'invalid-input.analysis-id': "The analysis id must be a UUID.",
  'download.findings': "findings",
  'download.report': "report",
  'demo.making': "Sample report",
  'demo.making.text': "The sample report is being made. It is there in a few seconds.",
  'demo.making.again': "Load this page again",
  'report.untitled': "Untitled Report",
  'not-built': "The front end has not been built yet.",
  'invalid-input.rows': "These rows cannot be filtered or put in order like this. Please check the value.",
  'invalid-input.no-column': ["There is no column ",["column"]," in ",["table"],"."],
  'invalid-input.no-table': ["The report has no table ",["table"],"."],
  'invalid-input.join': ["A relation needs two different tables, and one column of ",["other"]," for each column of ",["table"],"."],
  'invalid-input.join-twice': ["How ",["table"]," refers to ",["other"]," is said twice."],
  'invalid-input.table-twice': ["The table ",["table"]," is named twice."],
  'invalid-input.no-role': ["The column ",["column"]," cannot have the role ",["role"],"."],
  'invalid-input.twice': ["The column ",["column"]," is named twice."],
  'postgres-connect.unreached': "Failed to connect. No PostgreSQL server was reached: please check host and port, and whether the server can be reached from where this hub runs.",
  'postgres-tables.too-many': "Too many tables were chosen.",
  'postgres-tables.at-most': ["Please select at most ",["most",2,{"one":[0," table"],"other":[0," tables"]}],"."],
  'postgres-tables.columns': "A chosen table has too many columns.",
  'postgres-tables.one-empty': ["The table ",["table"]," has no rows."],
  'postgres-tables.all-empty': "The chosen tables have no rows.",
  'postgres-tables.none-read': ["Analysis failed: none of the chosen tables could be read. ",["reasons"],"."],
  'start.ready': ["Data Intelligence Hub is at ",["address"]],
  'start.mailbox': ["Mails it would send are at ",["address"]],
  'start.mail-gaps': ["Mails will not arrive until these are set:\n",["gaps"]],
  'start.mail-gaps.server': "SMTP_URL: without a mail server no mail leaves this machine, also no link for a forgotten password",
  'start.mail-gaps.address': "PUBLIC_URL: links in mails lead to the address that the hub listens on",
  'start.mail-gaps.sender': ["MAIL_FROM: mail servers refuse the default sender, ",["sender"]],
  'start.port-in-use': ["Port ",["port"]," is in use. Stop what uses it, or choose another one by PORT."],
  'start.port-refused': ["Port ",["port"]," may not be opened by this user. Choose another one by PORT."],
  'start.settings': ["These settings are wrong (see docs/CONFIGURATION.md):\n",["lines"]],
  'start.settings.mail': ["REQUIRE_VERIFIED_EMAIL needs mails that arrive. Missing (see docs/CONFIGURATION.md):\n",["gaps"]],
  'start.settings.language-model': "a language model cannot be configured: its wording cannot yet be checked against the data. Take this setting out; reports need no model",
  'setting.whole': "must be a whole number",
  'setting.range': ["must be from ",["least"]," to ",["most"]],
  'setting.proxies': ["must be true, false or a number of proxies up to ",["most"]],
  'setting.address': ["must be an address such as ",["example"]],
  'setting.choice': ["must be one of ",["values"]],
  'setting.short': ["must have at least ",["least",2,{"one":[0," character"],"other":[0," characters"]}]],
  'setting.spaces': "must not have spaces",
  'setting.publish-key': "must be Ed25519 keys as `pnpm mfe key create` prints them: KEY, or mf-reports=KEY",
  'setting.wrong': "has a value that cannot be read",
  'start.database': ["The hub does not start, and has changed nothing. The database cannot be reached (",["said"],"). Start it, or set DATABASE_URL to the right address, user and password."],
  'start.folder': [["folder"]," holds something that is not a whole database. Restore it from a backup, or set DATA_DIR to another folder."],
  'start.locked': ["Another hub (process ",["process"],") uses ",["folder"]," already. Stop it, or give this one its own folder by DATA_DIR."],
  'start.locked.here': ["Another server of this process uses ",["folder"]," already."],
} satisfies Record<string, Message>;
