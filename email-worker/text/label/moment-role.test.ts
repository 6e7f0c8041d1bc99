import { describe, expect, it } from 'vitest';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { MomentRole } from '../../languages/label-keys.ts';
import { LANGUAGES } from '../../languages/languages.ts';
import { listKeys } from '../../languages/word-keys.ts';
import { findLabelAt } from './label-matcher.ts';
import { findMomentRole, isAside } from './moment-role.ts';
import { splitWords } from './text-words.ts';

/** The role of a label as printed; undefined if it has none. */
function readRole(label: string): MomentRole | undefined {
  const words = splitWords(foldEmailText(label));
  const found = findLabelAt(words, 0);
  return found && found.next === words.length ? findMomentRole(found.key) : undefined;
}

/** Labels per language as emails print them. */
const LABELS: Record<string, Partial<Record<MomentRole, string[]>>> = {
  en: {
    start: ['Starts', 'Show time', 'Departure', 'Check-in', 'Pick-up', 'Date & time'],
    arrival: ['Arrives', 'Arrival'],
    end: ['Ends', 'Check-out', 'Drop-off', 'Table returned by'],
    doors: ['Doors open', 'Doors', 'Admission from'],
    checkInLimit: ['Check-in closes', 'Boarding time', 'Gate closes', 'Last admission'],
    deadline: ['RSVP by', 'Cancel by', 'Free cancellation until', 'Table held until'],
    payment: ['Balance due', 'Paid on', 'Payment deadline'],
    issue: ['Booked on', 'Order date', 'Date of issue', 'Last updated'],
    validity: ['Valid until', 'Offer ends', 'Expiry date'],
    former: ['Original time', 'Previously', 'Was'],
    history: ['Date of birth', 'Member since'],
    hours: ['Opening hours', 'Reception', 'Breakfast', 'Kitchen closes'],
    duration: ['Duration', 'Flight time'],
  },
  de: {
    start: ['Beginn', 'Abfahrt', 'Anreise', 'Abholung'], arrival: ['Ankunft'], end: ['Ende', 'Abreise'],
    doors: ['Einlass', 'Türöffnung'], checkInLimit: ['Einsteigezeit', 'Gate schließt'], deadline: ['Stornofrist', 'Anmeldeschluss'],
    payment: ['Zahlungsziel', 'Fällig am'], issue: ['Bestelldatum', 'Stand'], validity: ['Gültig bis'], former: ['Bisheriger Termin'],
    history: ['Geburtsdatum'], hours: ['Öffnungszeiten', 'Frühstück'], duration: ['Dauer', 'Fahrzeit'],
  },
  fr: {
    start: ['Début', 'Départ'], arrival: ['Arrivée'], end: ['Fin'], doors: ['Ouverture des portes'], checkInLimit: ['Embarquement', 'Fermeture des portes'],
    deadline: ["Annulation gratuite jusqu'au"], payment: ['Date de paiement', 'Acompte'], issue: ["Date d'émission"], validity: ["Valable jusqu'au"],
    former: ['Ancien horaire'], history: ['Date de naissance'], hours: ["Horaires d'ouverture"], duration: ['Durée'],
  },
  es: {
    start: ['Inicio', 'Salida'], arrival: ['Llegada'], end: ['Hora de fin'], doors: ['Apertura de puertas'], checkInLimit: ['Cierre de puerta', 'Hora de embarque'],
    deadline: ['Cancelación gratuita hasta'], payment: ['Fianza', 'Fecha de pago'], issue: ['Fecha de compra'], validity: ['Válido hasta'],
    former: ['Horario anterior'], history: ['Fecha de nacimiento'], hours: ['Horario de apertura'], duration: ['Duración'],
  },
  it: {
    start: ['Inizio', 'Partenza'], arrival: ['Arrivo'], end: ['Fine'], doors: ['Apertura porte'], checkInLimit: ['Chiusura gate', 'Imbarco'],
    deadline: ['Cancellazione gratuita entro', 'Disdire entro'], payment: ['Caparra'], issue: ['Data di acquisto'], validity: ['Scadenza'],
    former: ['Orario precedente'], history: ['Data di nascita'], hours: ['Colazione'], duration: ['Durata'],
  },
  nl: {
    start: ['Aanvang', 'Vertrek'], arrival: ['Aankomst'], end: ['Einde'], doors: ['Deuren open', 'Zaal open'], checkInLimit: ['Gate sluit'],
    deadline: ['Gratis annuleren tot'], payment: ['Betaaldatum', 'Borg'], issue: ['Besteldatum'], validity: ['Geldig tot'],
    former: ['Oude tijd'], history: ['Geboortedatum'], hours: ['Openingstijden'], duration: ['Reistijd'],
  },
  pt: {
    start: ['Início da sessão', 'Partida'], arrival: ['Chegada'], end: ['Hora do fim'], doors: ['Abertura de portas'], checkInLimit: ['Fecho da porta'],
    deadline: ['Cancelamento grátis até', 'Data limite'], payment: ['Pagar até', 'Sinal'], issue: ['Data da compra'], validity: ['Válido até'],
    former: ['Data anterior'], history: ['Data de nascimento'], hours: ['Horário de funcionamento'], duration: ['Duração'],
  },
  cs: {
    start: ['Začátek', 'Odjezd'], arrival: ['Příjezd'], end: ['Konec'], doors: ['Otevření dveří'], checkInLimit: ['Odbavení'],
    deadline: ['Bezplatné storno do'], payment: ['Datum splatnosti'], issue: ['Datum objednávky'], validity: ['Platnost do'],
    former: ['Původní termín'], history: ['Datum narození'], hours: ['Otevírací doba'], duration: ['Doba jízdy'],
  },
  pl: {
    start: ['Rozpoczęcie', 'Odjazd'], arrival: ['Przyjazd'], end: ['Koniec'], doors: ['Otwarcie drzwi'], checkInLimit: ['Zamknięcie bramki'],
    deadline: ['Bezpłatne anulowanie do'], payment: ['Termin płatności'], issue: ['Data zakupu'], validity: ['Ważny do'],
    former: ['Poprzedni termin'], history: ['Data urodzenia'], hours: ['Godziny otwarcia'], duration: ['Czas trwania'],
  },
  sv: {
    start: ['Börjar', 'Avgång'], arrival: ['Ankomst'], end: ['Slutar'], doors: ['Insläpp', 'Dörrarna öppnas'], checkInLimit: ['Gaten stänger'],
    deadline: ['Fri avbokning till', 'OSA senast'], payment: ['Förfallodatum'], issue: ['Bokningsdatum'], validity: ['Giltig till'],
    former: ['Ursprunglig tid'], history: ['Födelsedatum'], hours: ['Frukost'], duration: ['Restid'],
  },
  da: {
    start: ['Afgang'], arrival: ['Ankomst'], doors: ['Dørene åbner'], checkInLimit: ['Gaten lukker'], deadline: ['Gratis afbestilling indtil', 'Svar senest'],
    payment: ['Betales senest'], issue: ['Bestillingsdato'], validity: ['Gyldig til'], former: ['Oprindelig tid'], history: ['Fødselsdato'],
    hours: ['Morgenmad', 'Frokost'], duration: ['Rejsetid'],
  },
  no: {
    start: ['Starter', 'Avreise'], doors: ['Dørene åpner'], checkInLimit: ['Gaten stenger'], deadline: ['Gratis avbestilling til', 'Svar innen'],
    payment: ['Forfallsdato'], issue: ['Kjøpsdato'], validity: ['Gyldig til'], former: ['Opprinnelig tid'], hours: ['Åpningstider'], duration: ['Varighet'],
  },
  tr: {
    start: ['Başlangıç', 'Kalkış'], arrival: ['Varış'], end: ['Bitiş'], doors: ['Kapı açılışı'], checkInLimit: ['Biniş saati'],
    deadline: ['Ücretsiz iptal', 'Son tarih'], payment: ['Ödeme tarihi'], issue: ['Satın alma tarihi'], validity: ['Son kullanma tarihi'],
    former: ['Eski saat'], history: ['Doğum tarihi'], hours: ['Kahvaltı'], duration: ['Süre'],
  },
  el: {
    start: ['Έναρξη', 'Αναχώρηση'], arrival: ['Άφιξη'], end: ['Λήξη'], doors: ['Άνοιγμα θυρών'], checkInLimit: ['Επιβίβαση'],
    deadline: ['Δωρεάν ακύρωση έως'], payment: ['Προκαταβολή'], issue: ['Ημερομηνία έκδοσης'], validity: ['Ισχύει έως'],
    former: ['Παλιά ώρα'], history: ['Ημερομηνία γέννησης'], hours: ['Ώρες λειτουργίας'], duration: ['Διάρκεια'],
  },
  fi: {
    start: ['Alkaa', 'Lähtö'], arrival: ['Saapuminen'], end: ['Päättyy'], doors: ['Ovet avataan'], checkInLimit: ['Portti sulkeutuu'],
    deadline: ['Maksuton peruutus'], payment: ['Eräpäivä'], issue: ['Tilauspäivä'], validity: ['Voimassa asti'],
    former: ['Alkuperäinen aika'], history: ['Syntymäaika'], hours: ['Aukioloajat'], duration: ['Kesto'],
  },
  hu: {
    start: ['Kezdés', 'Indulás'], arrival: ['Érkezés'], end: ['Vége'], doors: ['Kapunyitás'], checkInLimit: ['Kapuzárás'],
    deadline: ['Lemondási határidő'], payment: ['Fizetési határidő'], issue: ['Foglalás dátuma'], validity: ['Érvényes'],
    former: ['Eredeti időpont'], history: ['Születési dátum'], hours: ['Nyitvatartás'], duration: ['Menetidő'],
  },
  ja: {
    start: ['開演', '出発'], arrival: ['到着'], end: ['終演'], doors: ['開場'], checkInLimit: ['搭乗開始'],
    deadline: ['無料キャンセル期限', '締切'], payment: ['支払期限'], issue: ['予約受付日', '購入日'], validity: ['有効期限'],
    former: ['変更前'], history: ['生年月日'], hours: ['営業時間', '朝食'], duration: ['所要時間'],
  },
  ca: {
    start: ['Inici', 'Sortida'], arrival: ['Arribada'], doors: ['Obertura de portes'], checkInLimit: ['Embarcament'],
    deadline: ["Cancel·lació gratuïta fins"], payment: ['Termini de pagament'], issue: ['Data de compra'], validity: ['Caduca el'],
    former: ['Horari anterior'], history: ['Data de naixement'], hours: ['Esmorzar'], duration: ['Durada'],
  },
  ro: {
    start: ['Ora de începere', 'Plecare'], arrival: ['Sosire'], end: ['Sfârșit'], doors: ['Acces public', 'Deschiderea porților'], checkInLimit: ['Închidere poartă'],
    deadline: ['Anulare gratuită până la'], payment: ['Termen de plată'], issue: ['Data comenzii'], validity: ['Valabil până la'],
    former: ['Data inițială'], history: ['Data nașterii'], hours: ['Mic dejun'], duration: ['Durata'],
  },
  ar: {
    start: ['وقت البدء', 'المغادرة'], arrival: ['وقت الوصول'], end: ['وقت الانتهاء'], doors: ['فتح الأبواب'], checkInLimit: ['إغلاق البوابة'],
    deadline: ['إلغاء مجاني حتى'], payment: ['تاريخ الدفع'], issue: ['تاريخ الحجز'], validity: ['صالح حتى'],
    former: ['الموعد السابق'], history: ['تاريخ الميلاد'], hours: ['ساعات العمل'], duration: ['مدة الرحلة'],
  },
  hr: {
    start: ['Početak', 'Polazak'], arrival: ['Dolazak'], end: ['Završetak'], doors: ['Otvaranje vrata'], checkInLimit: ['Ukrcaj'],
    deadline: ['Besplatno otkazivanje'], payment: ['Rok plaćanja'], issue: ['Datum narudžbe'], validity: ['Vrijedi do'],
    former: ['Prethodni datum'], history: ['Datum rođenja'], hours: ['Radno vrijeme'], duration: ['Trajanje'],
  },
  ko: {
    start: ['공연일시', '출발시간'], arrival: ['도착시간'], end: ['종료 시간'], doors: ['입장시간'], checkInLimit: ['탑승 시작'],
    deadline: ['무료 취소'], payment: ['결제일'], issue: ['예매일'], validity: ['유효기간'],
    former: ['기존 일정'], history: ['생년월일'], hours: ['영업시간'], duration: ['소요시간'],
  },
  uk: {
    start: ['Початок', 'Відправлення'], arrival: ['Прибуття'], end: ['Завершення'], doors: ['Відкриття дверей'], checkInLimit: ['Кінець реєстрації'],
    deadline: ['Безкоштовне скасування'], payment: ['Дата оплати'], issue: ['Оформлено'], validity: ['Дійсний до'],
    former: ['Попередня дата'], history: ['Дата народження'], hours: ['Режим роботи'], duration: ['Тривалість'],
  },
  vi: {
    start: ['Giờ khởi hành', 'Nhận phòng'], arrival: ['Giờ đến'], end: ['Kết thúc'], checkInLimit: ['Giờ lên máy bay'],
    deadline: ['Hủy miễn phí trước'], payment: ['Ngày thanh toán'], issue: ['Ngày đặt'], validity: ['Hiệu lực đến'],
    history: ['Ngày sinh'], hours: ['Giờ mở cửa'], duration: ['Thời gian bay'],
  },
  zh: {
    start: ['演出时间', '出發時間'], arrival: ['到达时间'], end: ['结束时间'], checkInLimit: ['登机时间'],
    deadline: ['免费取消'], payment: ['付款期限'], issue: ['下单时间'], validity: ['有效期至'],
    former: ['變更前'], history: ['出生日期'], hours: ['营业时间'], duration: ['飞行时间'],
  },
}; // biome-ignore format: a table

describe('the role of a label', () => {
  it.each(Object.entries(LABELS))('in %s', (_, labels) => {
    const read = Object.entries(labels).map(([role, all]) => [role, all.map((label) => readRole(label))]);
    expect(Object.fromEntries(read)).toEqual(
      Object.fromEntries(Object.entries(labels).map(([role, all]) => [role, all.map(() => role)])),
    );
  });

  it('has labels in every language that is read', () => {
    expect(Object.keys(LABELS).sort()).toEqual(LANGUAGES.map(({ code }) => code).sort());
  });

  it('is that of every word in its list', () => {
    const wrong = LANGUAGES.flatMap(({ words }) =>
      listKeys('moments').flatMap((role) =>
        words[`moments.${role}`].filter((word) => readRole(word) !== role),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

it('tells moments of the booking from those beside it', () => {
  const beside = [
    'doors',
    'checkInLimit',
    'deadline',
    'payment',
    'issue',
    'validity',
    'former',
    'history',
  ] as const;
  const own = [
    'start',
    'checkin',
    'arrive',
    'checkout',
    'hours',
    'duration',
    'place',
    'none',
    'unknown',
  ] as const;
  expect(beside.filter((key) => !isAside(key))).toEqual([]);
  expect(own.filter(isAside)).toEqual([]);
  expect(isAside('noMoment')).toBe(true);
});
