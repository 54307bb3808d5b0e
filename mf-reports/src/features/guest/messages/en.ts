// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'by': { name: 'text' };
    'left-out': { what: 'text' };
    'left-out.findings': { n: 'number' };
    'left-out.charts': { n: 'number' };
    'left-out.actions': { n: 'number' };
  };
  tags: object;
}

export default {
  'title': "Shared report",
  'loading': "Loading the report",
  'by': ["Shared by ",["name"]],
  'left-out': ["Whoever shared this report has left out what belongs to single rows: ",["what"],"."],
  'left-out.findings': [["n",2,{"one":[0," finding"],"other":[0," findings"]}]],
  'left-out.charts': [["n",2,{"one":[0," chart"],"other":[0," charts"]}]],
  'left-out.actions': [["n",2,{"one":[0," suggested action"],"other":[0," suggested actions"]}]],
  'none': "This link does not lead to a report",
  'none.text': "It may be incomplete, have expired, or have been taken back. Ask whoever sent it for a new one.",
  'locked': "This report asks for a password",
  'locked.text': "Whoever sent you the link knows it.",
  'locked.password': "Password",
  'locked.missing': "Please enter the password",
  'locked.open': "Open the report",
  'failed': "The report could not be loaded",
} satisfies Record<string, Message>;
