// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words';
import type english from './en';

export default {
  'sentence': [["advice"]," Evidence: ",["evidence"]],
  'category.over-time': "Over Time",
  'category.in-general': "In General",
  'category.single-records': "Single Records",
  'category.data-quality': "Data Quality",
  'category.yes-no': [["column"],": ",["value"]],
  'category.value': [["column"]," ",["value"]],
  'ticket.api': "API Issues",
  'ticket.login': "Login Issues",
  'ticket.report': "Report Generation",
  'ticket.import': "Data Import Issues",
  'ticket.feature': "Feature Requests",
  'ticket.billing': "Billing Issues",
  'ticket.ui': "UI Bugs",
  'advice.ticket': ["Work through them together: they are ",["share"]," of all ",["rows"],"."],
  'advice.quality': "Correct this at the source before you rely on the columns concerned.",
  'tickets.by-label': [["category"]," make up ",["count",4]," of ",["n",4]," ",["rows"]," (",["share"],")."],
  'tickets.by-word': [["count",4]," of ",["n",4]," ",["rows"]," (",["share"],") have words of ",["category"]," in ",["column"],"."],
} satisfies Record<keyof typeof english, Message>;
