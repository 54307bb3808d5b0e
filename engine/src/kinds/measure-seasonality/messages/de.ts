// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'cycle': [["noun"]," folgt",["many",1,{"other":""}]," ",["cycle",1,{"hour":"der Tageszeit","weekday":"dem Wochentag","other":"der Jahreszeit"}],": am höchsten ",["cycle",1,{"hour":"um","weekday":"am","other":"im"}]," ",["part"]," mit durchschnittlich ",["value"],", ",["compared"],"; am niedrigsten ",["cycle",1,{"hour":"um","weekday":"am","other":"im"}]," ",["worst"]," mit ",["lowest"],"."],
  'one-end': [["noun"]," folgt",["many",1,{"other":""}]," ",["cycle",1,{"hour":"der Tageszeit","weekday":"dem Wochentag","other":"der Jahreszeit"}],": am ",["high",1,{"true":"höchsten","other":"niedrigsten"}]," ",["cycle",1,{"hour":"um","weekday":"am","other":"im"}]," ",["part"]," mit durchschnittlich ",["value"],", ",["compared"],"."],
} satisfies Record<keyof typeof english, Message>;
