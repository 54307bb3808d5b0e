import type { Section, Span } from '../../contracts/block';
import type { Claim } from '../../contracts/claim';
import type { ReportDocument } from '../../contracts/document';

type Action = ReportDocument['actions'][number];

/** What to do, by category. */
export function actionSection({ actions, claims }: ReportDocument): Section[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const categories = [...new Set(actions.map(({ category }) => category))];
  const parts = categories.map((title, i) => {
    const id = `actions-${i + 1}`;
    const own = actions.filter(({ category }) => category === title);
    return {
      id,
      title,
      blocks: own.map((action, n) => ({ type: 'item' as const, id: `${id}/${n + 1}`, spans: spansOf(action, byId) })),
    };
  });
  return [{ id: 'actions', kind: 'actions', title: 'Suggested Actions', blocks: [], parts }];
}

/** An action of a report of before is one sentence. */
function spansOf({ sentence, advice, evidence, claims }: Action, byId: ReadonlyMap<string, Claim>): Span[] {
  const behind = claims.flatMap((id) => byId.get(id) ?? []).find(({ template }) => template === undefined);
  const mark = behind ? { claim: behind.id } : {};
  if (advice === undefined || evidence === undefined) return [{ text: sentence, ...mark }];
  return [{ text: advice }, { text: 'Evidence:', style: 'emphasis' }, { text: evidence, ...mark }];
}
