import type { About } from '../about';
import { valuesThere } from '../../insights/frame/still-there';
import { wayOf } from './questions';
import { figureText } from './say';
import { LIMITS } from './limits';
import { t } from './messages';
import { toldOf } from './told-of';

/** Of the few with by far the most of what nobody wishes for: what there would be less with as much each as others have. */
export function adviseOnFew({ frame, claim }: About): string | null {
  const about = toldOf(frame, claim);
  const { value, baseline, effect: few } = claim;
  if (!about || value === null || few === null) return null;
  const { told, members, question } = about;
  if (told.how === 'below' && question.of === 'sum')
    return t('advice.below', { few, sum: figureText(question, value), noun: question.measure.noun });
  if (baseline === null || wayOf(frame, members, question) !== 'low') return null;
  if (question.of !== 'rows' && question.of !== 'sum') return null;
  const total =
    question.of === 'rows' ? frame.n : valuesThere(frame, question.measure).reduce((sum, value) => sum + (value || 0), 0);
  const fewer = value * total - few * baseline;
  if (!(fewer >= LIMITS.fewestFewer)) return null;
  const usual = figureText(question, baseline);
  return question.of === 'rows'
    ? t('advice.rows', { few, usual, fewer: figureText(question, Math.round(fewer)), rows: frame.rows })
    : t('advice.sum', { few, usual, fewer: figureText(question, fewer), noun: question.measure.noun });
}
