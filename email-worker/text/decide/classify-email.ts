import type { MailKind } from '../../mail-kind.ts';
import { extendPattern } from '../lexicon/classify-words-el-fi-hu-ja-tr.ts';
import { hasPromptInjection } from './prompt-injection.ts';

const SUBJECT_PATTERNS: [MailKind, RegExp][] = [
  ['auto_reply', /^(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office|abwesen|automatische antwort|reponse automatique|absence du bureau|respuesta automatica|fuera de (?:la )?oficina|risposta automatica|fuori sede|automatisch antwoord|afwezig|resposta automatica|automaticka odpoved|autoodpowiedz|automatyczna odpowiedz|autosvar|automatiskt svar|franvaro|automatisk svar)/],
  ['bounce', /undeliver|delivery status notification|delivery (?:has )?fail|mail delivery|returned mail|failure notice|unzustellbar|nicht zugestellt|non remis|no se pudo entregar|mancata consegna|niet bezorgd|nao entregue|nedorucen|niedostarczon|kunde inte levereras|kunne ikke leveres/],
  ['review_request', /how was (?:your|the)|how did (?:we|it|you)|rate (?:your|us)|review (?:your|us)|leave a review|share your (?:experience|feedback)|tell us (?:about|what|how)|your (?:feedback|opinion)|thanks? (?:you )?for (?:staying|visiting|dining|flying|riding|travell?ing|your stay|your visit)|wie war|bewerten|bewertung|ihre meinung|feedback zu|comment (?:s'est|etait|avez)|votre avis|donnez votre|evaluez|que tal|valora|tu opinion|com'? ?e andat|la tua opinione|recensi|valuta (?:il|la)|hoe was|beoordeel|uw mening|como foi|avalie|jak se vam|hodnoceni|ohodnot|jak bylo|jak sie|ocen (?:swoj|nas)|opini|hur var|betygsatt|omdome|hvordan var|anmeld(?:else)?|vurder|survey|umfrage|enquete|encuesta|sondaggio/],
  ['receipt', /\brefund|erstattung|remboursement|reembolso|rimborso|terugbetaling|vraceni penez|zwrot (?:pieniedzy|srodkow)|aterbetalning|refusion|tilbagebetaling|insurance|versicherung|assurance|seguro de viaje|assicurazione|verzekering|pojisten|ubezpieczen|forsakring|forsikring/],
  ['parcel', /parcel|package|shipment|shipped|out for delivery|your delivery|delivery (?:today|tomorrow|update|scheduled)|has been delivered|tracking|paket|sendung|lieferung|zustell|versandt|colis|livraison|\bexpediee?s?\b|\bexpedition de\b|paquete|envio|entrega de|pacco|spedizion|consegna|pakket|bezorg|encomenda|zasilk|balik|przesylk|paczk|leverans|pakke|levering|^arriving (?:mon|tue|wed|thu|fri|sat|sun|today|tomorrow)/],
  ['quote_or_hold', /\bquot(?:e|ation)\b|not a booking|\bestimate\b|\bon hold\b|\bhold(?:ing)? (?:your|this|the) (?:fare|price|seats?|room|table|booking)|hold (?:expires|confirm)|wait ?-?list|waiting list|request (?:received|sent|pending)|pending (?:request|confirmation|approval)|awaiting|enquiry|inquiry|proposal|provisional|unconfirmed|angebot|kostenvoranschlag|warteliste|(?:buchungs|reservierungs)?anfrage|unverbindlich|devis|liste d'attente|demande de (?:reservation|devis)|en attente|presupuesto|cotizacion|lista de espera|solicitud|preventivo|lista d'attesa|richiesta di|in attesa|offerte\b|wachtlijst|aanvraag|orcamento|pedido de reserva|nabidk|poptavk|cekaci listin|wycena|zapytanie|lista rezerwowa|offert\b|vantelista|forfragan|tilbud|venteliste|foresporsel|forespørgsel/],
  ['promotion', /(?:^|[^a-z])(?:from|ab|des|desde|a partir de|a partire da|da|vanaf|od|fran|fra|απο|alkaen) (?:just |only |nur |solo |jen |tylko )?(?:[$€£] ?)?\d[\d.,]* ?(?:€|eur\b|zl|pln|kc|czk|kr\b|sek|nok|dkk|chf|tl\b|₺|円|ft\b|lei|\$|£|usd|gbp)|announced|(?:now|tickets?) on sale|near you\b|price (?:drop|alert|change|watch)|prices? (?:have )?(?:dropped|dropping)|fare (?:alert|drop|sale)|% (?:off|rabatt|de (?:reduction|descuento)|di sconto|korting)|\bsale\b|\bdeals?\b|save (?:up|\$|€|£|\d)|\bdiscount|from (?:just |only )?[$€£] ?\d|[$€£] ?\d+ (?:one way|each way|return)|last (?:chance|minute)|don'?t miss|nicht verpassen|verpasse|ne manquez pas|no te pierdas|non perdere|non perderti|mis (?:het|dit|deze) niet|nao perca|nenechte si ujit|nie przegap|missa inte|ga ikke glip|kacirma|μη χασ|ala missaa|limited time|ends (?:soon|tonight|today|tomorrow)|still (?:thinking|interested|available|looking|dreaming)|left (?:something|it) behind|complete your (?:booking|reservation|purchase|order)|finish (?:your )?booking|in your (?:cart|basket)|forgot something|your (?:search|saved|wish)|(?:flight|hotel|fare|train|car) search|based on your (?:recent )?search|search results|inspir|explore|discover|book (?:now|by|early|before)|early bird|black friday|cyber|special offer|exclusive|coupon|promo|bonus (?:miles|points)|double (?:miles|points)|get (?:\d+|up to)|win a|upgrade (?:from|for)|preisalarm|preissturz|preis(?:e)? gefallen|gunstige|rabatt|sparen|angebote|jetzt buchen|noch interesse|buchung abschliessen|warenkorb|nur noch|ab \d+ ?(?:€|eur)|alerte prix|baisse de prix|promo|soldes|offres?|profitez|reservez vite|des \d+ ?€|finalisez|panier|alerta de precio|bajada de precio|ofertas?|descuento|ahorra|desde \d+ ?€|termina tu reserva|carrito|allerta prezzo|calo di prezzo|offert[ae]|sconto|saldi|risparmia|completa la (?:tua )?prenotazione|carrello|prijsdaling|prijsalert|aanbieding|korting|bespaar|winkelwagen|boeking afronden|alerta de preco|promocao|desconto|economize|carrinho|sleva|akcni|levne|kosik|promocj|okazj|rabat|znizk|koszyk|rea\b|erbjudand|prissankning|spara|varukorg|udsalg|spar \d|kurv|salg|kampanje/],
  ['newsletter', /passwor[dt]|mot de passe|contrasena|\bsenha\b|wachtwoord|\bheslo\b|\bhaslo\b|losenord|security (?:alert|code|notice)|verif(?:y|ication) (?:code|your|email)|sign[- ]?in (?:code|attempt|from|alert)|new (?:login|sign[- ]in)|one-time|welcome to|newsletter|\bdigest\b|weekly|monthly|round-?up|this week|rundbrief|bulletin|boletin|nieuwsbrief|nyhetsbrev|nyhedsbrev|zpravodaj|points? balance|miles balance|account statement|your (?:\w+ )?statement|kontoauszug|loyalty|rewards? (?:update|summary|statement)|punktestand|meilenkonto|you(?:'ve| have)? earned|(?:miles|points|meilen|punkte) (?:earned|credited|gutgeschrieben)|tier status|status (?:update|match)/],
]; // biome-ignore format: a table

const EXTRA_SUBJECT_WORDS = {
  auto_reply: 'auto',
  receipt: 'receipt',
  parcel: 'parcel',
  quote_or_hold: 'hold',
  promotion: 'promotion',
  newsletter: 'newsletter',
  review_request: 'review',
} as const;

/** Kinds by words in the folded subject; the first match wins. */
const SUBJECTS = SUBJECT_PATTERNS.map(([kind, words]): [MailKind, RegExp] => [
  kind,
  kind in EXTRA_SUBJECT_WORDS
    ? extendPattern(words, EXTRA_SUBJECT_WORDS[kind as keyof typeof EXTRA_SUBJECT_WORDS])
    : words,
]);

const CANCELLED = extendPattern(
  /cancell?ed\b|cancell?ation (?:confirm|notice|of|for|-)|cancell?ation$|confirm\w* (?:of )?(?:your )?cancell?ation|has been cancell?ed|storniert|stornierung(?:sbestatigung)?|abgesagt|annullier|annule[es]?\b|annulation|cancelad[oa]s?|cancelacion|anulad|anulacion|annullat|cancellat[oa]|cancellazione|annullamento|geannuleerd|annulering|cancelamento|zrusen|storno(?!way)|anulowan|odwolan|avbokad|avbokning|installd|aflyst|afbestilt|annulleret|avbestilt|kansellert|avlyst|kansellering/,
  'cancelled',
);
const NOT_CANCELLED = extendPattern(
  /(?:free|kostenlose?|gratuite?|gratis|gratuita|bezplatn\w*|fri) (?:cancell?ation|stornierung|annulation|cancelacion|cancellazione|annulering|cancelamento|storno|anulowan\w*|avbokning|avbestilling)|cancell?ation (?:policy|protection|insurance)/,
  'free',
);
const CHANGED = extendPattern(
  /schedule change|\bdelay(?:ed|:| )|^delay|verspat|en retard|retardo|retraso|ritardo|vertraagd|vertraging|atraso|zpozden|opoznien|forsenad|forsinket|(?:time|itinerary|flight|booking|reservation|gate|date) (?:has )?(?:changed?|update)|has (?:been )?(?:changed|updated|modified|moved|rescheduled|amended)|rescheduled|(?:change|modification|amendment|update) (?:to|of|confirm)|\b(?:changed|updated|modified|amended|revised)\b|new (?:departure )?(?:time|date|flight|schedule)|rebook|\bexchange[ds]?\b|\bechange[es]?\b|umtausch|umgetauscht|omgeruild|omboking|wymian|vymen|flugzeitenanderung|anderung|geandert|umgebucht|umbuchung|verschoben|modification|modifie[es]?\b|changement|change d'horaire|nouvel horaire|cambio de|modificad|modificacion|modifica\b|modificat|cambiamento|nuovo orario|spostat|gewijzigd|wijziging|omgeboekt|alterad|alteracao|zmen|presunut|zmian|zmienion|andrad|andring|ombokad|andret|aendring|endret|endring|ombooket/,
  'changed',
);
const REMINDER = extendPattern(
  /remind|upcoming|coming up|is (?:tomorrow|today|near|almost)|see you|days? (?:to go|until)|get ready|time to check|check[- ]?in (?:now|is|for|open)|erinnerung|bald ist|jetzt einchecken|rappel|bientot|recordatorio|proximo viaje|promemoria|herinnering|lembrete|pripomin|przypomnieni|paminnelse|pamindelse|pamint|husk |kom ihag|nezapomen|nie zapomnij|n'oubliez pas|no olvide|non dimenticare|vergeet niet|nao se esqueca|nicht vergessen|prochain rendez-vous|proxima cita|tu cita|su cita|prossimo appuntamento|volgende afspraak|uw afspraak|je afspraak|jouw afspraak|ihr termin|dein termin|votre rendez-vous|din tid|termin wizyty|twoja wizyta|blizi se/,
  'reminder',
);
const CONFIRMED = extendPattern(
  /confirm(?:ed|ation)|\bbooked\b|e-?tickets?|itinerary|your (?:booking|reservation|tickets?|order|trip|flight|stay|rental|appointment|table|ride|transfer|boarding)|reservation|booking|tickets?|you'?re (?:all set|going|in)|voucher|rental|\bhire\b|mietwagen|mietvertrag|lejebevis|lejekontrakt|leiekontrakt|hyresavtal|huurovereenkomst|contrat de|contratto|gutschein|noleggio|alquiler|\blocation de\b|votre location|autohuur|huurauto|leiebil|billeje|hyrbil|\bordine\b|\bpedido\b|bestellung|bestelling|commande|zamowieni|objednavk|\bordre\b|sejour|soggiorno|aufenthalt|estancia|verblijf|pobyt|opphold|ophold|vistelse|bestatig|gebucht|reservier|buchung|fahrkarte|eintrittskarte|termin|reiseplan|reiseunterlagen|confirme|reserve|billet|rendez-vous|itineraire|confirmad|confirmacion|localizador|tu vuelo|su vuelo|reserva|entrada|billete|confermat|conferma|prenotazion|bigliett|bevestig|geboekt|reservering|boeking|kaartje|reservado|bilhete|potvrzen|rezervac|jizdenk|letenk|vstupenk|potwierdzen|rezerwacj|bilet|bekraft|bokning|biljett|bokat|bekraftelse|bestilling|billet|bookingbekraft|bekreft|reservasjon|billett/,
  'confirmed',
);

const BODY_PATTERNS: [MailKind, RegExp][] = [
  ['quote_or_hold', /not (?:a|yet a) (?:confirmed )?(?:booking|reservation)|nothing is (?:booked|reserved|confirmed)|no (?:booking|reservation) has been made|not (?:yet |been )?(?:been )?(?:confirmed|booked)(?! yet\?)|(?:is|are) not (?:yet )?(?:confirmed|guaranteed|booked)|(?:are|we'?re|is|currently) holding|first come,? first served|just opened up|(?:may be|is now|became) available|act fast|(?:held|on hold) (?:for you )?(?:until|till)|(?:is|are) (?:now |currently )?on hold|pay by [^.!?]{0,40} to (?:book|confirm|keep|secure)|will be released|on the wait ?-?list|added to (?:the|our) wait|pending (?:approval|confirmation)|awaiting (?:confirmation|approval|payment)|subject to (?:availability|confirmation)|pay (?:now )?to confirm|to confirm (?:your|this) (?:booking|reservation), (?:please )?(?:pay|complete|reply)|until you (?:reply|pay|confirm)|this is (?:only )?(?:a|an) (?:quote|estimate|proposal|offer|option)|quote (?:is )?valid|quoted (?:price|fare)|keine (?:buchung|reservierung)|noch nicht (?:gebucht|bestatigt|reserviert)|unverbindliches? angebot|auf (?:der|die) warteliste|optionsbuchung|bis zur zahlung|n'est pas (?:encore )?(?:confirme|reserve)|pas encore (?:confirme|reserve)|liste d'attente|(?:este|ce) devis|option (?:posee|valable)|no es una reserva|aun no (?:esta )?(?:confirmad|reservad)|todavia no|no esta confirmad|pendiente de (?:confirmacion|pago)|lista de espera|non e (?:ancora )?(?:una prenotazione|confermat)|in attesa di (?:conferma|pagamento)|lista d'attesa|nog niet (?:bevestigd|geboekt|definitief)|geen (?:boeking|reservering)|wachtlijst|ainda nao (?:esta|foi)|pendente de|neni (?:jeste )?(?:potvrzen|zavazn)|zatim nepotvrzen|nie jest (?:jeszcze )?(?:potwierdzon|rezerwacj)|oczekuje na|inte (?:bekraftad|bokad) an|annu inte|ikke (?:bekraftet|bekreftet|bestilt) enna|endnu ikke|ennå ikke/],
  ['receipt', /thanks? (?:you )?for (?:riding|travell?ing with us|your ride|choosing us for your ride)|your (?:trip|ride) (?:receipt|with \w+ on)|trip (?:fare|receipt)|ride receipt|fare breakdown|here'?s your receipt|(?:was|were|has been) charged to|charged to (?:visa|mastercard|amex|your card)|wi-?fi pass|danke fur (?:ihre|deine) fahrt|fahrpreisubersicht|merci d'avoir (?:voyage|roule|choisi)|votre recu|gracias por viajar|tu recibo|grazie per aver viaggiato|la tua ricevuta|bedankt voor (?:uw|je) rit|obrigado por viajar|seu recibo|dekujeme za jizdu|dziekujemy za przejazd|tack for (?:din )?resan?|tak for turen|takk for turen|certificate of insurance|policy (?:number|no\.?|schedule)|insured (?:person|trip|traveller)|versicherungsschein|versicherungsnummer|numero de (?:police|poliza)|numero (?:di )?polizza|polisnummer|forsakringsnummer|policenummer/],
  ['review_request', /thank you for staying|hope you enjoyed|wir hoffen,? (?:sie hatten|es hat)|vielen dank fur ihren (?:aufenthalt|besuch)|merci (?:de|pour) votre (?:visite|sejour)|esperamos que haya disfrutado|gracias por (?:alojarse|su visita)|speriamo che|grazie per (?:il tuo|il suo) soggiorno|bedankt voor uw verblijf|esperamos que tenha/],
  ['parcel', /your (?:parcel|package|shipment)|tracking (?:number|no|id)|out for delivery|(?:ihr|dein) paket|sendungsnummer|sendungsverfolgung|votre colis|numero de suivi|tu paquete|numero de seguimiento|il tuo pacco|codice di spedizione|je pakket|track (?:&|and) trace|sua encomenda|codigo de rastreamento|vase zasilka|sledovani zasilky|twoja (?:paczka|przesylka)|ditt paket|din pakke|pakken din/],
  ['promotion', /you left something|still available|complete your booking|finish(?:ing)? your booking|book (?:now|by|today|before)|prices? (?:change|may change|start|from)|fares? from|from (?:just |only )?[$€£] ?\d|[$€£] ?\d+ (?:one way|round ?trip|return|pp|per person|each way)|based on your (?:recent )?search|limited (?:seats|time|availability)|offer (?:ends|valid|expires)|terms and conditions apply|jetzt buchen|nur noch wenige|ab \d+ ?(?:€|eur)|ab (?:€|eur) ?\d+|reservez (?:maintenant|vite|des)|a partir de \d+ ?(?:€|eur)|reserva (?:ahora|ya)|desde \d+ ?(?:€|eur)|desde (?:€|eur) ?\d+|prenota (?:ora|subito|adesso)|a partire da|da \d+ ?(?:€|eur)|boek (?:nu|snel)|vanaf \d+|vanaf (?:€|eur)|reserve (?:agora|ja)|rezervujte|uz od \d+|zarezerwuj|juz od \d+|boka (?:nu|idag)|fran \d+ ?(?:kr|sek)|bestil nu|fra \d+ ?kr|bestill na/],
]; // biome-ignore format: a table

/** Kinds by explicit phrases in the folded body. */
const PHRASES = BODY_PATTERNS.map(([kind, words]): [MailKind, RegExp] => [
  kind,
  kind === 'quote_or_hold'
    ? extendPattern(words, 'holdBody')
    : kind === 'promotion'
      ? extendPattern(words, 'promotionBody')
      : words,
]);

/** Words found only in emails about bookings. */
const PROOF = extendPattern(
  /(?:booking|reservation|confirmation|order|ticket|reference|record locator|pnr|voucher|rental|folio|gutschein|mietvertrag|lejebevis|lejekontrakt|leiekontrakt|hyresavtal|huurovereenkomst|location|contrat|ordin[ei]|pedido|compra|acquisto|biglietto|aankoop|noleggio|alquiler|bestelling|bestallning|zakup\w*|nakup\w*|buchungs?|reservierungs?|bestatigungs?|auftrags?|reservation|dossier|commande|reserva|localizador|confirmacion|prenotazione|conferma|boekings?|reserverings?|bevestigings?|rezervac\w*|objednavk\w*|jizdenk\w*|rezerwacj\w*|zamowieni\w*|boknings?|bokning|booking|bestillings?|ordre)[ -]?(?:number|no\.?|nr\.?|code|ref(?:erence|erenz)?|id|nummer|n°|n\.|c\.|num(?:ero|ber)?|cislo|numer|kod\w*|#)?\s*[:#]?\s{0,3}(?:#|no\.?\s)?(?=[a-z\d/-]*\d)[a-z\d][a-z\d/-]{3,}|(?:wir bestatigen|bestatigen wir|hiermit bestatigen|nous (?:vous )?confirmons|plaisir de (?:vous )?confirmer|\bconfirmamos|\bconfermiamo|lieti di confermar|wij bevestigen|bevestigen wij|hierbij bevestig|potvrzujeme|potwierdzamy|vi bekraftar|vi bekrafter|vi bekrefter|(?:pleased|delighted|happy|glad) to confirm|we (?:hereby |can )?confirm|quedado (?:confirmad|reservad)|est (?:donc |bien )?reserve|fur (?:sie|dich|euch) (?:reserviert|gebucht)|voor u gereserveerd|got you down for|you have an appointment|(?:ihr|dein) termin (?:ist|am|wurde)|vous avez (?:un )?rendez-vous|tiene(?:s)? (?:una )?cita|(?:ha|hai) un appuntamento|(?:heeft|hebt) een afspraak|tem (?:uma )?consulta|mate termin|ma pani wizyte|du har (?:en )?(?:bokad )?(?:tid|time|aftale) )|(?:is|are|has been|have been|wurde|ist|est|a ete|esta|ha sido|e stat[ao]|is|foi|esta|byla?|zostal\w*|ar|er) (?:now )?(?:confirmed|booked|reserved|bestatigt|gebucht|reserviert|confirmee?s?|reservee?s?|confirmad[oa]s?|reservad[oa]s?|confermat[oa]|prenotat[oa]|bevestigd|geboekt|gereserveerd|potvrzen[ao]?|rezervovan\w*|potwierdzon\w*|zarezerwowan\w*|bekraftad|bokad|bekraftet|reserveret|bekreftet|reservert)|\b(?:confirm|bestatigen|confirmons|confirmer|confirmamos|confirmar|confermiamo|confermare|bevestigen|potvrzujeme|potwierdzamy|bekraftar|bekrafter|bekrefter)(?: hiermit)?(?: wir)?(?: ihnen)?(?: hiermit)?(?: gern[e]?)? (?:your|ihre[nr]?|deine[nr]?|votre|su|tu|la sua|la tua|uw|je|a sua|vasi|panstwa|twoja|din|ditt|deres) (?:\w+ ){0,2}(?:booking|reservation|table|stay|order|appointment|buchung|reservierung|termin|tisch|sejour|table|rendez|reserva|cita|mesa|prenotazion|boeking|reservering|rezervac|rezerwacj|bokning|bestilling|reservasjon)|thank(?:s|you| you) (?:so much )?for (?:your (?:booking|reservation|order|purchase)|booking)|vielen dank fur (?:ihre|deine) (?:buchung|reservierung|bestellung)|merci (?:pour|de) votre (?:reservation|commande)|gracias por (?:su|tu) (?:reserva|compra)|grazie per (?:la|aver)|bedankt voor (?:uw|je) (?:boeking|reservering|bestelling)|obrigado pela|dekujeme za (?:vasi )?(?:rezervac|objednavk|nakup)|dziekujemy za (?:rezerwacj|zakup|zamowien)|tack for din (?:bokning|bestallning)|tak for din (?:booking|bestilling|reservation)|takk for (?:din )?(?:bestilling|reservasjon)|you are booked|you'?re (?:booked|confirmed)/,
  'proof',
);
const LIST = extendPattern(
  /unsubscribe|abmelden|abbestellen|se desinscrire|desabonner|darse de baja|cancelar suscripcion|disiscriviti|annulla l'iscrizione|uitschrijven|afmelden|cancelar inscricao|odhlasit|wypisz|rezygnacja z (?:subskrypcji|newslettera)|avregistrera|avprenumerera|afmeld|meld deg av|view (?:this )?(?:email )?in (?:your )?browser/,
  'list',
);

const CHANGED_BODY = extendPattern(
  /schedule (?:has )?change|flight time has changed|(?:has|have) been (?:rescheduled|changed to)|neue abflugzeit|hat sich (?:geandert|ihre)|a ete modifie|ha sido modificad|e stat[ao] modificat|is gewijzigd|foi alterad|byl\w* zmenen|zostal\w* zmienion|har andrats|er (?:blevet )?andret|er endret/,
  'changedBody',
);
const CANCELLED_BODY = extendPattern(
  /(?:booking|reservation|order|trip|flight|stay|rental|appointment|ticket|table)s?(?: [\w-]+){0,4} (?:has|have) (?:now )?been (?:successfully )?cancell?ed|(?:is|was) (?:now )?cancell?ed|wurde (?:erfolgreich )?(?:storniert|abgesagt|annulliert)|a (?:bien )?ete annule|ha sido (?:cancelad|anulad)|e stat[ao] (?:annullat|cancellat)|is geannuleerd|foi cancelad|byla? (?:uspesne )?(?:zrusen|stornovan)|zostala? (?:anulowan|odwolan)|har (?:blivit )?(?:avbokats|avbokad|installts)|er (?:blevet )?(?:aflyst|annulleret|afbestilt)|er (?:avbestilt|kansellert|avlyst)/,
  'cancelledBody',
);

/** Whether a folded subject reminds of an upcoming booking. */
export function isReminderSubject(subject: string): boolean {
  return REMINDER.test(subject);
}

/** Whether a folded subject or body states a booking or its number. */
export function hasBookingProof(subject: string, body: string): boolean {
  return PROOF.test(subject) || PROOF.test(body);
}

/** The kind of an email, judging by its folded subject and body. */
export function classifyEmail(subject: string, body: string): MailKind {
  const early = SUBJECTS.find(([, words]) => words.test(subject))?.[0];
  if (early === 'auto_reply' || early === 'bounce') return early;
  if (hasPromptInjection(body)) return 'newsletter';
  const head = body.slice(0, 2500);
  const proof = PROOF.test(subject) || PROOF.test(body);
  if (CANCELLED.test(subject) && !NOT_CANCELLED.test(subject))
    return CHANGED.test(subject) && /rebook|umgebucht|new flight|nouveau vol/.test(subject)
      ? 'change'
      : 'cancellation';
  const spoken = PHRASES.filter(([, words]) => words.test(body)).map(([kind]) => kind);
  if (isReceipt(subject, body)) return 'receipt';
  if (early === 'quote_or_hold' || spoken.includes('quote_or_hold')) {
    const firm =
      early !== 'quote_or_hold' &&
      /confirmed|booked|bestatigt|gebucht|confirmee?\b|confirmad|confermat|bevestigd|potvrzen|potwierdzon|bekraft|bekreft|onaylandi|επιβεβαι|vahvist|予約完了|予約確定/.test(
        subject,
      );
    if (!firm) return 'quote_or_hold';
  }
  const confirmed = CONFIRMED.test(subject) || REMINDER.test(subject) || CHANGED.test(subject);
  if (early === 'receipt' || spoken.includes('receipt'))
    if (!(confirmed && proof && early !== 'receipt')) return 'receipt';
  if (CANCELLED_BODY.test(head)) return 'cancellation';
  if (early === 'review_request') return early;
  if (spoken.includes('review_request') && !confirmed) return 'review_request';
  if (
    !confirmed &&
    !proof &&
    /how (?:was|did|would you rate)|(?:please )?(?:rate|review) (?:your|us|the)|leave (?:us )?a review|share your experience|bewerten sie|donnez-nous votre avis|valora tu|lascia una recensione|laat een (?:recensie|beoordeling)|beoordeel uw|avalie|ohodnot|ocen swoj|lamna ett omdome|giv os din/.test(
      body,
    )
  )
    return 'review_request';
  if ((early === 'parcel' || spoken.includes('parcel')) && !(confirmed && proof && early !== 'parcel'))
    return 'parcel';
  if (CHANGED.test(subject) && early !== 'promotion' && early !== 'newsletter') return 'change';
  if (early === 'promotion' && !(proof && confirmed)) return 'promotion';
  if (early === 'newsletter') return 'newsletter';
  if (spoken.includes('promotion') && !proof && !confirmed) return 'promotion';
  if (CHANGED_BODY.test(head)) return 'change';
  if (REMINDER.test(subject)) return 'reminder';
  if (confirmed || proof) return 'confirmation';
  if (LIST.test(body)) return 'newsletter';
  return 'other';
}

const RECEIPT =
  /\breceipt\b|\binvoice\b|rechnung|quittung|\bbeleg\b|facture|\brecu\b|\brecibo\b|\bfactura\b|ricevuta|fattura|kwitantie|factuur|uctenk|\bfaktur|\bparagon\b|kvitto|kvittering/;

/** A departure with a time, which receipts for rides don't have. */
const DEPARTS =
  /\b(?:departure|departs?|abfahrt|abflug|depart|partenza|salida|partida|vertrek|afgang|avgang|odjezd|odlet|odjazd|wylot)\b[^\n]{0,30}?\d{1,2}[:.h]\d\d/;

function isReceipt(subject: string, body: string): boolean {
  if (!RECEIPT.test(subject)) return false;
  if (DEPARTS.test(body) && PROOF.test(body) && !/thanks? (?:you )?for riding/.test(body)) return false;
  return (
    !/\bpnr\b|locator|confirm|itinerary|e-?ticket|booking|reservation|bestatig|buchung|reserva|prenotazion|boeking|bokning|bestilling|bill?ett?|bilhete|bigliett|entradas?|eintritt|fahrkarte|fahrschein|jizdenk|letenk|vstupenk|bilet|boarding|itiner|kaartje|passenger receipt|reiseplan|potvrzen|potwierdzen|bekraft|bekreft/.test(
      subject,
    ) || /thanks? (?:you )?for (?:riding|staying|your (?:ride|stay|visit))/.test(body)
  );
}
