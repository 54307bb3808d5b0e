// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'now.item': { remote: 'text'; build: 'text' };
    'target.hint': { example: 'text'; command: 'text' };
    'refused.no-remote': { remote: 'text' };
    'refused.no-build': { remote: 'text'; target: 'text' };
    'refused.no-address': { target: 'text' };
    'preview.about': { build: 'text'; remote: 'text' };
    'preview.hours': { hours: 'number' };
  };
  tags: object;
}

export default {
  'title': "Developer override",
  'about': "Shows another build of one remote in this browser, until it is closed. Nobody else sees it.",
  'now': "In force",
  'now.item': [["remote"]," from ",["build"]],
  'end': "End override",
  'remote': "Remote",
  'target': "Build or address",
  'target.hint': ["A build that is listed, or the address of a built folder on this machine, such as ",["example"],". To run sources, use this command: ",["command"],"."],
  'token': "Deploy token of the remote",
  'override': "Override",
  'needs-https': "Overrides need https, or a hub on this machine (http://localhost).",
  'other-token': "This token may not release that remote.",
  'refused.no-remote': ["There is no remote named ",["remote"],"."],
  'refused.no-build': [["remote"]," has no build ",["target"],"."],
  'refused.no-address': [["target"]," is neither a build nor an address."],
  'refused.elsewhere': "Code may come from this machine or from this very server, from nowhere else.",
  'preview': "Preview",
  'preview.about': ["Shows the build ",["build"]," of ",["remote"]," in this browser, before it is given to anybody. Nobody else sees it, and what it does is counted nowhere."],
  'preview.hours': [["hours",2,{"one":"It ends within an hour, or by the strip at the foot of each page.","other":["It ends within ",0," hours, or by the strip at the foot of each page."]}]],
  'preview.look': "Look at it",
  'preview.over': "This link is over, or was not made by this hub. Ask for another one: pnpm mfe preview.",
} satisfies Record<string, Message>;
