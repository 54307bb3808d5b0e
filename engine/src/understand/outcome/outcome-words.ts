import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';

/** Results that nobody wants, as words of headers and of labels. */
export const BAD = wordSet(
  'churn churned deny denied default defaulted defect defects defective fraud fraudulent cancelled canceled cancellation attrition readmitted readmission died death deaths dead deceased fail failed failure late delay delayed delays returned complaint complaints crash crashed accident accidents lost rejected refused overdue delinquent dropout bounced bounce error errors injured fatal fatalities damage damaged escalated escalation complained relapse relapsed recurrence rückfall rezidiv récidive rechute recaída recidiva terugval infected infection injured injury injuries disease stroke sick illness noshow droppedout malignant guilty lapsed scrap scrapped rework reject rejects ausschuss nacharbeit scarto scarti rebut rebuts merma late stolen bankrupt bankruptcy insolvent kündigung ausfall betrug abgelehnt storniert gekündigt abwanderung mort décédé fraude échec annulé muerte cancelado rechazado abandono abandonado impago fraude retraso retrasado vencido atraso retard rupture résilié résiliation annulation décès frode ritardo abbandono cancellato vertraagd geannuleerd opzegging verspätet verspätung mangelhaft defekt ausgefallen überfällig gescheitert durchgefallen verloren abgesagt absage perdu perdue perdida perso persa verstorben refunded refund suspended abandoned expired missing broken euthanised euthanized chargedoff writtenoff dna gesperrt retour retourniert beschädigt beanstandet vermisst kaputt eingeschläfert aufgelegt abgeschrieben abgesagt evicted faulty voided revoked discarded disqualified abgebrochen annulliert verworfen breached missed abgewandert zurückgegeben opgezegd retourné devuelto schaden schäden transportschaden bruch reklamation reklamationen reklamiert beschwerde beschwerden beanstandung beanstandungen fehler unfall unfälle mahnung dégât dégâts dommage sinistre réclamation réclamations plainte plaintes litige panne daño daños queja quejas reclamación reclamaciones avería danno danni reclamo reclami guasto schade klacht klachten skade klage reklamacja remake remade remakes remk redo breakdown incident blocked blockiert quarantined quarantine quarantäne seized beschlagnahmt bloqué bloquée bloqueado bloqueada bloccato bloccata geblokkeerd',
);
/** How grave something is that has happened: told of each of them, and the result only where nothing stands behind it. */
export const GRAVITY = wordSet('severity gravity schweregrad schwere gravité gravedad gravità ernst');
/** A grade is what pupils end with, and of a tumour or a material it is one property among others: the result only where nothing stands behind it. */
export const GRADE = wordSet('grade grades');
/** Results that are wished for. */
export const GOOD = wordSet(
  'survived survival survive converted conversion success successful passed pass won win approved accepted subscribed sold clicked responded recovered cured hired promoted renewed retained satisfied satisfaction recommend recommended rating score eval evaluation csat nps profit revenue sales gpa yield erfolg bestanden genehmigt verkauft umsatz gewinn graduated benign repaid attended convertido converti convertito genesen geheilt gewonnen konvertiert verlängert renewal renewals renew renews renouvelé renouvelée renouvellement réabo réabonné réabonnée réabonnement reconduit reconduite reconduction renovado renovada renovación rinnovato rinnovata rinnovo verlängerung vernieuwd hernieuwd verlenging fornyet forlænget ventas ventes vendite omzet facturación fatturato survécu succès réussi vendu éxito vendido aprobado',
);
/** What nobody wants more of, and what takes it away. */
const UNWISHED = wordSet(
  'symptom symptoms pain severity risk depression anxiety stress fatigue disability impairment disease illness frailty burden toxicity threat fraud spam error errors complaint complaints penalty hazard corrosion pollution nausea itch insomnia phq gad madrs panss updrs edss nihss symptome schmerz schmerzen risiko angst schwere douleur risque dolor riesgo síntomas dolore rischio pijn',
);
const TAKEN_AWAY = wordSet('relief relieved reduction improvement control management free prevention resilience');
const SCORE = wordSet('score scores rating ratings index punkte skala');

/** Whether a header's words name a score of what nobody wants: of symptoms, of pain, of a risk. Lower is better. */
export const isScoreOfHarm = (words: string[]): boolean =>
  hasWord(words, SCORE) && hasWord(words, UNWISHED) && !hasWord(words, TAKEN_AWAY);
/** Of results that are wished for the ones that are amounts: no label is one. */
export const AMOUNTS = wordSet('profit revenue sales yield umsatz gewinn ventas ventes vendite omzet facturación fatturato');
/** Headers that say that this is the result, whatever it is. */
export const NAMED = wordSet(
  'outcome result target label response y decision verdict ergebnis résultat resultado esito risultato resultaat',
);
/** Headers that ask how a case ended, or how it stands, by the end of their last word: `Lieferstatus`, `call result`. */
const END =
  /(?:status|^stat|(?<!e)state|zustand|statut|état|etat|estado|stato|toestand|condition|outcome|result|decision|verdict|disposition|resolution|fate|ergebnis|resultat|befund|ausgang|verbleib|entscheidung|entlassart|entlassungsart|résultat|décision|resultado|decisión|esito|risultato|resultaat|uitkomst|besluit)$/u;
/** Headers that ask for nothing but the end: a status may as well be a kind, or a step on the way. */
const ONLY_END =
  /(?:outcome|result|decision|verdict|disposition|resolution|fate|ergebnis|resultat|befund|ausgang|verbleib|entscheidung|entlassart|entlassungsart|résultat|décision|resultado|decisión|esito|risultato|resultaat|uitkomst|besluit)$/u;

/** Whether a header asks how a case ended or stands; and whether for nothing else. */
export const asksForEnd = (words: readonly string[]): boolean => END.test(words.at(-1) ?? '');
export const asksOnlyForEnd = (words: readonly string[]): boolean => ONLY_END.test(words.at(-1) ?? '');

/** What is not over: its result is not known yet. What goes on for good (`active`, `current`) is none of it. */
const PENDING = wordSet(
  'open opened reopened unresolved pending pend pndg tbc tbd ongoing progress transit outstanding awaiting waiting hold assigned queued submitted processing draft care requested offen ausstehend unterwegs beantragt bearbeitung prüfung pflege wartend wartet läuft verliehen pendiente curso abierto abierta attente cours ouvert ouverte aperto aperta attesa lavorazione openstaand behandeling afwachting öppen pågående åben igang otwarte toku aberto aberta andamento arbeit',
);
/** What was called off, turned down or did not go through: an amount beside it never changed hands. */
const CAME_TO_NOTHING = wordSet(
  'failed fail failure cancelled canceled cancellation void voided rejected refused declined denied bounced reversed chargeback annulled lapsed storniert storno abgelehnt geplatzt fehlgeschlagen gescheitert annulliert abgesagt rückbuchung rückgebucht annulé annulée refusé refusée rejeté rejetée échoué échec impayé anulado anulada cancelado cancelada rechazado rechazada fallido fallida annullato annullata rifiutato rifiutata respinto fallito geannuleerd geweigerd afgewezen mislukt',
);
export const cameToNothing = (label: string): boolean =>
  hasWord(nameWords(label), CAME_TO_NOTHING) && !hasWord(nameWords(label), NOT_YET);

const LEFT_OFF = wordSet('aborted abandoned withdrawn abandonné abandonnée');
const WITHOUT_RESULT = /\b(?:sans suite|no further action|ohne ergebnis|sin efecto|senza esito)\b/i;
/** What came to nothing, or was left off on the way: nothing more is to come of it, whatever was paid for it. */
export const isGivenUp = (label: string): boolean =>
  cameToNothing(label) || hasWord(nameWords(label), LEFT_OFF) || WITHOUT_RESULT.test(label);
/** What waits for its day, and has not begun before it. */
const TO_COME = wordSet(
  'scheduled booked reserved planned upcoming forthcoming confirmed prebooked geplant gebucht reserviert bestätigt vorgemerkt terminiert prévu prévue planifié planifiée réservé réservée programmé confirmé confirmée programado programada reservado reservada planificado planificada confirmada prenotato prenotata programmato pianificato confermato gepland geboekt gereserveerd bevestigd',
);
/** Not yet, and not begun. */
const NOT_YET = wordSet('yet noch started begun angefangen begonnen gestartet encore todavía ancora nog');

/** What is there before anything happens, or is measured for another reason: never a result. */
export const NEVER_OUTCOME = wordSet(
  'population income sample initial original starting base baseline age sex gender race height weight lat lon size number id year month day budget list unit',
);
/** The price or the pay itself, as the head of its name: `low wage jobs` are jobs. */
export const PRICE =
  /\b(?:sale ?price|selling price|price|preis|prix|precio|salary|salaries|wages?|pay|gehalt|lohn|salaire|salario|sueldo)(?: (?:in|per|of|usd|eur|gbp)\b.*)?$/;
/** What came in, as the head of its name: a `total bill` and a `loan amount` are what others depend on. */
export const MONEY_RESULT =
  /(?:^|\s)(?:profit|revenue|sales|umsatz|gewinn|total|(?<!loan |credit |requested |applied )amount|turnover|ventas|ventes|vendite|omzet|facturación|fatturato|chiffre d affaires|erlös)(?: (?:in|per|of|from|paid|spent|net|gross|usd|eur|gbp|total|amount)\b.*| [$€£%].*)?$/u;
/** Asks which of several a row is. Yes and no are no answer to that: they answer what the table was made to ask. */
export const KIND = wordSet('type kind class typ klasse art classe tipo clase soort');
/** Why something came about: asked of what is not the rule. */
export const REASON = wordSet(
  'reason reasons cause causes grund gründe ursache motif motifs raison raisons motivo motivos causa causas motivi reden redenen',
);
/** How somebody or something goes: the last that a row tells of it. */
export const LEFT = wordSet(
  'left leave leaver leaving exit exited termination terminated terminate separation separated resignation resigned dismissal dismissed withdrawal withdrawn withdrew quit austritt ausgetreten ausgeschieden ausscheiden abgang départ démission sortie baja salida cese dimissioni dimissione cessazione uscita vertrek ontslag vertrokken lwbs eloped ama',
);
/** Of yes and no: that something or somebody came back. Of anything else a return is what an investment brings. */
export const CAME_BACK = wordSet(
  'return returns revisit revisits comeback rücksendung retoure wiederkehr retours devolución devoluciones reso resi',
);
/** Of what was asked for or promised, that it was reached: a share of it is what somebody watches. */
export const REACHED = wordSet(
  'sla met attained attainment compliance compliant punctual punctuality ontime fulfilled fulfilment fulfillment adherence approval approvals acceptance retention recovery conv pünktlichkeit erfüllung termintreue genehmigung ponctualité puntualidad puntualità',
);
/** Labels of how things are as long as nothing goes wrong. */
export const USUAL =
  /^(?:on time|in time|punctual|ok|okay|fine|good|active|met|kept|paid|attended|present|completed|complete|delivered|intact|normal|working|passed|pass|shipped|closed|resolved|solved|done|geschlossen|gelöst|returned on time|zugestellt|geliefert|abgeschlossen|erledigt|bestanden|wahrgenommen|getilgt|pünktlich|rechtzeitig|aktiv|bezahlt|in ordnung|erschienen|eingehalten|a tiempo|puntual|activo|activa|pagado|pagada|bien|à l heure|actif|active|payé|in orario|attivo|pagato|op tijd|actief|betaald)$/;

/** What is kept back: the end of a batch beside released ones, and a stop on the way of a task beside those in progress. */
const KEPT_BACK = wordSet(
  'blocked blockiert gesperrt hold held quarantined quarantine quarantäne withheld zurückgehalten retenu retenue retenido retenida bloqué bloquée bloqueado bloqueada bloccato bloccata trattenuto geblokkeerd',
);
/** What was looked at and let go. */
const LET_GO = wordSet(
  'released cleared accepted approved freigegeben frei abgefertigt libéré libérée liberado liberada rilasciato rilasciata vrijgegeven',
);

export const isKeptBack = (label: string): boolean => hasWord(nameWords(label), KEPT_BACK);
export const isLetGo = (label: string): boolean => hasWord(nameWords(label), LET_GO);

/**
 * Whether a label says that its case is not over.
 * @param beside all labels of its column
 */
export function isPending(label: string, beside: readonly string[]): boolean {
  if (!isKeptBack(label)) return isOpen(label);
  // Beside what is closed in the end, what was let go is a step on the way, and what is kept back waits.
  if (beside.some(isLetGo) && !beside.some(isOver)) return false;
  return isOpen(label) || beside.some((one) => !isKeptBack(one) && isOpen(one));
}

/** Whether a label says that its day has not come. */
export const isToCome = (label: string): boolean => hasWord(nameWords(label), TO_COME) && !USUAL.test(nameWords(label).join(' '));

/** How what was begun ends as a rule. */
const OVER = wordSet(
  'closed completed finished done shipped delivered geschlossen abgeschlossen erledigt fertig geliefert ausgeliefert terminé terminée clôturé livré terminado cerrado entregado chiuso completato consegnato afgerond gesloten geleverd',
);
const isOver = (label: string): boolean => hasWord(nameWords(label), OVER);

const isOpen = (label: string): boolean => {
  const words = nameWords(label);
  return hasWord(words, PENDING) || hasWord(words, TO_COME) || hasWord(words, NOT_YET);
};

/** What did not come about: `not delivered`, `nicht erschienen`, `unclaimed`. */
const UNDONE = /^(?:(?:not|nicht|non|niet) \p{L}|un\p{L}+(?:ed|able|bar|t)$)/u;

/**
 * Whether a label of how a case ended is what nobody wishes for.
 * @param beside all labels of its column
 */
export const isUnwished = (label: string, beside: readonly string[]): boolean => {
  const words = nameWords(label);
  const text = words.join(' ');
  if (isKeptBack(label)) return !isPending(label, beside);
  return (
    !USUAL.test(text) &&
    (hasWord([...words, words.join('')], BAD) || words.some((word) => LEFT.has(word)) || (UNDONE.test(text) && !isOpen(label)))
  );
};
