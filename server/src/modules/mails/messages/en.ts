// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: object;
  tags: {
    'settings': 'link';
  };
}

export default {
  'notify_new_reports.asks': "Stop mails about new reports?",
  'notify_new_reports.done': "We have stopped mails about new reports.",
  'notify_agent_status.asks': "Stop mails about analyses that did not finish?",
  'notify_agent_status.done': "We have stopped mails about analyses that did not finish.",
  'weekly_summary.asks': "Stop the weekly summary?",
  'weekly_summary.done': "We have stopped the weekly summary.",
  'kept': "Your account and your reports stay as they are.",
  'stop': "Stop these mails",
  'stopped': "You will get no more of these mails",
  'settings': [["link","Settings"]," lists all mails that you can get."],
  'unknown': "This link does not work",
  'unknown.text': "It may have been cut off on its way. You can choose your mails in the settings instead.",
} satisfies Record<string, Message>;
