// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'sum': { part: 'text'; holders: 'text'; first: 'text'; n: 'text'; value: 'text'; noun: 'text'; sum: 'text'; total: 'text' };
    'rows': { part: 'text'; holders: 'text'; first: 'text'; n: 'text'; value: 'text'; rows: 'text' };
    'values': { noun: 'text' };
    'title': { noun: 'text'; holders: 'text' };
    'axis': { holders: 'text' };
    'share': { noun: 'text' };
  };
  tags: object;
}

export default {
  'sum': ["The first ",["part"]," of the ",["holders"]," (",["first"]," of ",["n"],") account for ",["value"]," of all ",["noun"],": ",["sum"]," of ",["total"],"."],
  'rows': ["The first ",["part"]," of the ",["holders"]," (",["first"]," of ",["n"],") account for ",["value"]," of the ",["rows"],"."],
  'values': ["values of ",["noun"]],
  'title': [["noun"]," by tenths of the ",["holders"]],
  'axis': ["tenth of the ",["holders"],", the largest first"],
  'share': ["share of ",["noun"]],
} satisfies Record<string, Message>;
