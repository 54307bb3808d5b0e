// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'to': { address: 'text' };
    'at': { time: 'text' };
  };
  tags: object;
}

export default {
  'title': "Development mailbox",
  'about': "Mails that this server has written, newest first. No mail server is set up, so nothing has left this machine.",
  'none': "There is no mail yet.",
  'to': ["To ",["address"]],
  'at': [["time"]," UTC"],
} satisfies Record<string, Message>;
