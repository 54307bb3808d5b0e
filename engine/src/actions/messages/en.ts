// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words';

export interface Takes {
  slots: {
    'sentence': { advice: 'text'; evidence: 'text' };
    'category.yes-no': { column: 'text'; value: 'text' };
    'category.value': { column: 'text'; value: 'text' };
    'advice.ticket': { share: 'text'; rows: 'text' };
    'tickets.by-label': { category: 'text'; count: 'number'; n: 'number'; rows: 'text'; share: 'text' };
    'tickets.by-word': { count: 'number'; n: 'number'; rows: 'text'; share: 'text'; category: 'text'; column: 'text' };
  };
  tags: object;
}

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
} satisfies Record<string, Message>;
