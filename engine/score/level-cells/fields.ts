/** Words of one trade: a row of it, by what it is sorted, how it ends and what it comes to. */
export interface Field {
  table: string;
  key: string;
  date: string;
  /** Two columns that may have a cell of their own: labels, or one stem that is numbered. */
  by: readonly [Labels, Labels];
  decoys: readonly Labels[];
  /** How a row ends; the event stands last. */
  end: Labels;
  /** What was meant and what it came to. */
  planned: string;
  actual: string;
  /** What a row brings, and what is lost on it. */
  price: string;
  lost: string;
  /** What has nothing to do with the others. */
  beside: string;
  mean: number;
}

export interface Labels {
  column: string;
  labels: readonly string[];
}

const labels = (column: string, all: string): Labels => ({ column, labels: all.split('|') });

export const FIELDS: readonly Field[] = [
  { table: 'jobs', key: 'Job No', date: 'Job Date', by: [labels('Material', 'Mild steel|Stainless|Aluminium|Brass|Copper|Titanium|Cast iron|Galvanised'), labels('Job Type', 'Weldment|Turning|Milling|Laser cut|Bending|Assembly|Grinding|Coating')], decoys: [labels('Salesperson', 'Hall|Marsh|Okoro|Lund|Pike'), labels('Delivery', 'Collect|Van|Courier')], end: labels('QC', 'Passed|Passed after rework|Rejected'), planned: 'Quoted hrs', actual: 'Actual hrs', price: 'Price GBP', lost: 'Rework cost GBP', beside: 'Drawing revisions', mean: 14 },
  { table: 'plantings', key: 'Tree ID', date: 'Planted on', by: [labels('Contractor', 'Contractor '), labels('Planting type', 'New pit|Replanting|Verge|Container|Hedge|Park')], decoys: [labels('Species', 'Lime|Oak|Maple|Plane|Cherry|Birch|Ash'), labels('District', 'Centre|North|South|East|West|Harbour')], end: labels('Status', 'Alive|Weak|Dead'), planned: 'Water planned l', actual: 'Water given l', price: 'Invoice GBP', lost: 'Replacement cost GBP', beside: 'Girth cm', mean: 60 },
  { table: 'deliveries', key: 'consignment', date: 'despatched', by: [labels('depot', 'North|South|East|West|Midland|Coast|Fen'), labels('service', 'standard|next day|timed|pallet|two man|return')], decoys: [labels('vehicle', 'van|truck|artic|bike'), labels('booked_by', 'web|phone|edi|mail')], end: labels('result', 'on time|early|late'), planned: 'planned_min', actual: 'actual_min', price: 'charge_gbp', lost: 'claims_gbp', beside: 'parcels', mean: 85 },
  { table: 'behandlungen', key: 'Rechnung', date: 'Datum', by: [labels('Kostenträger', 'AOK|TK|Barmer|DAK|IKK|Knappschaft|Privat|Beihilfe|BKK|HEK'), labels('Leistung', 'Zahnersatz|Kontrolle|Füllung|Prophylaxe|Wurzel|Chirurgie|Schiene')], decoys: [labels('Zimmer', 'Z1|Z2|Z3|Z4'), labels('Behandler', 'Ahrens|Bolte|Cramer|Dorn')], end: labels('Stand', 'Bezahlt|Angemahnt|Offen'), planned: 'Plan min', actual: 'Ist min', price: 'Honorar EUR', lost: 'Ausfall EUR', beside: 'Alter', mean: 35 },
  { table: 'auftraege', key: 'Auftrag', date: 'Auftragsdatum', by: [labels('Maschine', 'Maschine '), labels('Papier', 'Offset|Bilderdruck|Karton|Etikett|Naturpapier|Recycling')], decoys: [labels('Vertreter', 'Berg|Stein|Wald|Thal'), labels('Versand', 'Abholung|Post|Spedition')], end: labels('Abnahme', 'In Ordnung|Nacharbeit|Reklamiert'), planned: 'Soll Std', actual: 'Ist Std', price: 'Erlös EUR', lost: 'Makulatur EUR', beside: 'Farben', mean: 9 },
  { table: 'lieferungen', key: 'Lieferschein', date: 'Lieferdatum', by: [labels('Werk', 'Nord|Süd|Ost|West|Hafen|Berg|Tal|Mitte|See'), labels('Sorte', 'C20|C25|C30|Estrich|Sichtbeton|Mörtel|Spritzbeton')], decoys: [labels('Fahrzeug', 'F1|F2|F3|F4|F5|F6'), labels('Kunde', 'Privat|Gewerbe|Gemeinde')], end: labels('Prüfung', 'bestanden|knapp|durchgefallen'), planned: 'bestellt_t', actual: 'geliefert_t', price: 'Umsatz EUR', lost: 'Gutschrift EUR', beside: 'Temperatur', mean: 11 },
  { table: 'commandes', key: 'N° commande', date: 'Date commande', by: [labels('Fournisseur', 'Fournisseur '), labels('Produit', 'Farine|Beurre|Sucre|Levure|Chocolat|Oeufs|Fruits|Emballage')], decoys: [labels('Magasin', 'Lyon|Lille|Nantes|Nice|Brest'), labels('Mode', 'Téléphone|Site|Salon')], end: labels('Réception', 'Conforme|Partielle|Refusée'), planned: 'Qté commandée kg', actual: 'Qté livrée kg', price: 'Montant EUR', lost: 'Pertes EUR', beside: 'Délai accord', mean: 120 },
  { table: 'chantiers', key: 'Dossier', date: 'Ouvert le', by: [labels('Agence', 'Rennes|Vannes|Quimper|Lorient|Laval|Angers|Tours|Blois'), labels('Travaux', 'Toiture|Plomberie|Electricité|Peinture|Carrelage|Isolation|Menuiserie')], decoys: [labels('Client', 'Particulier|Mairie|Syndic'), labels('Chef', 'Morel|Petit|Garnier|Roux')], end: labels('Issue', 'Réceptionné|Réserves|Litige'), planned: 'Heures prévues', actual: 'Heures réelles', price: 'Devis EUR', lost: 'Pénalités EUR', beside: 'Distance km', mean: 40 },
  { table: 'visits', key: 'Visit', date: 'Visit date', by: [labels('Vet', 'Adams|Brandt|Choi|Duarte|Ellis|Frost|Gupta'), labels('Reason', 'Vaccination|Surgery|Dental|Skin|Lameness|Check-up|Emergency|Birth')], decoys: [labels('Species', 'Dog|Cat|Rabbit|Bird|Horse'), labels('Room', 'R1|R2|R3')], end: labels('Outcome', 'Recovered|Follow-up|Complication'), planned: 'Slot min', actual: 'Used min', price: 'Fee USD', lost: 'Written off USD', beside: 'Weight kg', mean: 25 },
  { table: 'translations', key: 'Project', date: 'Ordered', by: [labels('Language pair', 'EN-DE|EN-FR|DE-EN|FR-EN|EN-ES|ES-EN|EN-IT|IT-EN|EN-PL|PL-EN|EN-JA|JA-EN|EN-ZH|ZH-EN|EN-SV|SV-EN|EN-NL|NL-EN|EN-CS|CS-EN'), labels('Field', 'Legal|Medical|Technical|Marketing|Finance|Patents')], decoys: [labels('Manager', 'Ines|Karl|Lotte|Milan'), labels('Client type', 'Agency|Direct|Public')], end: labels('Feedback', 'No complaint|Query|Complaint'), planned: 'Estimated hours', actual: 'Hours spent', price: 'Invoiced EUR', lost: 'Discount given EUR', beside: 'Pages', mean: 7 },
  { table: 'repairs', key: 'WO', date: 'Raised', by: [labels('Lift model', 'Model '), labels('Fault', 'Door|Drive|Controller|Levelling|Button|Brake|Rope|Lighting')], decoys: [labels('Engineer', 'Nash|Ortiz|Penn|Quick|Rae|Shaw'), labels('Contract', 'Full|Basic|None')], end: labels('Closed as', 'First visit|Second visit|Call-back'), planned: 'Allowed hrs', actual: 'Booked hrs', price: 'Billed GBP', lost: 'Credit GBP', beside: 'Floors', mean: 4 },
  { table: 'einsaetze', key: 'Einsatz', date: 'Tag', by: [labels('Station', 'Mitte|Nord|Süd|Ost|West|Hafen|Flughafen'), labels('Anlass', 'Sturz|Herz|Atmung|Unfall|Verlegung|Kind|Psyche')], decoys: [labels('Schicht', 'Früh|Spät|Nacht'), labels('Fahrzeug', 'RTW 1|RTW 2|RTW 3|RTW 4')], end: labels('Ende', 'Klinik|Vor Ort|Fehlfahrt'), planned: 'Planzeit min', actual: 'Dauer min', price: 'Gebühr EUR', lost: 'Nicht erstattet EUR', beside: 'Patientenalter', mean: 45 },
]; // prettier-ignore
