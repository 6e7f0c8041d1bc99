import type { PlanWords } from './plan-words.ts';

export const ENGLISH_PLAN: PlanWords = {
  language: 'en',
  day: 'day',
  today: 'today|tonight',
  tomorrow: 'tomorrow|tmrw|tmw',
  dayAfterTomorrow: 'day after tomorrow',
  next: 'next',
  weekdays: '',
  morning: 'morning|early|am',
  afternoon: 'afternoon',
  evening: 'evening|night|tonight|late',
  morningEvents: 'breakfast|brunch|sunrise|wake.?up|morning',
  eveningEvents:
    'dinner|supper|drinks?|cocktails?|party|sunset|club(?:bing)?|nightcap|concert|gig|bar|pub|evening|tonight|night|dj|fireworks|reception|afters',
  to: 'to|till|until|til',
  around: 'around|about|approx\\.?|approximately|circa|ca\\.?|roughly|-?ish',
  maybe:
    'maybe|perhaps|possibly|tbc|tbd|tentative(?:ly)?|to be (?:confirmed|decided|determined)|not sure|if we|optional|could|should we|shall we|might|or so|not (?:yet )?(?:confirmed|decided|fixed)|provisional(?:ly)?|pencil(?:led)?',
  canceled: 'cancell?ed|called off|no longer|not happening|scrapped|dropped|skip(?:ping|ped)?',
  changed:
    'moved|instead|changed?|rather than|actually|reschedul\\w+|postponed|pushed|new time|correction|update|now at|not at|make it|make that|scratch that',
  notEvents:
    'rsvp|deadline|due|by the|no later than|book(?:ed|ing)? by|reply by|pay(?:ment|able)?|deposit|open(?:s|ing)? (?:hours|from|until|daily|at)|opening hours|opens|closes|served|cancel(?:lation)? (?:by|until|free)|free cancellation|last (?:updated|edited|modified)|updated|printed|created|version|valid|invoice|ordered|departs every|every \\d+|tickets? on sale|parking|quiet hours',
  closings:
    'best(?: regards| wishes)?|(?:kind|warm) regards|regards|cheers|love|thanks|thank you|sincerely|yours|xoxo|xo|take care|see you(?: soon)?',
  asides:
    "tips?|notes?|reminders?|to.?do|packing list|good to know|don't forget|remember|book|reserve|buy|bring|pack|check|make sure",
  done: '(?:already )?booked|reserved|paid|done|sorted',
  hours: 'h|hrs?|hours?',
  minutes: 'm|mins?|minutes?',
  labels: {
    title:
      'title|event|event name|name|activity|what|subject|summary|plan|item|programme|program|session|description of activity',
    date: 'date|day|when|start date|event date|dates|date & time|date and time',
    time: 'time|times|hour|hours|at|time slot|schedule',
    start:
      'start|starts|begin|begins|from|starts at|start datetime|start date/time|start date and time|start time & date',
    end: 'end|ends|finish|finishes|to|until|till|ends at|end date/time|end datetime|end date and time',
    startTime: 'start time|starting time|begin time|time start',
    endDate: 'end date|date end|last day',
    endTime: 'end time|ending time|finish time|time end',
    duration: 'duration|length|how long',
    place: 'location|place|where|venue|meeting point|meet at|spot|room|location name',
    address: 'address|street address',
    description: 'description|notes?|details|comments?|info|remarks?|dress code|bring|body|more info',
    people: 'who|attendees|guests|people|participants|for whom|attending|invitees',
    allDay: 'all day event|all day|all-day|all day\\?',
    zone: 'time ?zone|tz|zone',
  },
};
