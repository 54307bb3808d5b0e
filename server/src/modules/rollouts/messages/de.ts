// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'broken': [["build"]," ist bei ",["failed",2,{"other":0}]," von ",["units",2,{"one":[0," Besucher"],"other":[0," Besuchern"]}]," ausgefallen (",["how"],"), ",["stable"]," bei ",["stableFailed",2,{"other":0}]," von ",["stableUnits",2,{"other":0}]],
  'worse': [["build"]," ist bei ",["share"]," von ",["units",2,{"one":[0," Besucher"],"other":[0," Besuchern"]}]," ausgefallen, ",["stable"]," bei ",["stableShare"]," von ",["stableUnits",2,{"other":0}]],
  'metric': [["build"]," ist schlechter, ",["metric"],": ",["value"],", bei ",["stable"]," ",["stableValue"]],
  'doubtful': [["verdict"],"; das kommt von Geräten, die jeder erzeugen könnte, deshalb entscheidet ein Mensch"],
  'file-missing': [["reason"],". Die Datei ",["file"]," des Builds fehlt hier (404)"],
  'kind.load_fail': [["n",2,{"other":0}]," × luden die Dateien nicht"],
  'kind.crash': [["n",2,{"other":0}]," × trat ein Fehler auf"],
  'kind.frozen': [["n",2,{"other":0}]," × fror die Seite ein"],
  'kind.never-shown': [["n",2,{"other":0}]," × lud der Bildschirm ohne Ende"],
  'kind.empty': [["n",2,{"other":0}]," × blieb der Bildschirm leer"],
  'kind.landmarks': [["n",2,{"other":0}]," × waren Seitenleiste oder Kopf verdeckt"],
  'metric.failed_calls': "Besucher mit fehlgeschlagenen Aufrufen",
  'metric.errors': "Besucher mit Fehlern",
  'metric.damage': "Besucher mit Aufrufflut, Speicherleck oder beschädigten Globalen",
  'metric.load': "Ladezeit",
  'metric.shown': "Zeit bis zur Anzeige",
  'metric.longest_task': "längste Blockade",
  'metric.inp': "Antwort auf einen Druck",
  'metric.layout_shift': "Verschiebung des Layouts",
  'metric.memory': "belegter Speicher",
  'metric.silent': "Besucher, deren Seite nie geantwortet hat",
} satisfies Record<keyof typeof english, Message>;
