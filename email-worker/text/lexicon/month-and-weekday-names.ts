import { foldEmailText } from '../scan/fold-email-text.ts';

/** Months and weekdays in many languages, in lower case without accents. */
const MONTHS = [
  'january jan januar janvier janv enero ene gennaio gen januari janeiro leden ledna led stycznia styczen sty tammikuu tammikuuta januara januar janner jaenner ianuarie ian sijecnja gener ocak oca ιανουαριου ιανουαριος ιαν января январь янв tammi',
  'february feb februar febr fevrier fevr fev febrero febbraio februari fevereiro unor unora unora lutego luty lut helmikuu helmikuuta februara februarie veljace febrer subat februar φεβρουαριου φεβρουαριος φεβ февраля февраль фев helmi',
  'march mar marz mars marzo maart mrt marco brezen brezna bre marca marzec maaliskuu maerz mrz maaliskuuta marts marcius martie ozujka marec mart μαρτιου μαρτιος μαρ марта март мар maalis',
  'april apr avril avr abril abr aprile duben dubna dub kwietnia kwiecien kwi huhtikuu huhtikuuta aprila aprilis aprilie travnja nisan απριλιου απριλιος απρ апреля апрель апр huhti',
  'may mai mayo maggio mag mei maio kveten kvetna kve maja maj toukokuu toukokuuta majus svibnja maig mayis μαιου μαιος μαι мая май touko',
  'june jun juni juin junio giugno giu junho cerven cervna czerwca czerwiec cze kesakuu kesakuuta juna junius iunie iun lipnja junij juny haziran haz ιουνιου ιουνιος ιουν июня июнь июн kesa',
  'july jul juli juillet juil julio luglio lug julho cervenec cervence lipca lipiec lip heinakuu heinakuuta jula julius iulie iul srpnja julij juliol temmuz tem ιουλιου ιουλιος ιουλ июля июль июл heina',
  'august aug aout agosto ago augustus augusti srpen srpna srp sierpnia sierpien sie elokuu elokuuta augusta augusztus kolovoza avgust avg agost agustos αυγουστου αυγουστος αυγ августа август авг elo',
  'september sep sept septembre septiembre set settembre setembro zari wrzesnia wrzesien wrz syyskuu syyskuuta septembra szeptember szept septembrie rujna setembre eylul eyl σεπτεμβριου σεπτεμβριος σεπ σεπτ сентября сентябрь сен syys',
  'october oct oktober okt octobre octubre ottobre ott outubro out rijen rijna rij pazdziernika pazdziernik paz lokakuu lokakuuta oktobra octombrie ekim eki οκτωβριου οκτωβριος οκτ октября октябрь окт loka',
  'november nov novembre noviembre novembro listopad listopadu lis listopada marraskuu marraskuuta novembra noiembrie studenoga studenog kasim kas νοεμβριου νοεμβριος νοε ноября ноябрь ноя marras',
  'december dec dezember dez decembre diciembre dic dicembre dezembro prosinec prosince pro grudnia grudzien gru desember des joulukuu joulukuuta decembra decembrie prosinca desembre aralik ara δεκεμβριου δεκεμβριος δεκ декабря декабрь дек joulu',
];

const WEEKDAYS = [
  'sunday sun sonntag so dimanche dim domingo dom domenica zondag zo nedele ne niedziela ndz niedz sondag son sunnuntai nedela vasarnap duminica nedjelja nedelja diumenge pazar κυριακη κυρ воскресенье вс',
  'monday mon montag mo lundi lun lunes lunedi maandag ma segunda seg pondeli po poniedzialek pon pn mandag man mandag maanantai pondelok hetfo luni ponedjeljak ponedeljek dilluns pazartesi δευτερα δευ понедельник пн',
  'tuesday tue tues dienstag di mardi mar martes martedi dinsdag terca ter utery ut wtorek wt tisdag tis tirsdag tir tiistai tirs utorok kedd marti utorak torek dimarts sali τριτη τρι вторник вт ti',
  'wednesday wed mittwoch mi mercredi mer miercoles mie mercoledi woensdag wo wo quarta qua streda st sroda sr onsdag ons keskiviikko szerda miercuri srijeda sreda dimecres carsamba τεταρτη τετ среда ср crs',
  'thursday thu thur thurs donnerstag do jeudi jeu jueves jue giovedi gio donderdag quinta qui ctvrtek ct czwartek czw torsdag tor tors torstai stvrtok csutortok joi cetvrtak cetrtek dijous persembe πεμπτη πεμ четверг чт prs',
  'friday fri freitag fr vendredi ven viernes vie venerdi vrijdag vr sexta sex patek pa piatek pt fredag fre perjantai piatok pentek vineri petak petek divendres cuma παρασκευη παρ пятница пт pe',
  'saturday sat samstag sonnabend sa samedi sam sabado sab sabato zaterdag za sobota so sob lordag lor lauantai szombat sambata subota dissabte cumartesi σαββατο σαβ суббота сб cmt',
];

const table = (rows: string[], first: number) =>
  new Map(
    rows.flatMap((row, i) =>
      foldEmailText(row)
        .split(' ')
        .map((word) => [word, i + first] as const),
    ),
  );

const months = table(MONTHS, 1);
const ENGLISH = new Set(MONTHS.flatMap((row) => row.split(' ').slice(0, 2)).concat('sept', 'june', 'july'));

const weekdays = new Map<string, number[]>();
WEEKDAYS.forEach((row, day) => {
  for (const word of foldEmailText(row).split(' ')) weekdays.set(word, [...(weekdays.get(word) ?? []), day]);
});

/** The number of a month, 1 to 12, by its folded name. */
export function findMonthNumber(word: string): number | undefined {
  return months.get(word);
}

/** Whether a folded word is an English month. */
export function isEnglishMonth(word: string): boolean {
  return ENGLISH.has(word);
}

/** Weekdays that a folded word may mean; 0 is Sunday. `so` is Sunday in German and Saturday in Czech. */
export function findWeekdays(word: string): number[] | undefined {
  return weekdays.get(word.replace(/-feira$/, ''));
}
