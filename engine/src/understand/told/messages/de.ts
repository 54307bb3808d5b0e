// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'gone': ["Sie haben angegeben, was „",["column"],"“ ist, aber die Tabelle hat keine solche Spalte mehr; dem wurde nicht gefolgt."],
  'outcome.role': ["Sie haben „",["column"],"“ als Ergebnis angegeben, aber die Spalte ist als ",["role",1,{"identifier":"Nummer oder Name jeder Zeile","text":"freier Text","constant":"durchgehend ein Wert","empty":"leer","timestamp":"Zeitpunkt","other":"personenbezogen"}]," gelesen und kann keines sein; dem wurde nicht gefolgt. Wenn ihre Rolle falsch ist, berichtigen Sie bitte zuerst diese."],
  'outcome.event': ["Sie haben „",["event"],"“ in „",["column"],"“ als Ergebnis angegeben, aber keine Zeile hat diesen Wert; dem wurde nicht gefolgt."],
  'outcome.level': ["Sie haben „",["event"],"“ in „",["column"],"“ als Ergebnis angegeben, aber die Spalte enthält Mengen, keine Bezeichnungen; dem wurde nicht gefolgt."],
  'time': ["Sie haben angegeben, dass „",["column"],"“ die Zeilen datiert, aber die Spalte enthält keine verschiedenen Zeitangaben; dem wurde nicht gefolgt."],
  'shape': ["Sie haben angegeben, eine Zeile sei ",["shape",1,{"event":"ein Ereignis","entity":"eine Sache","series":"ein Zeitpunkt","panel":"eine Sache zu einem Zeitpunkt","cells":"eine Anzahl von Fällen","wide":"eine Sache mit einer Skala in der Kopfzeile","other":"ein Wert einer Kennzahl"}],", aber die Daten bestätigen das nicht; dem wurde nicht gefolgt."],
  'total': ["Sie haben angegeben, „",["label"],"“ in „",["column"],"“ enthalte die Summe anderer, aber ",["why",1,{"all":"ohne diesen Wert bleiben keine Zeilen übrig","sampled":"nur eine Stichprobe der Zeilen wurde gelesen","other":"keine Zeile hat diesen Wert"}],"; dem wurde nicht gefolgt."],
} satisfies Record<keyof typeof english, Message>;
