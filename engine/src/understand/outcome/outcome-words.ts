import { wordSet } from '../../profile/roles/name-words';

/** Results that nobody wants, as words of headers and of labels. */
export const BAD = wordSet(
  'churn churned deny denied default defaulted defect defects defective fraud fraudulent cancelled canceled cancellation attrition readmitted readmission died death deaths dead deceased fail failed failure late delay delayed delays returned complaint complaints crash crashed accident accidents lost rejected refused overdue delinquent dropout bounced bounce error errors injured fatal fatalities severity damage kündigung ausfall betrug abgelehnt storniert gekündigt abwanderung mort décédé fraude échec annulé muerte cancelado rechazado',
);
/** Results that are wished for. */
export const GOOD = wordSet(
  'survived survival survive converted conversion success successful passed pass won win approved accepted subscribed sold clicked responded recovered cured hired promoted renewed retained satisfied satisfaction recommend recommended rating score csat nps profit revenue sales grade gpa yield erfolg bestanden genehmigt verkauft umsatz gewinn survécu succès réussi vendu éxito vendido aprobado',
);
/** Of these the ones that are amounts: no label is one. */
export const AMOUNTS = wordSet('profit revenue sales yield umsatz gewinn ventas ventes');
/** Headers that say that this is the result, whatever it is. */
export const NAMED = wordSet('outcome result target label response y decision ergebnis résultat resultado esito');
/** What is there before anything happens, or is measured for another reason: never a result. */
export const NEVER_OUTCOME = wordSet(
  'population income sample initial original starting base baseline age sex gender race height weight lat lon size number id year month day budget list unit',
);
/** The price or the pay itself, as the head of its name: `low wage jobs` are jobs. */
export const PRICE =
  /\b(?:sale ?price|selling price|price|preis|prix|precio|salary|salaries|wages?|pay|gehalt|lohn|salaire|salario|sueldo)(?: (?:in|per|of|usd|eur|gbp)\b.*)?$/;
export const MONEY_RESULT = /\b(?:profit|revenue|sales|umsatz|gewinn|total|amount|turnover)\b/;
