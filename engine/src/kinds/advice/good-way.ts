import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';
import { isPercent } from '../../wording/number-text';
import { BAD, GOOD, isScoreOfHarm, LEFT, MONEY_RESULT } from '../../understand/outcome/outcome-words';

/** Which way of a figure is wished for; null where nothing says so, and nothing is to be done about it. */
export type GoodWay = 'high' | 'low' | null;

/** What is spent or waited for. */
const COST = wordSet(
  'cost costs expense expenses spend spending wait waiting downtime backlog waste emissions penalty penalties kosten ausgaben wartezeit dépenses coût costes gastos',
);

/** What comes back, goes wrong or leaves, as a number or a part of something else. */
const HARM = wordSet(
  'return returns refund refunds chargeback chargebacks bounce bounces unsub unsubs unsubscribe unsubscribes unsubscribed complaint complaints claim claims cancellation cancellations noshow noshows absence absences sickness shrinkage breakage spoilage wastage arrears reopened retoure retouren rücksendung rücksendungen reklamation reklamationen beschwerde beschwerden fehler fehlzeit fehlzeiten krankheit ausschuss storno stornos stornierung stornierungen verspätung verspätungen mahnung mahnungen verlust verluste schwund verderb abschreibung réclamation réclamations retours annulations devoluciones reclamaciones resi reclami klachten',
);
/** Words of which German makes longer ones that begin with them: Retourenquote, Fehlerrate, Stornoanteil. */
const HARM_BEGINS =
  /^(?:retoure|rücksende|reklamation|beschwerde|fehler|fehlzeit|krankheit|krankentag|ausschuss|storno|stornierung|verspätung|mahnung|schwund|verderb)/u;
/** Ends of a duration that nobody wishes to come soon. */
const UNWISHED_END = wordSet('leave left leaving exit exited death failure fail breakdown lapse');

/** Ends of a duration that are set when it begins: a wedding that is booked early is nothing that somebody waits for. */
const PLANNED_END = wordSet(
  'event appointment booking reservation arrival checkin departure travel trip flight wedding party concert exam game match due deadline renewal expiry expiration planned scheduled termin veranstaltung anreise abreise reise feier hochzeit prüfung fällig fälligkeit geplant ablauf verlängerung rendez évènement événement arrivée départ échéance evento llegada salida vencimiento',
);
/** Whether a duration ends in what nobody wants, or in what was planned: how long a customer stays is not to be shortened. */
const isNotToBeShort = ({ verb, pair }: Pick<Measure, 'verb' | 'pair'>): boolean => {
  const words = [...nameWords(pair?.end ?? ''), ...nameWords(verb ?? '')];
  return [UNWISHED_END, PLANNED_END, LEFT, BAD, CHURN].some((set) => hasWord(words, set));
};
const CHURN = wordSet('churn cancel cancelled canceled terminate die default retire resign quit kündigen gekündigt austritt');

/** Whether a measure is an amount of what comes back or goes wrong: there is most of it where there is most of everything. */
export const isAmountOfHarm = ({ columns: [column = ''], fraction, unit, weights }: Measure): boolean =>
  !fraction && !isPercent(unit) && !weights && isHarm(nameWords(column));

const isHarm = (words: readonly string[]): boolean =>
  words.some((word) => HARM.has(word) || HARM_BEGINS.test(word)) ||
  /\bno shows?\b|\bagainst$|\bconceded\b|^gegen(?:tor|tore|treffer)$/.test(words.join(' '));

/** Of a part of a sum in another: as of what is divided. */
export const goodWayOfPart = (frame: Pick<Frame, 'table'>, part: string): GoodWay =>
  goodWayOf(frame, { columns: [part], verb: null, pair: null });

/** Of a part of something else what is a part: `wage % sales` is of wages, and goes the way of these. */
function ofWhole(words: string[]): string[] {
  const at = words.findIndex((word, i) => i > 0 && i < words.length - 1 && PART_OF.has(word));
  return at < 0 ? words : words.slice(0, at);
}
const PART_OF: ReadonlySet<string> = new Set(['%', 'pct', 'percent', 'per', 'pro', 'je']);

/** Of a measure: the table's model knows its outcome, a duration is wished short, and names say the rest. */
export function goodWayOf({ table }: Pick<Frame, 'table'>, measure: Pick<Measure, 'columns' | 'verb' | 'pair'>): GoodWay {
  const { columns, verb, pair } = measure;
  const [column = ''] = columns;
  const known = table.model?.outcome.kind === 'outcome' ? table.model.outcome.outcome : null;
  if (known && columns.includes(known.column)) return known.good;
  if (verb !== null || pair !== null) return isNotToBeShort(measure) ? null : 'low';
  const words = ofWhole(nameWords(column));
  if (hasWord(words, BAD) || hasWord(words, COST) || isHarm(words) || isScoreOfHarm(words)) return 'low';
  return hasWord(words, GOOD) || MONEY_RESULT.test(words.join(' ')) ? 'high' : null;
}

/** Of a label of an outcome, as the table's model reads it. */
export function goodWayOfLabel({ table }: Pick<Frame, 'table'>, { column }: Dimension, label: string): GoodWay {
  const known = table.model?.outcome.kind === 'outcome' ? table.model.outcome.outcome : null;
  return known?.column === column.name && known.event === label ? known.good : null;
}

/** Of a share of a label that is told over time: as the table's model reads it, and else by the label's own words. */
export function goodWayOfShare(frame: Pick<Frame, 'table'>, dimension: Dimension, label: string): GoodWay {
  const way = goodWayOfLabel(frame, dimension, label);
  if (way !== null) return way;
  const words = nameWords(label);
  if (hasWord(words, BAD) || hasWord(words, LEFT) || isHarm(words)) return 'low';
  return hasWord(words, GOOD) ? 'high' : null;
}

/** Whether a figure stands on the side that nobody wishes for. */
export const isBad = (good: GoodWay, direction: string): boolean =>
  (good === 'low' && (direction === 'high' || direction === 'up')) ||
  (good === 'high' && (direction === 'low' || direction === 'down'));
