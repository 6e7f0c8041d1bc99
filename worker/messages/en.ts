/**
 * The messages in English, by area: what loads together (docs/contributing.md, "Add a message"). A comment says where a
 * message stands if its text does not.
 */
export const en = {
  /** On every page. */
  common: {
    /** Title of a message that something failed. */
    error: 'Error',
    tryAgain: 'Try again',
    reload: 'Reload',
    partFailed: "That didn't load. Check your connection and try again.",
    newVersion: 'Reload, there is a new version',
    partOutdated: "This part of the page didn't load. Text you typed stays until you reload.",
    pageOutdated: "Part of this page didn't load. Anything you saved is safe.",
    connectionLost: 'Connection lost',
    connectionLostText:
      "We couldn't reach the server. Check your connection and try again. Anything you saved is safe.",
    somethingWrong: 'Something went wrong',
    somethingWrongText: "It's a problem on our end. Try again, or come back in a few minutes.",
    /** `id`: letters and digits. */
    includeRequestId: 'If you write to us, include this: {id}',
    goHome: 'Go to Homepage',
    dismiss: 'Dismiss',
    close: 'Close',
    cancel: 'Cancel',
    /** The name of a time zone by its city: "Rome time". */
    placeTime: '{city} time',
  },

  /** The first screen of an itinerary. */
  page: {
    /** In place of the countdown when the event begins. */
    eventTime: 'Event Time!',
    /** `time`: "2 days, 3 hours". */
    countdown: '{time} until the next adventure begins!',
    /** For screen readers, in place of the time in the countdown. */
    lessThanAMinute: 'Less than a minute',
    /** For screen readers: names the row of tabs. */
    views: 'Views',
    /** Tab: the events one below the other. */
    list: 'List',
    /** Tab, and the button that subscribes to the itinerary in a calendar app. */
    calendar: 'Calendar',
    /** Tab: frequent questions. */
    faq: 'FAQ',
    /** Above the title: whom the page knows the reader as. */
    youAre: 'You are {name}',
    /** Button behind it. */
    notYou: 'Not you?',
    /** After the days and the place: "June 11–13 · Lake Como · Hosted by Nora". */
    hostedBy: 'Hosted by {name}',
    nowAndNext: 'Now and next',
    /** Before the title of the event that is on. */
    now: 'Now',
    /** Before the title of the event that comes next. */
    next: 'Next',
    callYourHost: 'Call your host',
    /** For screen readers, after the name of a link. */
    opensMap: '(opens a map in a new tab)',
    /** For screen readers, after the name of a link. */
    opensTab: '(opens in a new tab)',
    /** After the title of the event that is on: "until 4:30 PM". */
    until: 'until {time}',
    /** After the title of the next event: "at 8:00 PM". */
    atTime: 'at {time}',
    /** The same on another day: "Saturday at 8:00 PM". */
    weekdayAtTime: '{weekday} at {time}',
    /** The same if it is soon. */
    inMinutes: 'in {minutes} min',
    /** After the last event. */
    thanks: 'Thanks for being there!',
    /** Link to a new itinerary. */
    planYourOwn: 'Plan your own',
    happeningNow: 'Happening now',
    /** Below a flight: when it arrives where it goes, with the zone there. */
    arrives: 'Arrives {time} {zone}',
    /** Below an event that ends on another day: until then. */
    endsUntil: 'Until {time}',
    /** For screen readers, before the mood of the event ("Vibe: relaxed"). */
    vibe: 'Vibe:',
    /** For screen readers: names the button for one event. */
    addEventToCalendar: 'Add to calendar: {title}',
    /** For screen readers, between two times, in place of a dash. */
    timeTo: 'to',
    upcomingEvents: 'Upcoming Events',
    pastEvents: 'Past Events',
    today: 'Today',
    tomorrow: 'Tomorrow',
    /** Before a phone number if the host gave no name: "Host: 555 0100". */
    host: 'Host',
    /** Who brings what, who rides with whom: lists in which guests enter themselves. */
    signUps: 'Sign-ups',
    /** For screen readers: names the list of who attends. */
    people: 'People',
    /** All guests. */
    everyone: 'Everyone',
    /** Between "Everyone" and the names of those who do not attend. */
    except: 'except',
    /** Button that shows the names that are left out. */
    morePeople: { one: '+{count} more', other: '+{count} more' },
    /** Button that shows the rest of a text, or of the menu. */
    more: 'More',
    /** Button that hides it again. */
    less: 'Less',
    loadingItinerary: 'Loading your itinerary...',
    /** Last line of the page. */
    madeWith: 'Made with Foldout',
    privacy: 'Privacy',
    myData: 'My data',
    /** Link: to report an abuse. */
    report: 'Report',
    loadFailed: "Couldn't load this. Check your connection and try again.",
    /** For screen readers: names the buttons at the page's end. */
    itinerary: 'Itinerary',
    /** Button: the settings for hosts. */
    admin: 'Admin',
    feedback: 'Feedback',
    /** Button: to leave the itinerary. */
    exit: 'Exit',
    share: 'Share',
    notifyMe: 'Notify me',
    /** For screen readers, before the name of the filter. */
    showEventsFor: 'Show events for',
    peopleCount: { one: '{count} person', other: '{count} people' },
    /** Who sees a private event. */
    onlyNamesAndHosts: 'Only {names} and hosts',
    onlyLinkedAndHosts: 'Only people with a personal link and hosts',
    onlyLinkedExceptNames: 'Only people with a personal link except {names}, and hosts',
  },

  /** Open an itinerary: the invitation, and the form for a code. */
  enter: {},

  /** What guests open on the page. */
  guest: {},

  /** Emails and push messages to guests. */
  mail: {},

  /** What hosts see. */
  host: {},
} as const;
