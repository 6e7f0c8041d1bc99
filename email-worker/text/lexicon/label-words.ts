/** What a label means. */
export type LabelKey =
  | 'checkin'
  | 'checkout'
  | 'pickup'
  | 'dropoff'
  | 'depart'
  | 'arrive'
  | 'start'
  | 'end'
  | 'when'
  | 'place'
  | 'from'
  | 'to'
  | 'stop'
  | 'hotel'
  | 'restaurant'
  | 'event'
  | 'person'
  | 'booker'
  | 'party'
  | 'confirmation'
  | 'flight'
  | 'train'
  | 'company'
  | 'seat'
  | 'coach'
  | 'room'
  | 'vehicle'
  | 'terminal'
  | 'platform'
  | 'duration'
  | 'nights'
  | 'section'
  | 'note'
  | 'ignore';

/** Labels in most European languages, in lower case without accents, hyphens as spaces. */
export const LABEL_WORDS: Record<LabelKey, string> = {
  checkin:
    'check in|checkin|check in from|check in after|anreise|anreisetag|arrivee a l hotel|entrada|inchecken|check in vanaf|incheckning|indcheckning|indtjekning|innsjekk|innsjekking|prijezd do hotelu|zameldowanie|check in ab|date d arrivee|dia de entrada|data de entrada|fecha de entrada|in',
  checkout:
    'check out|checkout|check out by|check out before|abreise|abreisetag|depart de l hotel|salida del hotel|uitchecken|utcheckning|udcheckning|utsjekk|utsjekking|wymeldowanie|dia de salida|fecha de salida|data de saida|check out bis|out',
  pickup:
    'pick up|pickup|picking up|collection|collect|collect from|abholung|abholen|abholstation|anmietung|mietbeginn|ubernahme|prise en charge|retrait|depart de la location|recogida|recoger|ritiro|prelievo|ophalen|ophaalmoment|levantamento|recolha|vyzvednuti|prevzeti|odbior|upphamtning|hamtning|afhentning|henting|avhenting|begin rental|rental start|rental begins|start of rental',
  dropoff:
    'drop off|dropoff|dropping off|return|vehicle return|car return|ruckgabe|rueckgabe|mietende|abgabe|restitution|retour du vehicule|retour|devolucion|entrega|riconsegna|rilascio|restituzione|inleveren|terugbrengen|inlevermoment|devolucao|vraceni|zwrot|aterlamning|inlamning|aflevering|returnering|innlevering|rental end|rental ends|end of rental',
  depart:
    'departure|departs|depart|departing|leaves|leaving|leave|dep|dept|outbound departure|abfahrt|abflug|ab|depart a|depart de|dep|dep.|salida|saida|sale|parte|partenza|vertrek|vertrekt|partida|odjezd|odlet|odjazd|wylot|avgang|avgar|avresa|afgang|afrejse|avreise|departure from|departs from|wyjazd|data wyjazdu|godzina odjazdu',
  arrive:
    'arrival|arrives|arriving|arrive|arr|arr.|ankunft|an|arrivee|arrivee a|llegada|llega|arrivo|arriva|aankomst|aankomst in|chegada|prijezd|prilet|przyjazd|przylot|ankomst|ankommer|kommer fram|arrival at|arrives at|lands',
  start:
    'starts|start|begins|beginn|begin|startet|show|showtime|show time|show starts|event starts|performance|curtain|curtain up|kick off|kickoff|debut|debut du spectacle|commence|inicio|comienzo|comienza|inizio|aanvang|zacatek|poczatek|rozpoczecie|borjar|starter|begynner|vorstellung|spielbeginn|seance|funcion|spettacolo|voorstelling|forestilling|forestallning',
  end: 'ends|end|ende|endet|finishes|fin|fine|einde|slutar|slutter|konec|koniec|termino|until',
  when: 'when|date|datum|wann|quand|cuando|quando|wanneer|kdy|kiedy|nar|fecha|data|dato|day|tag|jour|dia|giorno|dag|den|dzien|time|uhrzeit|zeit|heure|horaire|hora|horario|ora|orario|tijd|tijdstip|cas|hodina|godzina|tid|tidspunkt|klockan|klokkeslaet|klokkeslett|termin|appointment|termino|slot|time slot|reserved for|booked for|reservation for|reservierung fur|reserviert fur|reserve pour|reservado para|prenotato per|gereserveerd voor|sailing date|sailing|crossing date|crossing|date de traversee|overfahrt|travel date|date of travel|tour date|event date|visit date|date of visit|reisedatum|date de voyage|fecha de viaje|besuchsdatum|date de visite|fecha de la visita|reservation date|datum a cas|date et heure|date and time',
  place:
    'presso|where|wo|ou|donde|dove|waar|kde|gdzie|var|hvor|location|place|ort|lieu|lugar|luogo|locatie|plaats|misto|miejsce|plats|sted|local|morada|venue|veranstaltungsort|spielort|address|adresse|direccion|indirizzo|adres|endereco|adresa|adress|meeting point|meet at|meet us at|meeting place|treffpunkt|point de rendez vous|lieu de rendez vous|rendez vous|punto de encuentro|punto d incontro|ponto de encontro|ontmoetingspunt|trefpunt|misto setkani|sraz|miejsce spotkania|motesplats|modested|motested|mødested|oppmotested|hotel address|property address|where to go|how to find us|studio|theatre|theater|museum|salle|sala|saal',
  from: 'from|von|de|da|desde|origin|origen|origem|origine|van|z|od|fran|fra|departing from|flying from|travelling from|ausgangsort|startort|departure city|start point|pick up from',
  to: 'to|nach|a|hacia|destination|destino|destinazione|destinatie|naar|bestemming|ziel|zielort|vers|para|do|cil|cel|cel podrozy|till|til|arriving at|flying to|travelling to|going to|destination city',
  stop: 'halt|station|stop|bahnhof|gare|estacion|stazione|estacao|zastavka|zastavka prestup|przystanek|stacja|hallplats|stoppested|stopp|haltestelle|ort halt',
  hotel:
    'hotel|hostel|property|accommodation|accomodation|your hotel|hotel name|property name|name of property|unterkunft|herberge|hebergement|etablissement|votre hotel|alojamiento|su hotel|struttura|alloggio|accommodatie|verblijf|alojamento|ubytovani|nocleg|obiekt|boende|hotell|overnatting|lodging|listing|apartment|gebuchtes hotel|booked house|your booked house|resort|residence|guesthouse',
  restaurant:
    'restaurant|your restaurant|restaurante|ristorante|restaurace|restauracja|restaurang|dining at|lokal|gasthaus|bistro|trattoria',
  event:
    'event|tour|activity|experience|show name|excursion|your event|ticket for|tickets for|veranstaltung|aktivitat|evenement|activite|spectacle|evento|actividad|attivita|spettacolo|activiteit|atividade|akce|wydarzenie|evenemang|arrangement|treatment|service|class|behandlung|soin|tratamiento|product|produkt|produit|producto|prodotto|title|titel|excursao|kurs|film|movie|workshop|visite|visita|concert name|artist|game|match',
  person:
    'name|guest|guests name|guest name|main guest|lead guest|lead guest name|lead traveller|lead traveler|lead passenger|passenger|passengers|passenger name|passenger s|traveller|traveler|travellers|travelers|traveller name|traveler name|driver|driver name|main driver|renter|ticket holder|ticket holders|participants|participant|attendee|attendees|visitor|under the name|in the name of|booked for|reservation name|name on reservation|booking name|gast|gaste|gastname|name des gastes|reisender|reisende|passagier|passagiere|fahrer|mieter|teilnehmer|fahrgast|fahrgaste|client|voyageur|voyageurs|passager|passagers|conducteur|nom|au nom de|titulaire|participants|huesped|pasajero|pasajeros|viajero|viajeros|conductor|titular|nombre|a nombre de|ospite|passeggero|passeggeri|viaggiatore|viaggiatori|conducente|nome|a nome di|gast naam|naam|op naam van|reiziger|reizigers|passagiers|bestuurder|hoofdbestuurder|hospede|passageiro|passageiros|viajante|condutor|cestujici|jmeno|hoste|ridic|pasazer|pasazerowie|gosc|kierowca|imie i nazwisko|gast namn|namn|gast|resenar|resenarer|passagerare|forare|gæst|navn|passager|passasjer|passasjerer|rejsende|reisende|forer|adult|adults name|full name|clientes|cliente|ticket holder name',
  booker:
    'booked by|reserved by|host|your host|gastgeber|hote|anfitrion|gastheer|contact|contact name|organizer|ordered by|bestellt von|gebucht von|billed to|bill to|payer|guide|your guide|chauffeur|your driver|first name|last name|company name|firma|company name',
  party:
    'party|party size|guests|number of guests|people|covers|persons|personen|anzahl personen|gaste anzahl|nombre de personnes|personnes|couverts|convives|personas|comensales|numero de personas|persone|coperti|numero di persone|personen aantal|aantal personen|pessoas|numero de pessoas|osoby|pocet osob|liczba osob|antal personer|personer|antall personer|antal gaster|adults|erwachsene|adultes|adultos|adulti|volwassenen|passengers count|tickets|quantity|anzahl|party of|anzahl gaste|number of people|number of passengers|travellers count|pocet cestujicich',
  confirmation:
    'confirmation|confirmation number|confirmation no|confirmation code|confirmation id|booking|booking number|booking no|booking reference|booking ref|booking code|booking id|reservation|reservation number|reservation no|reservation code|reservation id|reservation ref|reference|reference number|ref|ref no|pnr|record locator|locator|order|order number|order no|order id|order ref|itinerary number|itinerary no|trip id|ticket number|ticket no|voucher|voucher number|rental agreement|confirmation #|booking #|reservation #|order #|buchungsnummer|buchungscode|buchungsreferenz|buchungs nr|buchungsnr|buchung|reservierungsnummer|reservierungscode|reservierungsnr|reservierung nr|auftragsnummer|bestatigungsnummer|bestatigungscode|bestellnummer|referenz|vorgangsnummer|numero de reservation|reference de reservation|reference de dossier|reference|n de reservation|numero de dossier|numero de commande|numero de confirmation|code de reservation|code de confirmation|dossier|localizador|codigo de reserva|numero de reserva|codigo de confirmacion|numero de confirmacion|numero de pedido|referencia|reserva|codice prenotazione|codice di prenotazione|numero prenotazione|numero di prenotazione|numero di conferma|codice di conferma|prenotazione|riferimento|numero ordine|reserveringsnummer|boekingsnummer|boekingscode|bevestigingsnummer|reserveringscode|referentie|ordernummer|bestelnummer|numero da reserva|codigo da reserva|referencia da reserva|cislo rezervace|rezervacni kod|kod rezervace|cislo objednavky|cislo jizdenky|numer rezerwacji|kod rezerwacji|numer potwierdzenia|numer zamowienia|bokningsnummer|bokningskod|bokningsreferens|bokning|referensnummer|bestallningsnummer|bookingnummer|bookingreferanse|bestillingsnummer|referansenummer|ordrenummer|bekraftelsenummer|bekreftelsesnummer|airline booking reference|flight booking ref|confirmation no.|codigo',
  flight:
    'flight|flight number|flight no|flug|flugnummer|flug nr|vol|numero de vol|vol n|n de vol|vuelo|numero de vuelo|volo|numero volo|numero di volo|vlucht|vluchtnummer|voo|numero do voo|let|cislo letu|lot|numer lotu|flyg|flygnummer|fly|flynummer|flight #',
  train:
    'train|train number|train no|zug|zugnummer|train n|tren|numero de tren|treno|numero treno|trein|treinnummer|comboio|vlak|cislo vlaku|spoj|pociag|numer pociagu|tagnummer|tog|tognummer|bus number|bus|coach service|service|line|linie|fahrt reservierung|produkte|fahrt|ferry|vessel|ship|færge|färja|fähre|faehre|traghetto|nave|schiff|verbindung|linka|kurs',
  company:
    'operated by|operator|airline|carrier|rental company|supplier|provider|vermieter|anbieter|fluggesellschaft|durchgefuhrt von|loueur|compagnie|compagnie aerienne|opere par|aerolinea|operado por|compania|compagnia|operato da|autonoleggio|verhuurder|maatschappij|uitgevoerd door|companhia|operado por|dopravce|pujcovna|przewoznik|wypozyczalnia|flygbolag|flyselskab|flyselskap|operatoren|uthyrare|udlejer|transportor|rederi|reederei',
  seat: 'seat|seats|sitz|sitzplatz|sitzplatze|platz|place|siege|sieges|asiento|asientos|butaca|posto|posti|zitplaats|stoel|lugar|assento|sedadlo|sedadla|vuz sedadla|miejsce|plats|sittplats|sæde|saede|sete|reservierung',
  coach: 'coach|carriage|car no|wagen|wg|voiture|coche|carrozza|rijtuig|carruagem|vuz|wagon|vagn|vogn',
  room: 'room|room type|rooms|zimmer|zimmertyp|zimmerkategorie|chambre|type de chambre|habitacion|tipo de habitacion|camera|tipo di camera|kamer|kamertype|quarto|tipo de quarto|pokoj|typ pokoje|rodzaj pokoju|rum|rumstyp|værelse|rom|romtype|unterkunftsart|suite',
  vehicle:
    'vehicle|car|car type|car class|vehicle type|category|fahrzeug|fahrzeugklasse|wagenklasse|fahrzeugkategorie|vehicule|categorie|vehiculo|categoria|veicolo|voertuig|autoklasse|veiculo|vuz trida|vozidlo|pojazd|samochod|fordon|biltyp|bil|koretoj|kjoretoy|bilklasse',
  terminal: 'terminal|gate|porte|flugsteig|puerta|uscita|departure terminal|arrival terminal|aerogare',
  platform:
    'platform|gleis|voie|quai|anden|binario|spoor|plataforma|nastupiste|nast|peron|tor|spar|spor|bay|stop no|perron|kolej',
  duration:
    'duration|travel time|flight time|journey time|flying time|layover|connection time|stopover|transfer time|dauer|reisezeit|flugzeit|fahrzeit|flugdauer|umsteigezeit|aufenthalt|duree|temps de trajet|duree du vol|correspondance|escale|duracion|tiempo de viaje|escala|durata|scalo|duur|reistijd|overstap|duracao|delka|doba jizdy|cas jizdy|czas trwania|czas podrozy|czas lotu|restid|varaktighet|varighed|rejsetid|varighet|reisetid|distance|estimated travel time|total time|time zone|timezone|zeitzone|local time|ortszeit|opening hours|open|hours|offnungszeiten|geoffnet|horaires d ouverture|horario de apertura|orari di apertura|openingstijden|horario de funcionamento|oteviraci doba|godziny otwarcia|oppettider|abningstider|apningstider|reception|reception hours|front desk|rezeption|mo fr|mon fri|breakfast|fruhstuck|petit dejeuner|desayuno|colazione|ontbijt|cafe da manha|snidane|sniadanie|frukost|morgenmad|frokost',
  nights:
    'nights|night|number of nights|length of stay|nachte|ubernachtungen|anzahl nachte|nuits|nombre de nuits|noches|notti|nachten|aantal nachten|noites|noci|pocet noci|liczba nocy|natter|antal natter|naetter|netter|details',
  section:
    'route|relacja|trasa|strecke|trayecto|tratta|percorso|traject|strackning|strekning|powrot|outbound|inbound|back|there|way out|way back|homebound|return flight|outbound flight|inbound flight|outbound journey|return journey|return trip|outward|outward journey|hinfahrt|ruckfahrt|hinflug|ruckflug|hinreise|ruckreise|aller|vol aller|vol retour|trajet aller|trajet retour|ida|vuelta|vuelo de ida|vuelo de vuelta|andata|ritorno|heenreis|terugreis|heenvlucht|terugvlucht|ida|volta|voo de ida|voo de volta|cesta tam|cesta zpet|cesta|tam|podroz tam|podroz powrotna|utresa|hemresa|udrejse|hjemrejse|utreise|hjemreise|retur|segment|leg',
  note: 'note|notes|please note|hinweis|hinweise|remarque|nota|attention|important|important information|wichtig|special requests|special request|requests|comments|bemerkungen|policy|policies|conditions|bedingungen|email|e mail|website|web|map|directions',
  ignore:
    'erfolgte am|erfolgte|effectuee|wurde am|booking received|order received|received on|received|was made on|was placed on|booked on|booked|booking date|booking made on|booking made|date booked|date of booking|reserved on|reservation made on|reservation made|reservation created|created|created on|made on|ordered|ordered on|order date|order placed|placed on|purchased|purchased on|purchase date|date of purchase|date of issue|issued|issued on|issue date|issuing date|ticketed|ticketing deadline|invoice date|date of invoice|invoice|billing date|receipt date|payment|payment date|payment due|payment received|paid|paid on|due|due by|due on|due date|balance due|balance|remaining balance|final payment|deposit due|amount due|charged|charged on|will be charged|to be paid|pay by|transaction date|sent|sent on|date sent|printed|printed on|last updated|updated|updated on|as of|cancel by|cancel before|cancel until|cancel for free until|free cancellation|free cancellation until|free cancellation before|free until|cancellation|cancellation deadline|cancellation policy|cancellations|cancel|cancellable until|can cancel until|refundable until|non refundable after|cancelled on|modify by|modify until|change until|change by|changes|changes until|change or cancel|change or cancel by|amend|amend by|valid|valid from|valid until|valid till|valid through|valid thru|valid to|validity|expires|expires on|expiry|expiry date|expiration|expiration date|exp|exp date|date of birth|birth date|dob|born|birthday|member since|since|copyright|deadline|respond by|reply by|confirm by|register by|rsvp by|rsvp|check in opens|check in closes|check in open|check in close|check in opens at|check in closes at|check in deadline|check in available|check in starts|check in online|check in online from|online check in|online check in opens|online check in from|web check in|web check in opens|mobile check in|check in desk|check in counter|latest check in|last check in|late check in|late check in after|check in time limit|checked in|bag drop|bag drop closes|baggage drop|baggage drop closes|boarding|boarding time|boarding starts|boarding begins|boarding at|boarding closes|boarding ends|boards|board by|boarding pass|gate closes|gate closing|gate opens|gates open|gates close|doors|doors open|doors at|door time|doors open at|doors close|admission from|be there by|be at|arrive by|arrive before|arrive at least|please arrive|please arrive by|please be|last entry|latest arrival|last admission|reminder|get there by|check in by|check in at least|meet at gate|show up|original|originally|original date|original time|previous|previously|old|old time|was|was scheduled|former|instead of|formerly|call us|call|phone|tel|telephone|mobile|fax|tel nr|telefon|hotline|customer service|support|iban|vat|vat no|vat number|tax id|tax|price|total|total price|total cost|cost|amount|subtotal|fare|rate|fee|fees|points|miles|card|credit card|visa|mastercard|account|registered|id|passport|issue|offer|offer ends|book by|sale ends|' +
    'gebucht am|gebucht|buchungsdatum|buchungstag|buchung vom|gekauft am|kaufdatum|bestellt am|bestelldatum|ausgestellt am|ausstellungsdatum|rechnungsdatum|rechnung|rechnung vom|zahlung|zahlungsdatum|zahlbar bis|fallig|fallig am|zahlungsfrist|bezahlt am|bezahlt|anzahlung|restzahlung|gultig|gultig ab|gultig bis|gultig von|gultigkeit|ablaufdatum|geburtsdatum|storniert am|stornierbar bis|kostenlos stornierbar bis|kostenlose stornierung|kostenlose stornierung bis|stornierung|stornierungsfrist|stornofrist|stornierung bis|umbuchbar bis|anderbar bis|frist|check in offnet|online check in ab|check in schliesst|check in bis|check in schalter|gepackaufgabe|boarding ab|boardingzeit|einsteigen|einsteigezeit|einlass|einlass ab|turoffnung|gate schliesst|spatestens|stand|erstellt am|gesendet am|ursprunglich|bisher|bisherige|alt|alte zeit|fahrtantritt|preis|gesamtpreis|gesamtbetrag|summe|betrag|kosten|ust|mwst|steuernummer|telefonnummer|preise|' +
    'reserve le|date de reservation|reservation effectuee le|effectuee le|commande le|commande du|date de commande|achete le|date d achat|emis le|date d emission|date de facture|facture du|facture|paiement|date de paiement|a payer avant|a regler avant|solde|echeance|payer avant|valable|valable du|valable jusqu au|valable jusqu|validite|expire le|date d expiration|date de naissance|annulation|annulation gratuite|annulation gratuite jusqu au|annulation gratuite avant|annulation sans frais|annulable jusqu au|annuler avant|jusqu au|modifiable jusqu au|enregistrement|ouverture de l enregistrement|enregistrement en ligne|fin de l enregistrement|cloture de l enregistrement|embarquement|heure d embarquement|heure limite d embarquement|heure limite d enregistrement|fermeture des portes|ouverture des portes|portes|ouverture|presentez vous|cree le|envoye le|initialement|ancien|ancien horaire|ancienne date|prix|montant|total|tva|telephone|' +
    'reservado el|reservado|fecha de reserva|fecha de la reserva|reserva realizada el|realizada el|fecha de compra|comprado el|fecha de emision|emitido el|fecha de factura|factura|pago|fecha de pago|pagar antes|vencimiento|fecha limite|valido|valido hasta|valido desde|validez|caduca|caduca el|fecha de caducidad|fecha de nacimiento|cancelacion|cancelacion gratuita|cancelacion gratuita hasta|cancelacion gratis hasta|cancelar antes|facturacion|apertura de facturacion|facturacion online|cierre de facturacion|embarque|hora de embarque|cierre de puerta|apertura de puertas|apertura puertas|puertas|antes|anterior|horario anterior|precio|importe|iva|telefono|pedido el|pedido|fecha del pedido|' +
    'prenotato il|prenotato|data di prenotazione|data prenotazione|prenotazione effettuata il|effettuata il|acquistato il|data di acquisto|data acquisto|data di emissione|emesso il|data fattura|fattura|pagamento|data di pagamento|pagare entro|scadenza|entro il|valido fino al|valido dal|validita|scade il|data di scadenza|data di nascita|cancellazione|cancellazione gratuita|cancellazione gratuita fino al|cancellazione gratuita entro|annullamento|apertura check in|chiusura check in|check in online|imbarco|ora di imbarco|orario di imbarco|chiusura gate|chiusura imbarco|apertura porte|apertura cancelli|ingresso dalle|precedente|orario precedente|prezzo|importo|totale|ordinato il|data ordine|data dell ordine|' +
    'geboekt op|geboekt|boekingsdatum|reserveringsdatum|besteld op|besteldatum|gekocht op|aankoopdatum|factuurdatum|factuur|betaling|betaald|betaald op|te betalen voor|betalen voor|vervaldatum|geldig|geldig tot|geldig van|geldig vanaf|geldigheid|geboortedatum|annulering|annuleren|gratis annuleren|gratis annuleren tot|gratis annulering tot|annuleren voor|inchecken online|online inchecken|incheckbalie|inchecken sluit|boardingtijd|instappen|gate sluit|deuren open|deuren|zaal open|oude tijd|oorspronkelijk|prijs|totaal|bedrag|btw|telefoon|' +
    'reservado em|data da reserva|reserva feita em|comprado em|data da compra|data de emissao|emitido em|data da fatura|fatura|data de pagamento|pagar ate|valido ate|valida ate|validade|data de nascimento|cancelamento|cancelamento gratuito|cancelamento gratuito ate|cancelar ate|abertura do check in|fecho do check in|check in abre|hora de embarque|fecho da porta|abertura de portas|abertura das portas|portas|anterior|preco|valor|pedido em|data do pedido|' +
    'rezervovano|datum rezervace|datum objednavky|objednano|zakoupeno|datum nakupu|datum vystaveni|vystaveno|datum splatnosti|splatnost|zaplaceno|platba|platnost|plati do|platnost do|platne do|datum narozeni|storno|stornovaci podminky|bezplatne storno|bezplatne storno do|zdarma zrusit do|zrusit do|odbaveni|nastup|otevreni dveri|vstup od|puvodne|puvodni|cena|celkem|castka|' +
    'zarezerwowano|data rezerwacji|data zamowienia|zamowiono|data zakupu|zakupiono|data wystawienia|wystawiono|termin platnosti|zaplacono|platnosc|wazny do|wazne do|waznosc|data urodzenia|anulowanie|bezplatne anulowanie|bezplatne anulowanie do|bezplatna rezygnacja do|odprawa|odprawa online|wejscie na poklad|zamkniecie bramki|otwarcie drzwi|poprzednio|suma|kwota|razem|' +
    'bokad|bokad den|bokningsdatum|bestalld|bestalld den|kopt|inkopsdatum|fakturadatum|faktura|betalning|betalas senast|betald|forfallodatum|giltig|giltig till|giltigt till|giltig fran|fodelsedatum|avbokning|fri avbokning|fri avbokning till|avbokas senast|incheckning oppnar|incheckning stanger|ombordstigning|gaten stanger|dorrarna oppnas|dorrar|insläpp|inslapp|tidigare|ursprunglig|pris|summa|belopp|totalt|moms|' +
    'bestilt|bestilt den|bestillingsdato|bookingdato|kobt|kobsdato|kjopt|kjopsdato|fakturadato|betaling|betalt|betales senest|forfaldsdato|forfallsdato|gyldig|gyldig til|gyldig fra|fodselsdato|afbestilling|gratis afbestilling|gratis afbestilling indtil|avbestilling|gratis avbestilling|gratis avbestilling til|ombordstigning|gaten lukker|gaten stenger|dorene abner|dorene apner|dore|tidligere|opprinnelig|oprindelig|belop|belob|i alt|totalt',
};

/** Words for the date, time or place in a label: `Departure time`, `lieu de prise en charge`. */
export const ASPECT_WORDS = {
  date: 'date dates datum fecha fechas data dato day tag jour dia giorno dag den dzien datums',
  time: 'time times uhrzeit zeit heure horaire hora horario ora orario tijd tijdstip cas hodina godzina tid tidspunkt klockan klokkeslaet klokkeslett',
  place:
    'location locations place ort station lieu agence bureau lugar oficina luogo sede locatie plaats misto pobocka miejsce plats sted address adresse direccion indirizzo adres endereco local adresa adress stazione estacion airport flughafen aeroport aeroporto aeropuerto luchthaven letiste lotnisko flygplats lufthavn office branch point punkt port city stad ville ciudad citta cidade bahnhof station gare counter depot store',
} as const;

/** Words that only connect the words of a label. */
export const STOP_WORDS =
  'and und et y e en a i och og of de du des d del di da do the der die das den le la les el lo il l your new neue neuer neues neu nouveau nouvelle nouvel nuevo nueva nuovo nuova nieuwe novo nova novy nowa nowy ny nya nyt nye scheduled estimated planned actual updated votre ihr ihre su sus tu vostra vostro uw je seu sua vas vase twoj twoja din ditt dit the at on in your amp & + / o os as';

/** First parts of German, Dutch and Nordic compound labels, joined with or without `s`. */
export const LABEL_STEMS: [LabelKey, string][] = [
  ['depart', 'abfahrt abflug vertrek avgang avrese afgang avreise'],
  ['arrive', 'ankunft aankomst ankomst'],
  ['checkin', 'anreise checkin'],
  ['checkout', 'abreise checkout'],
  ['pickup', 'abhol abholung anmiet ubernahme ophaal hamtning upphamtning afhentning hente hentning henting'],
  ['dropoff', 'ruckgabe rueckgabe inlever aterlamning inlamning aflevering returnering innlevering'],
  ['start', 'start begin beginn aanvang'],
  ['when', 'reise event'],
];
/** Second parts of these labels, by aspect. */
export const LABEL_SUFFIXES = {
  date: 'datum tag dato dag',
  time: 'zeit uhrzeit tijd tid tidspunkt',
  place:
    'ort station adresse bahnhof flughafen hafen locatie plaats adres plats sted station stasjon lufthavn',
} as const;
