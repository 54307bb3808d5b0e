// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'made-up': { who: 'text'; late: 'text'; rows: 'text'; last: 'text'; early: 'text'; first: 'text'; seasonal: 'choice' };
    'evidence': { tau: 'text' };
  };
  tags: object;
}

export default {
  'made-up': [["who"]," make up ",["late"]," of ",["rows"]," ",["last"],", after ",["early"]," ",["first"],["seasonal",1,{"true":" (whole years, so that no season counts)","other":""}],"."],
  'evidence': ["Kendall’s τ of the share with time ",["tau"]],
} satisfies Record<string, Message>;
