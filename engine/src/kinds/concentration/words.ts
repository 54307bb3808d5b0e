import { wordSet } from '../../profile/roles/name-words';
import { NOTE } from '../../profile/roles/vocabulary';

/** Headers of those who do what rows are about. */
export const DOES = wordSet(
  'engineer technician agent assigned assignee handler handled closed resolved resolver operator driver staff employee rep representative ' +
    'salesperson salesman seller nurse practitioner doctor physician therapist trainer teacher instructor coach rider courier pilot cashier waiter ' +
    'consultant advisor manager owner clerk inspector auditor crew shift press line technicien vendeur caissier conseiller conducteur empleado cajero ' +
    'mitarbeiter mitarbeiterin bearbeiter bearbeiterin techniker monteur fahrer verkäufer kassierer betreuer sachbearbeiter berater pfleger arzt ' +
    'therapeut lehrer prüfer zusteller maschinenführer',
);

/** What a table or its key and time are called where nobody wishes for its rows: the fewer the better. */
export const UNWISHED = wordSet(
  'ticket incident issue complaint callout callback fault defect failure breakdown outage accident alarm alert error repair breach violation ' +
    'nonconformity scrap return refund chargeback damage absence noshow escalation warning injury claim call-out störung störungen reklamation ' +
    'reklamationen beschwerde beschwerden fehler ausfall ausfälle reparatur reparaturen schaden schäden mangel mängel unfall unfälle mahnung mahnungen ' +
    'retoure retouren panne pannes réclamation réclamations défaut avería averías incidencia incidencias queja quejas guasto guasti reclamo reclami storing klacht',
);

/** What is left after something was taken off: it adds up, and below nought somebody has lost. */
export const LEFT_OVER = wordSet(
  'contribution margin profit result surplus balance earnings ebit ebitda net deckungsbeitrag db rohertrag ertrag gewinn überschuss ergebnis saldo marge bénéfice résultat solde beneficio resultado margen saldo utile risultato margine winst',
);

/** Headers of what rows are described by: whoever has a tag, a state or a reason belongs to none of them. */
export const DESCRIBES: ReadonlySet<string> = new Set([
  ...NOTE,
  ...wordSet('tag tags keyword keywords status state stage reason reasons cause causes schlagwort schlagworte stichwort stichworte grund gründe ursache étiquette étiquettes motif motifs etiqueta etiquetas motivo motivos'),
]); // prettier-ignore
