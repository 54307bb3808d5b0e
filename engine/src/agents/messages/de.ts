// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words';
import type english from './en';

export default {
  'no-table': "There is no table to analyse.",
  'not-understood': "the engine could not work with its values",
  'lost-figures': [["n",2,{"one":[0," figure"],"other":[0," figures"]}]," of ",["measures"]," could not be computed: values lie too far apart."],
  'not-examined.measures': [["n",2,{"one":[0," measure was"],"other":[0," measures were"]}]," not looked at closely (",["names"],"): all pairs of columns were compared roughly on ",["rows",2,{"one":[0," row"],"other":[0," rows"]}],", and those that go together most were taken."],
  'not-examined.groups': [["n",2,{"one":[0," column of groups was"],"other":[0," columns of groups were"]}]," not looked at closely (",["names"],"): all pairs of columns were compared roughly on ",["rows",2,{"one":[0," row"],"other":[0," rows"]}],", and those that go together most were taken."],
  'not-examined.texts': [["n",2,{"one":[0," column of text was"],"other":[0," columns of text were"]}]," not looked at closely (",["names"],"): the fullest ones were taken."],
} satisfies Record<keyof typeof english, Message>;
