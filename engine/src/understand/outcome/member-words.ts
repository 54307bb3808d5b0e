import { wordSet } from '../../profile/roles/name-words';

/** Labels of members who have not left. */
export const THERE = wordSet(
  'active current live enrolled employed subscribed installed operational operating running service use aktiv aktuell laufend bestehend betrieb einsatz eingeschrieben beschäftigt angestellt nutzung actif active cours service activo activa vigente uso attivo attiva corso actief lopend gebruik',
);
/** Labels of members who have left, beside those that days of leaving are called by. */
export const FORMER = wordSet(
  'inactive former expired alumni graduated inaktiv ehemalig ehemalige abgelaufen inactif expiré inactivo inactiva vencido inattivo scaduto inactief verlopen lost verloren gekündigt resigned deceased verstorben written',
);

/** What a member has or pays as long as it is there. What somebody owes stays owed. */
export const HELD = wordSet(
  'mrr arr acv seat seats licence licences license licenses user users fte headcount employees staff capacity kapazität place places bed beds contract subscription premium premiums rent rents retainer allowance storage quota book residual plätze platz betten bett lizenz lizenzen stellen beitrag monatsbeitrag jahresbeitrag mitgliedsbeitrag prämie prämien miete mieten kaltmiete warmmiete restwert buchwert vertrag vertragswert abo salary salaries wage wages gehalt gehälter lohn loyer prime abonnement licencias plazas alquiler cuota cuotas canone affitto posti licenze huur premie contributie',
);
/** `Monatsbeitrag`, `Jahresmiete`, `Vertragswert`. */
export const HELD_IN_ONE = /^(?:monats|jahres|quartals|wochen|vertrags|rest|buch|mitglieds)\p{L}{3,}$/u;
/** All that has come together so far. */
export const SO_FAR = wordSet(
  'total lifetime ltv cumulative cumulated gesamt bisher bislang purchase purchased bought bezahlt paid sold received spent booked anschaffung kaufpreis',
);

/** What stands beside the word in a question: `has left`, `is_active`. */
export const ASKED = wordSet('is has was ist hat est a es ha');
