// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'part': [["last"]," hat ",["change"]," ",["rows"]," ",["more",1,{"true":"mehr","other":"weniger"}]," als ",["before"],"; davon entfallen ",["own"]," allein auf ",["who"]," (",["share"]," der Änderung)."],
  'beyond': [["last"]," hat ",["change"]," ",["rows"]," ",["more",1,{"true":"mehr","other":"weniger"}]," als ",["before"],"; allein bei ",["who"]," sind es ",["own"]," ",["more",1,{"true":"mehr","other":"weniger"}],", alle anderen zusammen gingen also in die andere Richtung."],
} satisfies Record<keyof typeof english, Message>;
