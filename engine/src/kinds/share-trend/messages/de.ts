// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'made-up': [["who"]," machen ",["last"]," ",["late"]," der ",["rows"]," aus, ",["first"]," waren es ",["early"],["seasonal",1,{"true":" (ganze Jahre, damit keine Saison zählt)","other":""}],"."],
  'evidence': ["Kendalls τ des Anteils mit der Zeit ",["tau"]],
} satisfies Record<keyof typeof english, Message>;
