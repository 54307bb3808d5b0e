// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'database.embedded': ["die eingebaute Datenbank in ",["folder"]," (DATABASE_URL ist nicht gesetzt)"],
  'database.named': ["die Datenbank ",["name"]," auf ",["host"]," (DATABASE_URL)"],
  'database.of-user': "dieses Benutzers",
  'database.this-machine': "diesem Rechner",
  'folder': [["folder"]," (DATA_DIR)"],
  'refused': ["Der Hub startet nicht und hat nichts geändert. ",["reason"]],
  'untouched': ["Keine gespeicherte Datei wurde verschoben. ",["reason"]],
  'partial': ["Von den Tabellen des Hubs fehlen einige (",["database"],"): ",["missing"],". Stellen Sie die Datenbank vollständig wieder her, oder setzen Sie DATABASE_URL auf die richtige."],
  'left-postgresql': [["folder"]," wurde zuletzt mit einer PostgreSQL-Datenbank benutzt, und DATABASE_URL ist nicht gesetzt. Setzen Sie es auf diese Datenbank. Um mit Absicht zur eingebauten Datenbank zurückzukehren, löschen Sie zuerst ",["file"],"."],
  'other': [["folder"]," und ",["database"]," gehören zu zwei verschiedenen Installationen. Setzen Sie DATABASE_URL oder DATA_DIR so, dass beide zu derselben gehören."],
  'stranger': [["folder"]," war schon in Gebrauch, aber ",["database"]," weiß nichts davon. Setzen Sie DATABASE_URL auf die Datenbank, die zu diesem Ordner gehört, oder spielen Sie ihre Sicherung ein. Für eine neue Installation setzen Sie DATA_DIR auf einen leeren Ordner."],
  'stranger.files': [["folder"]," war schon in Gebrauch und enthält ",["files",2,{"one":[0," gespeicherte Datei"],"other":[0," gespeicherte Dateien"]}],", aber ",["database"]," weiß nichts davon. Setzen Sie DATABASE_URL auf die Datenbank, die zu diesem Ordner gehört, oder spielen Sie ihre Sicherung ein. Für eine neue Installation setzen Sie DATA_DIR auf einen leeren Ordner."],
  'unknown-files': [["unknown",2,{"other":0}]," von ",["files",2,{"one":[0," gespeicherten Datei"],"other":[0," gespeicherten Dateien"]}]," in ",["folder"]," gehören zu keinem Bericht (",["database"],"): Sie scheint eine ältere Kopie zu sein oder nur teilweise wiederhergestellt. Spielen Sie ihre neueste Sicherung ein. Wenn diese Dateien nicht mehr gebraucht werden, starten Sie einmal mit UNKNOWN_FILES_LIMIT=",["limit"],": Sie werden in den Ordner trash in DATA_DIR verschoben und dort ",["days",2,{"one":[0," Tag"],"other":[0," Tage"]}]," aufbewahrt."],
} satisfies Record<keyof typeof english, Message>;
