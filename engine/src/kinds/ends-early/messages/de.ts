// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'ends': [["early"]," von ",["who"]," ",["one",1,{"true":"wurde","other":"wurden"}]," vor ",["moment"]," zum letzten Mal gemessen: ",["own"]," von ",["ofOwn"]," mit ",["group"]," und ",["rest"]," von ",["ofRest"]," mit ",["others"],"."],
  'others': "allem anderen",
  'noted': [["column"]," nennt ",["what"],"."],
  'things': [["number"]," ",["things"]],
  'values': [["number"]," Werten von „",["column"],"“"],
  'uncorrected': ["p = ",["p"]," ohne Korrektur"],
  'what': [["label"]," für ",["n"]," davon"],
  'chart': ["Anteil, dessen Messungen früh enden, nach „",["by"],"“"],
  'chart.share': "Anteil mit frühem Ende",
} satisfies Record<keyof typeof english, Message>;
