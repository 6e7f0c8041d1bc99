import type { Calendar } from './lexicon.ts';

/** Languages of which only dates are read. */
export const OTHER_CALENDARS: Pick<Calendar, 'months' | 'weekdays'>[] = [
  // Slovak
  {
    months:
      'jan|januar|januara feb|februar|februara mar|marca|marec april|apr|aprila maja|maj jun|juna jul|jula august|aug|augusta september|sep|septembra oktober|okt|oktobra november|nov|novembra december|dec|decembra',
    weekdays: 'ne|nedela po|pondelok ut|utorok streda|st stvrtok piatok sobota|so',
  },
  // Slovenian
  {
    months:
      'jan|januar feb|februar mar|marec april|apr maj jun|junij jul|julij avgust|avg september|sep oktober|okt november|nov december|dec',
    weekdays: 'nedelja pon|ponedeljek torek sreda cetrtek petek sobota|sob',
  },
  // Russian
  {
    months:
      'января|январь|янв февраля|февраль|фев марта|март|мар апреля|апрель|апр мая|маи июня|июнь|июн июля|июль|июл августа|август|авг сентября|сентябрь|сен октября|октябрь|окт ноября|ноябрь|ноя декабря|декабрь|дек',
    weekdays: 'воскресенье|вс понедельник|пн вторник|вт среда|ср четверг|чт пятница|пт суббота|сб',
  },
];
