import type { Section, Span } from '../../contracts/report/block';
import type { Claim } from '../../contracts/report/claim';
import type { ReportDocument } from '../../contracts/report/document';
import { isLabelled, TICKET_CATEGORIES } from '../../actions/ticket-categories';
import { t } from '../messages';

type Action = ReportDocument['actions'][number];

/** What to do, by category. */
export function actionSection({ actions, claims }: ReportDocument): Section[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const categories = [...new Set(actions.map(({ category }) => category))];
  const parts = categories.map((title, i) => {
    const id = `actions-${i + 1}`;
    const own = actions.filter(({ category }) => category === title);
    const topic = own[0]?.topic ?? topicOfBefore(title);
    return {
      id,
      title,
      ...(topic === undefined ? {} : { topic }),
      blocks: own.map((action, n) => ({ type: 'item' as const, id: `${id}/${n + 1}`, spans: spansOf(action, byId) })),
    };
  });
  return [{ id: 'actions', kind: 'actions', title: t('section.actions'), blocks: [], parts }];
}

/** In reports of before the topic of tickets is only told by the category's name, which was English. */
const topicOfBefore = (title: string) => TICKET_CATEGORIES.find((category) => isLabelled(category, title))?.topic;

/** An action of a report of before is one sentence. */
function spansOf({ sentence, advice, evidence, claims }: Action, byId: ReadonlyMap<string, Claim>): Span[] {
  const behind = claims.flatMap((id) => byId.get(id) ?? []).find(({ template }) => template === undefined);
  const mark = behind ? { claim: behind.id } : {};
  if (advice === undefined || evidence === undefined) return [{ text: sentence, ...mark }];
  return [
    { text: advice, ...(behind && { of: behind.id }) },
    { text: t('evidence'), style: 'emphasis' },
    { text: evidence, ...mark },
  ];
}
