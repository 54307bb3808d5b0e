import { wordSet } from './word-set';

/** What words in a column's name say about its meaning. Evidence in the values goes first; these decide what values leave open. */
export const IDENTIFIER = wordSet(
  'id ids uuid guid key identifier number num no nr code serial sku isbn ean vin ref reference ticket tag barcode row index hash pk fk nummer',
);
/** With the numbers by which registers name properties, streets, buildings and meters. */
export const IDENTIFIER_STRONG = wordSet(
  'id ids uuid guid key identifier serial sku isbn ean vin barcode pk fk uprn usrn egid ewid mpan mprn imei',
);
export const QUANTITY = wordSet('of count total quantity qty amount sum volume');
export const MONEY = wordSet(
  'cost costs amount revenue sale sales expense expenses fee fees budget spend spent spending payment paid profit income turnover invoice charge charges tax balance debt loan premium refund discount usd eur gbp $ € £ earnings gebühr betrag kosten frais montant coût coûts importe coste costo costes costos cuota importo costo spesa bedrag kosten',
);
export const UNIT_PRICE = wordSet('price prc rate wage salary tariff fare adjclose close open high low');
export const DURATION = wordSet(
  'duration elapsed minute minutes min mins hour hours hrs day days second seconds secs week weeks ms millisecond milliseconds runtime uptime downtime latency tenure',
);
export const INTENSIVE = wordSet(
  'average avg mean median score rating rank index temperature temp tmax tmin speed velocity pressure humidity density level grade gpa satisfaction nps csat wind frequency concentration intensity height weight width length depth size age latitude longitude altitude elevation direction dir angle min max minimum maximum ph distance power price rate ratio percent percentage utilization utilisation occupancy stars likelihood probability quality magnitude year month day hour per co2 voltage bpm bmi',
);
export const ADDITIVE = wordSet(
  'count quantity qty units unit total sum population deaths death births cases visits visitors clicks views impressions orders items pieces sold volume precipitation rain rainfall snow snowfall generation production output passengers downloads users customers employees headcount requests errors incidents tickets calls sessions number consumption usage emissions attendance votes goals kwh mwh bytes',
);
export const RATING = wordSet(
  'rating score stars satisfaction csat nps grade level severity likelihood quality points point punkte punkt puntos punto punti pontos punten',
);
export const CODED_CATEGORY = wordSet(
  'group class type category cluster segment cat kind code region zone status state tier batch team section department district ward cohort flag',
);
export const GEOGRAPHY = wordSet(
  'country city town county province region zip zipcode postal postcode postleitzahl plz latitude longitude lat lon lng continent location territory municipality district neighborhood neighbourhood ort stadt land borough',
);
export const COORDINATE = wordSet(
  'latitude longitude lat lon lng breitengrad längengrad latitud longitud latitudine longitudine breedtegraad lengtegraad',
);
/** Metres on the grid of a country. */
export const GRID = wordSet('easting northing eastings northings rechtswert hochwert abscisse ordonnée abscisa ordenada');
export const PERSON = wordSet(
  'name names person people employee customer client patient user owner caller assigned assignee agent manager author contact requester requestor reporter creator teacher student doctor physician member staff operator supervisor driver buyer seller candidate applicant recipient closed opened resolved approver rep representative salesperson salesman saleswoman cashier waiter trainer coach nurse rider courier pilot instructor mitarbeiter mitarbeiterin kunde kundin verkäufer verkäuferin kassierer fahrer bearbeiter vendeur vendeuse caissier conseiller vendedor vendedora cajero empleado venditore commesso verkoper medewerker comercial',
);
/** What a thing is called by, and not what is written about it. */
export const CALLED = wordSet(
  'name names nombre nom nome naam bezeichnung company companies firm firma organization organisation',
);
/** What things are called by. */
export const NAMING = wordSet('name title label bezeichnung titel nombre nom');
export const PERSONAL_NAME = wordSet('firstname lastname surname fullname forename vorname nachname givenname');
export const PHONE = wordSet('phone telephone mobile tel fax cell telefon handy');
export const ADDRESS = wordSet('address street addr strasse straße adresse');
export const PERSONAL_OTHER = wordSet('ssn passport iban bic birthdate birthday dob birth social');
export const STATUS = wordSet(
  'status state stage result outcome type decision disposition priority severity resolution phase approval category approved',
);

export const START_WORDS = ['opened', 'open', 'created', 'create', 'creation', 'start', 'started', 'begin', 'began', 'ordered', 'order', 'submitted', 'submit', 'requested', 'request', 'received', 'reported', 'purchased', 'purchase', 'bought', 'issued', 'issue', 'hired', 'hire', 'joined', 'join', 'admitted', 'admission', 'checkin', 'departure', 'departed', 'pickup', 'registered', 'signup', 'entered', 'logged', 'booked', 'booking', 'invoice', 'posted', 'from', 'effective', 'sent', 'arrival', 'in', 'scheduled', 'assigned', 'launched', 'planted', 'enrolled', 'beginn', 'von', 'eröffnet', 'erstellt', 'angelegt', 'bestellt', 'birth', 'born', 'dob', 'date'] as const; // prettier-ignore
export const END_WORDS = ['closed', 'close', 'closing', 'resolved', 'resolution', 'completed', 'complete', 'completion', 'ended', 'end', 'finished', 'finish', 'delivered', 'delivery', 'shipped', 'ship', 'processed', 'fulfilled', 'returned', 'return', 'paid', 'payment', 'approved', 'discharged', 'discharge', 'terminated', 'termination', 'left', 'leaving', 'exit', 'checkout', 'arrived', 'arrival', 'dropoff', 'expired', 'expiration', 'expiry', 'expires', 'until', 'to', 'stop', 'stopped', 'harvested', 'graduated', 'cancelled', 'canceled', 'solved', 'settled', 'due', 'deadline', 'out', 'death', 'ende', 'bis', 'geschlossen', 'erledigt', 'geliefert', 'response', 'responded', 'answered'] as const; // prettier-ignore
export const BIRTH = wordSet(
  'birth born birthdate birthday bday dob geb gebdat gebdatum geburt geburtsdatum geburtstag geburtsjahr geboren naissance naiss nacimiento nac nascita nascimento geboorte geboortedatum',
);
export const DEATH = wordSet(
  'death died deceased dod tod todesdatum gestorben verstorben décès muerte fallecimiento morte overlijden',
);
/** Points in time that are neither a start nor an end of the thing itself. */
export const UPKEEP = wordSet(
  'updated modified changed synced sync refreshed exported imported loaded inserted edited viewed seen last geändert aktualisiert aktualisierung änderung mise modifié modification actualizado actualización modificado aggiornato aggiornamento modificato atualizado bijgewerkt gewijzigd',
);
/** By when something is to be done. */
export const DEADLINE = wordSet(
  'due deadline fällig fälligkeit fälligkeitsdatum fälligam zahlungsziel frist fristende échéance vencimiento scadenza vervaldatum',
);
/** When a bill was written, and when it was paid. */
export const BILLED = wordSet(
  'invoice invoiced inv bill billed billing rechnung rechnungsdatum facture facturé factura facturado fattura factuur',
);
export const PAID = wordSet(
  'paid payment settled cleared bezahlt zahlung zahlungseingang paiement payé pago pagado pagamento pagato betaald betaling',
);
/** Starts that do not date the row as an event. */
export const NOT_TIMELINE: ReadonlySet<string> = new Set([
  ...BIRTH,
  ...DEADLINE,
  ...wordSet(
    'renewal renews expiry expiration expires expired warranty until death ablauf ablaufdatum verfall verfallsdatum verfalldatum mhd haltbarkeit kündigungsfrist péremption caducidad verloopt mindesthaltbarkeitsdatum',
  ),
]);
export const TARGET = wordSet(
  'target goal plan planned budget budgeted quota expected forecast objective threshold sla est estimate estimated soll ziel geplant vorgabe kalkuliert veranschlagt prévu prévue estimé planificado previsto estimado gepland',
);
/** What was set aside for something beforehand: of a length or an amount a plan, of a date when that was done. */
export const ALLOTTED = wordSet('booked scheduled slot quoted allotted');
export const ACTUAL = wordSet(
  'act actual actuals achieved attained complete completed realized realised real result spent used taken reached ist tatsächlich current effective réel réelle effectif reale werkelijk',
);

/** Words that make \`min\` mean minutes and not minimum. */
export const LASTING = wordSet(
  'time duration downtime uptime runtime wait waiting response elapsed latency delay resolution lead travel work handling handle processing length',
);
/** Columns that only a table about people has. */
export const PERSON_TABLE = wordSet(
  'age gender sex birthdate birthday dob email phone mobile salary surname lastname firstname occupation nationality passport married',
);

/** Amounts that are there at a moment: of several moments the last counts. */
export const STOCK = wordSet(
  'population pop inhabitants stock stocks inventory inventories balance balances headcount employees staff assets liabilities debt deposits outstanding backlog subscribers members membership capacity holdings reserves equity marketvalue market_value capital cumulative cumulated cum ytd running bestand einwohner bevölkerung guthaben lager población saldo existencias effectif population stock encours inventaire voorraad inwoners stan ludność население запас 人口 库存',
);
/** Amounts that come in over a time: of several times their sum counts. */
export const FLOW = wordSet(
  'births deaths sales revenue turnover orders visits visitors clicks views impressions downloads shipments deliveries arrivals departures trips rides ridership traffic passengers cases infections accidents crimes incidents tickets calls requests errors sold produced used consumed lost wasted production generation output consumption usage emissions rain rainfall precipitation precip snow snowfall transactions purchases payments expenses expenditure spend spent spending paid income profit margin earnings cost costs fees tax taxes refunds exports imports attendance votes goals runs hits wins losses conversions signups registrations hires umsatz absatz deckungsbeitrag rohertrag retouren storno stornos geburten verkäufe besucher bestellungen kosten ausgaben einnahmen niederschlag unfälle ventas ingresos visitas nacimientos pedidos gastos ventes naissances visites commandes dépenses recettes vendite entrate visite omzet verkopen bezoekers sprzedaż продажи 销量 销售额',
);
export const COUNTED_HEAD = wordSet(
  'count counts number num qty quantity total sum n anzahl anz menge stück stücke stk nombre nbre quantité cantidad número quantità numero aantal liczba количество 数量 men women children people persons staff employed unemployed injured killed wounded dead missing verletzte tote getötete blessés tués heridos muertos feriti morti gewonden',
);
export const RANK = wordSet(
  'rank ranking rang rangliste position pos place standing placing ranked rango puesto classement posizione',
);
export const CODE = wordSet(
  'code codes fips naics sic isic icd icd10 hs cpt zip zipcode postal postcode postleitzahl plz phone telephone tel fax iata icao wmo lei bic swift iban ean upc gtin cusip isin extension',
);
export const ANGLE = wordSet(
  'direction dir bearing heading azimuth angle course winddirection richtung winkel dirección rumbo azimut direzione rotta ángulo angolo',
);
/** Words that put kinds into an order. */
export const ORDERED = wordSet(
  'grade level class stage tier priority severity degree band rating rank step phase quality stufe grad niveau nivel klasse',
);
/** What is put before a quantity and makes it a figure that cannot be added up. */
export const SUMMARY = wordSet(
  'record max maximum min minimum average avg mean median normal typical highest lowest peak best worst durchschnitt durchschnittlich durchschnittliche mittel mittelwert mittlere mittlerer mittleres moyenne moyen médiane médian media promedio mediana mediano média médio gemiddelde mediaan medel medianen genomsnitt genomsnittlig średnia p10 p25 p25th p50 p75 p75th p90 p95 p99 quantile percentile',
);
export const MONTH_PART = wordSet('month mon monat mois mes mese maand miesiąc mês månad месяц 月 month_no monthnum mth mnth');
export const DAY_PART = wordSet('day dayofmonth date_of_month mday dom tag jour día dia giorno dag dzień день 日');
export const WEEKDAY_PART = wordSet('weekday dow dayofweek wday wochentag weekdag');
export const HOUR_PART = wordSet('hour hr hod stunde tagesstunde heure hora ora uur godzina час 时');
export const QUARTER_PART = wordSet('quarter qtr quartal trimestre trimester kwartaal kwartał');
export const WEEK_PART = wordSet('week wk isoweek kw woche semaine semana settimana');

/** Who does the work: their figures follow what work they are given. */
export const WORKER = wordSet(
  'assignee assigned agent agents owner operator operators employee staff manager supervisor teacher doctor physician nurse surgeon therapist attending provider rep reps representative salesperson seller cashier waiter trainer coach instructor technician mechanic inspector handler resolver approver advisor consultant underwriter officer driver courier picker bearbeiter bearbeiterin sachbearbeiter sachbearbeiterin mitarbeiter mitarbeiterin betreuer betreuerin lehrer lehrerin arzt ärztin fahrer fahrerin techniker verkäufer verkäuferin vendeur vendeuse conseiller enseignant médecin vendedor vendedora empleado profesor médico operatore venditore medewerker',
);
/** Whoever reports something is not what is to be worked on. */
export const REPORTER = wordSet('reporter reporters requester requestor author submitter');

/** What something is about, or of what sort it is: a level of a classification, and nothing that rows belong to. */
export const SORT = wordSet(
  'subject subjects topic title summary description reason category subcategory genre betreff thema titel grund kategorie sujet titre asunto motivo',
);

/** Labels that say what became of somebody or something. */
export const OUTCOME_LABELS = wordSet(
  'accepted rejected admitted approved denied declined refused granted passed failed won lost survived died dead alive deceased cured churned stayed cancelled canceled completed converted returned delivered undelivered paid unpaid defaulted hired fired bestanden angenommen abgelehnt gewonnen verloren überlebt gestorben',
);

/** What says of each row of a long table what is measured in it. */
export const METRIC = wordSet(
  'metric indicator variable measure measurement parameter kpi statistic stat series item attribute characteristic element property analyte test kennzahl merkmal indikator indicateur variabele indicador indicatore',
);
/** What holds the figure of it. */
export const METRIC_VALUE = wordSet(
  'value val values amount reading result obs observation level wert valeur valor valore waarde messwert',
);

/** How often a row of a table of cells stands for something. */
export const WEIGHT = wordSet(
  'weight weights weighting freq frequency frequencies wt cnt gewicht gewichtung häufigkeit pondération fréquence ponderación frecuencia peso frequenza',
);
/** What a row stands for, in parts of persons as well: no word for how heavy something is. */
export const WEIGHTING = wordSet(
  'weighting gewichtung gewichtungsfaktor hochrechnungsfaktor pondération ponderación ponderazione ponderação weging weegfactor',
);

/** What somebody may draw or claim at most: it stands beside each event, and is there once. */
export const CEILING = wordSet(
  'limit rahmen kreditrahmen versicherungssumme plafond límite limite insured assured asegurada assurée assicurata verzekerd',
);

/** What is paid again and again stands beside each row as a rate, and does not come anew with each. */
export const RECURRING = wordSet(
  'monthly yearly annual annually weekly quarterly daily hourly monatlich monatliche jährlich mensuel mensuelle annuel annuelle mensual anual mensile annuale maandelijks jaarlijks',
);
/** What somebody has written down of a row, for whoever reads it next. */
export const NOTE = wordSet(
  'note notes observ comment comments remark remarks memo bemerkung bemerkungen notiz notizen kommentar kommentare anmerkung anmerkungen hinweis hinweise remarque remarques commentaire commentaires observaciones comentario comentarios osservazioni opmerking opmerkingen uwagi',
);
/** Of an amount: that it is still to come, and less with each day. */
/** Which line of an order, a bill or a contract a row is. */
export const LINE = wordSet(
  'ln line lineno linenr lin lín linea línea ligne linha riga zeile regel regelnr rij pos position posnr poz pozycja',
);

export const OPEN_AMOUNT = wordSet(
  'open outstanding owed owing unpaid balance due remaining undelivered unbilled unsold rest offen offener offene ausstehend unbezahlt saldo restbetrag rückstand solde impayé pendiente impagado aperto residuo openstaand zaległość',
);
