// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'greeting': { name: 'text' };
    'item': { text: 'text' };
    'by-account': { product: 'text' };
    'by-settings': { product: 'text' };
    'open-address': { url: 'text' };
    'stop.at': { url: 'text' };
    'verify.footer': { product: 'text' };
    'changed.text': { address: 'text' };
    'reset.footer': { product: 'text' };
    'report.subject': { title: 'text' };
    'report.text': { title: 'text' };
    'report.findings': { title: 'text' };
    'report.more': { others: 'number' };
    'failure.subject': { source: 'text' };
    'failure.text': { source: 'text' };
    'week.text': { reports: 'number'; insights: 'number' };
    'week.told': { title: 'text'; lead: 'text' };
  };
  tags: object;
}

export default {
  'greeting': ["Hello ",["name"],","],
  'item': ["• ",["text"]],
  'by-account': ["You get this mail because this address has an account at ",["product"],"."],
  'by-settings': ["You can change which mails you get under Settings in ",["product"],"."],
  'open-address': ["Or open this address: ",["url"]],
  'stop': "Stop these mails",
  'stop.at': ["Stop these mails: ",["url"]],
  'verify.subject': "Verify your email address",
  'verify.text': "Please confirm that this is your email address. The link is valid for 48 hours and can be used once.",
  'verify.action': "Verify Email Address",
  'verify.footer': ["You get this mail because this address has an account at ",["product"],". If it was not you who signed up, you do not have to do anything."],
  'change.subject': "Confirm your new email address",
  'change.text': "Please confirm that your account is to use this address from now on. The link is valid for 48 hours.",
  'change.action': "Confirm New Address",
  'change.footer': "If you did not ask for this, you do not have to do anything.",
  'changed.subject': "Your email address was changed",
  'changed.text': ["Your account now uses the address ",["address"],". If that was not you, please contact whoever runs this server."],
  'reset.subject': "Reset your password",
  'reset.text': "You can choose a new password with this link. It is valid for one hour and can be used once.",
  'reset.action': "Choose a New Password",
  'reset.footer': ["You get this mail because this address has an account at ",["product"],". If you did not ask for this, your password stays as it is."],
  'password.subject': "Your password was changed",
  'password.text': "The password of your account was changed and all other sessions were ended. If that was not you, reset it now.",
  'password.action': "Reset Password",
  'report.subject': ["Your report is ready: ",["title"]],
  'report.text': ["The analysis of your data is finished: “",["title"],"”."],
  'report.findings': ["The analysis of your data is finished. What stands out in “",["title"],"”:"],
  'report.more': [["others",2,{"=0":"That is all that stands out.","one":["The report holds ",0," more finding."],"other":["The report holds ",0," more findings."]}]],
  'report.action': "Open the Report",
  'failure.subject': ["An analysis did not finish: ",["source"]],
  'failure.text': ["The analysis of “",["source"],"” ended without a report."],
  'failure.action': "Open Data Upload",
  'week.subject': "Your week in reports",
  'week.text': [["reports",2,{"=0":"There was no new report in the last seven days.","one":["There was one new report in the last seven days, with ",["insights",2,{"one":[0," insight"],"other":[0," insights"]}]," in all:"],"other":["There were ",0," new reports in the last seven days, with ",["insights",2,{"one":[0," insight"],"other":[0," insights"]}]," in all:"]}]],
  'week.told': [["title"],": ",["lead"]],
  'week.action': "Open Reports",
} satisfies Record<string, Message>;
