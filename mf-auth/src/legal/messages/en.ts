// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: object;
  tags: object;
}

export default {
  'home': "Home",
  'terms': "Terms of Service",
  'privacy': "Privacy Policy",
  'terms.intro': "What you may expect of this service, and what it expects of you, in short.",
  'terms.provider': "Who provides this service",
  'terms.provider.text': "The Data Intelligence Hub is software that an organization runs on its own servers. The organization that gave you this address provides the service to you and answers for it; the authors of the software do not see your account or your data.",
  'terms.account': "Your account",
  'terms.account.text': "Give an email address that is yours and keep your password to yourself. You may delete your account, with everything in it, at any time in the settings.",
  'terms.data': "Your data",
  'terms.data.text': "What you upload stays yours. You must be allowed to analyze it: do not connect a table that somebody has entrusted to you for another purpose. Connect databases by a user that may only read.",
  'terms.reports': "Reports",
  'terms.reports.text': "A report is computed from the data you give. Each number can be traced to its query and be checked again, and you should do so before a decision rests on it. A pattern in the data is not by itself a cause.",
  'terms.fair-use': "Fair use",
  'terms.fair-use.text': "Do not try to reach the data of others, to overload the service, or to use it as a way into networks that are closed to you. The provider may limit or close an account that does.",
  'terms.warranty': "No warranty",
  'terms.warranty.text': "The software is given under the MIT license, as it is, without warranty of any kind. What the provider promises beyond that is a matter between you and the provider.",
  'privacy.intro': "Which of your data this installation keeps, why, and for how long.",
  'privacy.stored': "What is stored",
  'privacy.stored.text': "Your name, your email address, a hash of your password, your settings and your sign-ins with the name of the browser; the reports that were made for you, and the files you uploaded for them, so that a number can be checked against its data again. Passwords of databases that you connect are used for the connection and are not stored.",
  'privacy.where': "Where",
  'privacy.where.text': "On the servers of the organization that runs this installation, and nowhere else. The software sends nothing to its authors. No language model is asked.",
  'privacy.browser': "In your browser",
  'privacy.browser.text': "A token that keeps you signed in, your name and email address, your choice of theme, and, if you ticked Remember me, the address for the next visit. A random device number decides which release of a screen you get. There is no advertising and no tracking by others.",
  'privacy.mails': "Mails",
  'privacy.mails.text': "You get the mails that your account needs, such as a verification link. Mails about reports, agents and the week are sent as you choose in the settings.",
  'privacy.period': "How long",
  'privacy.period.text': "A report and its data are kept until you delete the report. When you delete your account, your reports, settings and personal data are deleted with it.",
  'privacy.rights': "Your rights",
  'privacy.rights.text': "You can see and correct your data in the settings, end sessions that are not yours, download everything as one file, and delete everything yourself. For any other question write to the organization that runs this installation.",
} satisfies Record<string, Message>;
