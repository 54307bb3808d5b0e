// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'part': [["last"]," has ",["change"]," ",["more",1,{"true":"more","other":"fewer"}]," ",["rows"]," than ",["before"],"; ",["who"]," alone account for ",["own"]," of them (",["share"]," of the change)."],
  'beyond': [["last"]," has ",["change"]," ",["more",1,{"true":"more","other":"fewer"}]," ",["rows"]," than ",["before"],"; of ",["who"]," alone there are ",["own"]," ",["more",1,{"true":"more","other":"fewer"}],", so that all others together went the other way."],
} satisfies Record<keyof typeof english, Message>;
