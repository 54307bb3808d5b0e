// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'days.some': { days: 'number' };
    'link.made': { when: 'text' };
    'link.until': { when: 'text' };
    'link.ended': { when: 'text' };
    'link.uses': { n: 'number' };
    'link.last': { when: 'text' };
    'link.by': { name: 'text' };
    'take-back.label': { when: 'text' };
  };
  tags: object;
}

export default {
  'dialog': "Share this report",
  'dialog.text': "Whoever has the link can read this report without an account, and nothing else of yours. Search engines are told to leave it out.",
  'days': "The link works",
  'days.some': ["for ",["days",2,{"one":[0," day"],"other":[0," days"]}]],
  'days.ever': "until it is taken back",
  'rows': "Show content of single rows",
  'rows.hint': "Outliers, the points of scatter charts, and values quoted from cells.",
  'queries': "Show the queries behind the numbers",
  'queries.hint': "They name your tables and columns.",
  'by': "Shared by",
  'by.hint': "Optional. Without it, readers are not told who shared the report.",
  'password': "Password",
  'password.hint': "Optional. Guests are asked for it; send it another way than the link.",
  'make': "Make a link",
  'make.failed': "The link could not be made. Please try again.",
  'made': "Your new link",
  'made.hint': "Copy it now: it is not shown again.",
  'copy': "Copy link",
  'copied': "Link copied.",
  'not-copied': "The browser did not allow copying. Select the link and copy it yourself.",
  'links': "Links to this report",
  'links.none': "There is no link to this report yet.",
  'links.failed': "The links could not be loaded.",
  'link.made': ["Made on ",["when"]],
  'link.until': ["works until ",["when"]],
  'link.ended': ["ended on ",["when"]],
  'link.ever': "works until it is taken back",
  'link.uses': [["n",2,{"=0":"not opened yet","one":"opened once","other":["opened ",0," times"]}]],
  'link.last': ["last on ",["when"]],
  'link.password': "with a password",
  'link.rows': "with single rows",
  'link.queries': "with queries",
  'link.by': ["shared by ",["name"]],
  'take-back': "Take back",
  'take-back.label': ["Take back the link made on ",["when"]],
  'taken-back': "The link was taken back.",
  'take-back.failed': "The link could not be taken back. Please try again.",
} satisfies Record<string, Message>;
