import type { Alert } from '../../contracts/report/alert';
import { alertMaker } from '../../profile/alerts/alert-context';

/** A person's word that could not be followed: never in silence. */
export const notFollowed = ({ name }: { name: string }, columns: string[], sentence: string): Alert =>
  alertMaker(name)('not-followed', 'warning', columns, sentence);
