// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'notify_new_reports.asks': "E-Mails über neue Berichte abbestellen?",
  'notify_new_reports.done': "E-Mails über neue Berichte sind abbestellt.",
  'notify_agent_status.asks': "E-Mails über Analysen abbestellen, die nicht fertig wurden?",
  'notify_agent_status.done': "E-Mails über Analysen, die nicht fertig wurden, sind abbestellt.",
  'weekly_summary.asks': "Die wöchentliche Zusammenfassung abbestellen?",
  'weekly_summary.done': "Die wöchentliche Zusammenfassung ist abbestellt.",
  'kept': "Ihr Konto und Ihre Berichte bleiben, wie sie sind.",
  'stop': "Diese E-Mails abbestellen",
  'stopped': "Sie bekommen diese E-Mails nicht mehr",
  'settings': ["Unter ",["link","Einstellungen"]," stehen alle E-Mails, die Sie bekommen können."],
  'unknown': "Dieser Link funktioniert nicht",
  'unknown.text': "Vielleicht wurde er unterwegs abgeschnitten. Sie können Ihre E-Mails auch in den Einstellungen wählen.",
} satisfies Record<keyof typeof english, Message>;
