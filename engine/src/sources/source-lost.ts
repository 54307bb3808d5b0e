import { InputError } from '../model';
import { t } from './messages';

/** What an asker rejects with when the source cannot be reached any more. */
export const sourceLost = (): InputError => new InputError('source_lost', t('lost'));
