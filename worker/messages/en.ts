/**
 * The messages in English, by area: what loads together (docs/contributing.md, "Add a message"). A comment says where a
 * message stands if its text does not.
 */
export const en = {
  /** On every page. */
  common: {
    accessGranted: 'Access granted!',
    welcome: 'Welcome to the itinerary.',
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
    /** For screen readers: names the messages at the edge of the page. */
    pageMessages: 'Notifications',
    dismiss: 'Dismiss',
    close: 'Close',
    cancel: 'Cancel',
    /** The name of a time zone by its city: "Rome time". */
    placeTime: '{city} time',
    copied: 'Copied!',
    copy: 'Copy',
    copyFailed: 'Copy failed',
    copyFailedText: 'Could not copy to clipboard.',
    yes: 'Yes',
    maybe: 'Maybe',
    no: 'No',
    somethingWrongRetry: 'Something went wrong. Please try again.',
    /** `text`: a sentence about what failed */
    offlineAnd: "You're offline. {text}",
    pleaseTryAgain: 'Please try again.',
    eventCount: { one: '{count} event', other: '{count} events' },
    /** Last line of the page. */
    madeWith: 'Made with Foldout',
    privacy: 'Privacy',
    /** Link: to report an abuse. */
    report: 'Report',
  },

  /** The first screen of an itinerary. */
  page: {
    /** Link to the choice of a language, and its title. */
    language: 'Language',
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
    /** Button, last of the facts below the title: whom the page knows the reader as. Opens `notName`. */
    youAre: 'You are {name}',
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
    inOneHour: 'in 1 h',
    /** After the last event. */
    thanks: 'Thanks for being there!',
    /** Then, below all events. */
    untilNextTime: 'Until next time!',
    /** Link to a new itinerary. */
    planYourOwn: 'Plan your own',
    /** What that link does, for those who point at it or have it read aloud. */
    planWithFoldout: 'Create an itinerary of your own with Foldout',
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
    /** Button: the reader's tickets and passes */
    tickets: 'Tickets',
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
    myData: 'My data',
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
    /** Title of the list of names, and for screen readers before the name of the filter. */
    showEventsFor: 'Show events for',
    peopleCount: { one: '{count} person', other: '{count} people' },
    /** Who sees a private event. */
    onlyNamesAndHosts: 'Only {names} and hosts',
    onlyLinkedAndHosts: 'Only people with a personal link and hosts',
    onlyLinkedExceptNames: 'Only people with a personal link except {names}, and hosts',
  },

  /** Open an itinerary: the invitation, and the form for a code. */
  enter: {
    projectId: 'Project ID',
    characters: { one: '{count} character', other: '{count} characters' },
    yourEmail: 'Your Email',
    accessCode: 'Access Code',
    codeHint: { one: '{count} character, from your host', other: '{count} characters, from your host' },
    accessing: 'Accessing itinerary...',
    accessItinerary: 'Access Itinerary',
    useAnotherCode: 'Use another code',
    accessDenied: 'Access Denied',
    /** Who made the itinerary */
    byName: 'by {name}',
    unknownId: "We can't find an itinerary with this ID. Check it for typos.",
    /** `message`: a sentence */
    attemptsLeft: '{message} {count} attempt(s) remaining',
    tryAgainIn: {
      one: 'You can try again in {count} second.',
      other: 'You can try again in {count} seconds.',
    },
    tryAgainAt: 'You can try again at {time}.',
    codeLength: 'Access codes have {count} letters or digits.',
    askYourHost:
      'Access Code incorrect, try again or if you are unsure of your access code, reach out to your event host.',
    enterAnAccessCode: 'Please enter an access code',
    invalidCode: 'Invalid access code. Please check and try again.',
    expiredCode: 'Invalid or expired access code.',
    waiting: 'Waiting...',
    redirecting: 'Redirecting...',
    itineraryNotFound: 'Itinerary not found',
    /** Title of an invitation; `name` is that of the itinerary */
    joinName: 'Join {name}',
    joinAnItinerary: 'Join an itinerary',
    joinThis: 'Join this itinerary',
    accessError: 'Access Error',
    fiveAttempts: 'Five invalid attempts reached. Please refresh or reach out to your host.',
    youreInvited: "You're invited",
    sharedWithYou: '{name} shared the itinerary with you.',
    orEnterCode: 'Or enter the access code of the itinerary.',
    cantFindItinerary: "We can't find that itinerary",
    enterProjectId: 'Enter a project ID',
    linkIncomplete: 'The link may be incomplete. Ask your host to send it again.',
    enterTheProjectId: 'Enter the project ID.',
    enterYourEmail: 'Enter your email.',
    enterTheCode: 'Enter the access code.',
    somethingMissing: 'Missing Information',
    accessMissing: 'Please enter project ID, email, and access code.',
    accessBlocked: 'Too many failed attempts. Access has been blocked.',
    codeIncorrect: 'Access Code incorrect.',
    othersCodes: {
      one: "Too many wrong codes were entered by others. We'll try yours in {count} second.",
      other: "Too many wrong codes were entered by others. We'll try yours in {count} seconds.",
    },
    serverUnreachable: "We couldn't reach the server. Check your connection and try again.",
    openAnItinerary: 'Open an itinerary',
    openText: 'Your host gave you a project ID and an access code. No account needed.',
    missingId: 'Invalid share link - missing project ID',
    backHome: 'Back to Home',
    tooManyAttempts:
      "You've exceeded the maximum number of access attempts (5). Please contact the project owner for assistance or try again later.",
    /** For screen readers: names the links at the page’s end */
    aboutFoldout: 'About',
    terms: 'Terms',
    /** Link: what itineraries must not be used for */
    guidelines: 'Guidelines',
    accessibility: 'Accessibility',
    /** Link: frequent questions about Foldout */
    questions: 'FAQ',
    /** Link: whose pictures and programs are used */
    credits: 'Credits',
    pageNotFound: 'Page Not Found',
    pageNotFoundText:
      "We can't find that page. If someone sent you the link, it may be incomplete. Ask them to send it again.",
    /** In link previews */
    seeTheSchedule: 'See the full schedule on Foldout.',
  },

  /** What guests open on the page. */
  guest: {
    /** The question of the invitation (RSVP) */
    areYouComing: 'Are you coming?',
    /** The same for one event */
    willYouBeThere: 'Will you be there?',
    /** Names the answer to the invitation */
    rsvp: 'RSVP',
    /** For screen readers */
    rsvpOf: 'RSVP: {title}',
    /** What the guest answered */
    youreComing: "You're coming",
    youMightCome: 'You might come',
    youCantCome: "You can't come",
    loadingAnswer: 'Loading your answer…',
    /** Where there is no room for `seeAllAnswers` */
    answersShort: 'Answers',
    seeAllAnswers: 'See all answers',
    allAnswers: 'All answers',
    nobodyAnswered: 'Nobody has answered yet.',
    /** Button */
    change: 'Change',
    notSaved: 'Not saved',
    notSavedBecause: 'Not saved: {reason}',
    ok: 'OK',
    /** There is no connection now */
    waitingToSend: 'Waiting to send',
    /** Answers are no longer accepted; `day`: "Jun 5" */
    closedOn: 'Closed {day}',
    answerBy: 'Answer by {day}',
    /** The host gave this answer for the guest */
    byYourHost: 'By your host',
    answerFailed: "Couldn't load your answer.",
    send: 'Send',
    /** `time`: "Jun 12, 8:15 PM" */
    willYouBeThereOn: 'Will you be there on {time}?',
    /** For screen readers */
    willYouBeThereTitle: 'Will you be there? {title}',
    /** Button above the questions of several events */
    yesToAll: 'Yes to all {count}',
    roomFor: { one: 'There is room for {count} person.', other: 'There is room for {count} people.' },
    changeUntil: 'You can change your answer until {time}.',
    othersSeeAnswer: 'Other guests see your answer, without the note.',
    /** A host answers for a guest */
    howManyInAll: 'How many people, in all?',
    howManyWithYou: 'How many people, including you?',
    justMe: 'Just me',
    noteOptional: 'Note (optional)',
    onlyHostsRead: 'Only hosts read this.',
    answerSent: 'Your answer was sent',
    answerWaits: "No connection. Your answer is sent when you're online again.",
    answerNotSaved: "Your answer wasn't saved",
    /** `reason`: a sentence */
    askHostAfter: '{reason} Ask your host if you have questions.',
    accessEnded: 'Your access to this itinerary has ended.',
    answersFailed: "Couldn't load the answers. Check your connection and try again.",
    /** Title after a yes */
    youreComingTitle: "You're coming!",
    getThePlan: 'Keep the plan in the apps you already use.',
    addToCalendar: 'Add to calendar',
    whoAreYou: 'Who are you?',
    /** Title: the page took the guest for somebody else */
    notName: 'Not {name}?',
    /** Button: back from a name that was chosen by mistake */
    notYou: 'Not you?',
    yourName: 'Your name',
    chooseName: 'Choose name',
    skip: 'Skip',
    chooseNameText: "Choose your name to see your own events. Everyone else's stay one tap away.",
    forgetMyName: 'Forget my name',
    typeToFind: 'Find your name',
    /** Label of the field below a short list of names, in place of `yourName` */
    nameNotListed: 'Not listed? Type your name',
    continue: 'Continue',
    /** Button, after a list of similar names */
    noIAm: "No, I'm {name}",
    pleaseEnterName: 'Please enter a name.',
    /** Title, above `needsLink`: somebody whose name needs its personal link */
    helloName: 'Hi {name}',
    /** Why a name can’t be chosen */
    needsLink: 'Ask your host for your personal link.',
    namesFound: { one: '{count} name found', other: '{count} names found' },
    nameIsFree: 'No one in the list has this name yet.',
    leavePersonalLink:
      'This page was opened with the personal link of {name}. Leaving removes it and the offline copy from this device. To come back, open the personal link again.',
    leave: 'Leave',
    /** Follows `needsLink` in the dialog. */
    needsLinkWhy: 'It keeps others from answering for you.',
    /** In place of `needsLink`, where the guest has chosen an answer. */
    linkAfterAnswer: 'Your host gets your answer and can send you your personal link.',
    askForMyLink: 'Ask for my link',
    /** Instead of `askForMyLink`, where the guest has chosen an answer. */
    sendAndAskForLink: 'Send and ask for my link',
    /** Title, once the host was asked for the link */
    linkAskedTitle: 'Request sent',
    linkAsked:
      "Your host can now send you {name}'s personal link. Until then, this page shows what everyone sees.",
    /** On the page, after the dialog. */
    linkAskedBefore: "You asked your host for {name}'s personal link.",
    /** In place of `linkAskedBefore`, where the guest has answered; `answer`: Yes, Maybe or No. */
    linkAskedAnswered: "Your answer {answer} was sent. Your host can now send you {name}'s personal link.",
    done: 'Done',
    saveFailed: "Couldn't save. Check your connection and try again.",
    print: 'Print',
    searchPeople: 'Search people',
    noMatches: 'No matches.',
    exitFailed: "Couldn't exit the itinerary. Check your connection and try again.",
    youLeft: 'You left {title}',
    toReturn: 'To return, open your link again.',
    leaveItinerary: 'Leave itinerary?',
    /** Button, instead of leaving */
    stay: 'Stay',
    exitWithLink: "Are you sure you want to exit? You'll need your link to return.",
    exitWithCode: "Are you sure you want to exit? You'll need the project ID and access code to return.",
    linkRenewed: 'Your host renewed your link. Ask for the new one.',
    pleaseEnterEmail: 'Please enter your email address.',
    orByEmail: 'Or by email',
    /** Label of a field */
    email: 'Email',
    emailHint: "We'll send you a link to confirm. Every email has a link to unsubscribe.",
    /** Button: to get notifications by email */
    emailMe: 'Email me',
    installFirst: 'On iPhone and iPad, add this page to your Home Screen first:',
    /** `icon` is a picture of the button; name it as Apple does */
    installShare: 'Tap {icon} Share in your browser.',
    installAdd: 'Tap {icon} Add to Home Screen.',
    installOpen: 'Open it from there and tap Notify me again.',
    notifyText:
      'Find out when an event is added, moved or removed. Several changes come as one message, and none at night unless a day runs late.',
    notifyFailed: "Couldn't load this. Check your connection and try again.",
    whichEvents: 'Which events',
    allEvents: 'All events',
    onlyMyEvents: 'Only my events',
    remindMe: 'Remind me',
    remindEvening: 'The evening before, with tomorrow’s plan',
    remindHour: 'An hour before each event',
    checkYourEmail: 'Check your email',
    notificationsOn: 'Notifications on',
    turnOff: 'Turn off',
    confirmationSent: 'We sent a link to {email}. Open it to confirm.',
    /** Where notifications are on */
    onThisDevice: 'On this device.',
    onDeviceAndEmail: 'On this device and by email to {email}.',
    byEmailTo: 'By email to {email}.',
    notificationsBlocked:
      "Notifications from this site are blocked. Allow them in your browser's settings for this site, then come back, or use email.",
    turnOnNotifications: 'Turn on notifications',
    notAllowed: 'Notifications were not allowed. You can change that in your browser, or use email.',
    notificationsFailed: "That didn't work. Check your connection and try again, or use email.",
    turnOffFailed: "Couldn't turn off notifications. Check your connection and try again.",
    /** For screen readers, after the name of a button that shows a state */
    isOn: '(on)',
    howWeHandleData: 'How we handle your data',
    /** `email` is a button */
    didYouMean: 'Did you mean {email}?',
    feedbackUnsent: "Your feedback won't be sent.",
    helpUsImprove: 'Help Us Improve!',
    feedbackText:
      'What works well in Foldout, and what could be better? This goes to the team that makes Foldout, not to your host.',
    sendFeedback: 'Send Feedback',
    yourRole: 'Your role',
    yourFeedback: 'Your feedback',
    imTheOwner: "I'm the owner",
    imAGuest: "I'm a guest",
    missingInformation: 'Missing Information',
    feedbackMissing: 'Please select your role and provide feedback before submitting.',
    thankYou: 'Thank you!',
    feedbackFailed: 'Failed to submit feedback. Please try again.',
    discardChanges: 'Discard changes?',
    discard: 'Discard',
    keepEditing: 'Keep Editing',
    when: 'When',
    location: 'Location',
    whoSeesThis: 'Who sees this',
    /** For screen readers */
    eventDescription: 'Description',
    vibeAndStyle: 'Vibe & Style',
    googleCalendar: 'Google Calendar',
    appleOutlook: 'Apple, Outlook',
    /** For screen readers, after "Apple, Outlook" */
    otherCalendars: 'and other calendars (.ics file)',
    /** In a calendar app: who attends */
    calendarWith: 'With: {names}',
    /** In a calendar app: who attends */
    calendarExcept: 'Everyone except {names}',
    calendarVibe: 'Vibe & Style: {vibe}',
    /** When it is where the reader is: "2:30 AM for you" */
    timeForYou: '{time} for you',
    timeForYouOn: '{weekday} {time} for you',
    allDay: 'All day',
    noEventsScheduled: 'No events scheduled',
    noEventsOn: 'No events scheduled, {days}',
    /** Button in a day of the calendar */
    moreOn: '+{count} more',
    /** For screen readers, after it */
    moreOnDay: 'on {day}',
    /** For screen readers, before the title */
    privateEvent: 'Private:',
    dayIsToday: 'today',
    noEvents: 'no events',
    /** Button, back to all events of a day */
    allOfDay: 'All of {date}',
    goToADay: 'Go to a day',
    duplicate: 'Duplicate',
    edit: 'Edit',
    images: 'Images',
    allImages: 'All images',
    imageOf: 'Image {number} of {count}',
    enlargeImage: 'Enlarge image {number} of {count}',
    imageNumber: 'Image {number}',
    pauseSlideshow: 'Pause slideshow',
    playSlideshow: 'Play slideshow',
    previousImage: 'Previous image',
    nextImage: 'Next image',
    faqsUpdated: 'FAQs updated',
    moreChanges: { one: '{count} more change', other: '{count} more changes' },
    eventAdded: 'Added: {title}',
    eventRemoved: 'Removed: {title}',
    titleChanged: 'Title changed',
    placeUpdated: 'Place updated',
    phoneUpdated: 'Phone number updated',
    imagesUpdated: 'Images updated',
    linksUpdated: 'Links updated',
    /** The settings of the invitation */
    rsvpUpdated: 'RSVP updated',
    designUpdated: 'Design updated',
    offlineAsOf: "You're offline. Last updated {time}.",
    shownAsOf: 'Shown as of {time}. Changes may be missing.',
    changes: 'Changes',
    whatChanged: 'What changed',
    /** `time`: "2:10 PM", "Tuesday", "Jun 3" */
    sinceTime: 'Since {time}',
    sinceYesterday: 'Since yesterday',
    seeAllChanges: { one: 'See the change', other: 'See all {count} changes' },
    /** Beside one of several changes: how many others there are */
    othersChanged: '+{count} more',
    /** Button: tells the hosts that the guest knows */
    gotIt: 'Got it',
    /** When an event that is gone would have been */
    wasTime: 'Was {time}',
    /** Mark beside an event */
    markChanged: 'Changed',
    /** Mark beside an event */
    markNew: 'New',
    /** Title: a choice of map apps */
    openIn: 'Open in',
    copyAddress: 'Copy address',
    choiceKept: 'Your choice is kept on this phone.',
    openedIn: 'Opened in {app}',
    nothingMoreToday: 'Nothing more today.',
    laterToday: 'Later today',
    /** Below a code on the screen in the hall. */
    openOnYourPhone: 'Open on your phone',
    frequentQuestions: 'Frequently asked questions',
    collapseAll: 'Collapse all',
    expandAll: 'Expand all',
    noFaqsYet: 'No FAQs Yet',
    askHost: 'Ask your host if you have questions.',
    noEventsForPeople: 'No Events for Selected People',
    noEventsForPeopleText: 'Try selecting different people or clear the filter to see all events.',
    showEveryone: 'Show Everyone',
    noEventsYet: 'No Events Yet',
    hostIsPlanning: 'Your host is still planning. Check back soon.',
    /** Label in print, before a time */
    arrivesLabel: 'Arrives',
    /** Label in print, before a time */
    untilLabel: 'Until',
    /** Label in print: who sees it */
    privateLabel: 'Private',
    generated: 'Generated {date}',
    totalEvents: 'Total Events: {count} ({upcoming} upcoming, {past} past)',
    completeItinerary: 'Complete Itinerary',
    eventsForNames: 'Events for: {names}',
    /** `events`: "5 events" */
    printed: 'Printed {date} · {events}',
    qrCodeOf: 'QR code of {url}',
    /** A sign-up list that takes no more names */
    listClosed: 'Closed',
    signUpsFailed: "Couldn't load the sign-up lists. Check your connection and try again.",
    noSignUps: 'No sign-up lists yet.',
    ticketsFailed: "Couldn't load the tickets. Check your connection and try again.",
    noTickets: 'No tickets yet.',
    /** Below the title of a ticket */
    opensPdf: 'Opens the PDF',
    addToWallet: 'Add to Wallet',
    /** Below the title of a ticket: nobody else sees it */
    onlyForYou: 'Only for you',
    /** Button below the first tickets of an event */
    allTickets: 'All tickets ({count})',
    ticketsEnd: 'Tickets are deleted 30 days after the last event.',
    tellWhoFirst: 'To take a place, tell us who you are.',
    chooseYourName: 'Choose your name',
    placeWaits: "No connection. Your place is taken when you're online again.",
    savedTitle: 'Saved: {title}',
    placeNotSaved: "Your place wasn't saved",
    taken: 'Taken',
    free: 'Free',
    allTaken: 'All {count} taken',
    takenOf: '{taken} of {places} taken',
    full: 'Full',
    /** Button: to enter oneself in a list */
    take: 'Take',
    giveBack: 'Give back: {label}',
    yours: 'Yours',
    yourPlaces: 'Your places: {label}',
    oneLess: 'One less',
    oneMore: 'One more',
    shareItinerary: 'Share this itinerary',
    /** For screen readers: names the link */
    inviteLink: 'invite link',
    scanToOpen: 'Opens the itinerary when scanned. For printed invitations.',
    linkFailed: "Couldn't load the link.",
    message: 'Message',
    copyMessage: 'Copy message',
    copyLink: 'Copy link',
    shareLink: 'Share link',
    downloadFailed: 'Download failed',
    qrSaveFailed: 'Could not save the QR code.',
    /** A message to friends; `title` may have the dates behind it */
    invitationMessage: "You're invited: {title}. Everything is here: {url}",
    titleAndDates: '{title}, {dates}',
    subscribe: 'Subscribe in your calendar',
    calendarOwn:
      'Your own events, always up to date. Keep this link to yourself: it works as long as your personal link.',
    calendarAll:
      'Stays up to date automatically. Anyone with this link can see the events until the access code changes.',
    /** Label of a choice of people */
    eventsFor: 'Events for',
    calendarLinkFailed: "Couldn't load the calendar link.",
    openInCalendar: 'Open in calendar app',
    googleHint: 'For Google Calendar, copy the link and add it there under "Other calendars", "From URL".',
    /** For screen readers: names the link */
    calendarLink: 'calendar link',
    /** After the number of places taken */
    isWaitingToSend: 'waiting to send',
    /** What happened to an event, here and below */
    changeRemoved: '{title} was removed',
    /** `start`: "Saturday, Jun 12 at 9:00 PM" */
    changeNew: '{title} is new: {start}',
    /** What changed about one event, as a sentence of its own */
    changeSentence: '{text}.',
    /** Two changes of one event */
    changeBoth: '{first}, {second}',
    /** `changes`: the next messages, separated by commas */
    changeIsNow: '{title} is now {changes}',
    changeCalled: 'called {title}',
    /** On a phone; `time`: "8:00 PM", "Fri 8:00 PM" */
    changeMoved: '{title} moved to {time}',
    changeAtPlace: 'at {place}',
    /** `day`: "Saturday, Jun 12" */
    changeOnAt: 'on {day} at {time}',
    changeOnFromTo: 'on {day} from {start} to {end}',
    /** `was`: the time of before */
    changeWas: '{is} (was {was})',
    changeNoEnd: '{title} on {day} no longer has an end time',
    /** `end`: a time */
    changeEndsAt: '{title} on {day} now ends at {end}',
    /** `end`: a date and time */
    changeEndsOn: '{title} on {day} now ends on {end}',
    changeNoPlace: '{title} no longer has a location',
    changePeople: 'The people for {title} changed',
    changeDetails: 'The details of {title} changed',
    sharingFailed: 'Sharing failed',
    /** After "Sharing failed" */
    copyInstead: 'Copy the link instead.',
    /** Button: saves the QR code */
    download: 'Download',
    /** For screen readers: names that button */
    downloadQrCode: 'Download QR code',
    /** Title: a check by Cloudflare that keeps programs out */
    areYouAPerson: 'Are you a person?',
    whyCheck:
      'We get unusually many requests right now. This check by Cloudflare keeps programs out. What you entered is kept.',
    loadingCheck: 'Loading the check…',
    /** For screen readers, after `loadingCheck` */
    checkLoaded: 'The check is ready.',
    checkFailed: 'The check didn’t load. Check your connection and try again.',
    /** For screen readers; `link`: "invite link" */
    qrCodeOfLink: 'QR code of the {link}',
    /** For screen readers: what kind of thing the images are */
    carousel: 'carousel',
  },

  /** Why the server refused something, by its code: see web/lib/error-texts.ts. Loads after an error. */
  errors: {
    errorAccessRequired: 'Enter the access code to open this itinerary.',
    errorIdentity: 'Tell us who you are first.',
    errorRsvpClosed: 'Your host isn’t collecting answers here right now.',
    errorSignUpClosed: 'This list is closed. Ask your host for a change.',
    errorNotFound: 'We couldn’t find that.',
    errorConflict: 'Someone else changed this. Reload to see the latest version.',
    errorNameTaken: 'There is already someone with this name.',
    errorSimilarName: 'There is already someone with a similar name. Is this you?',
    errorFull: 'There is no place left.',
    errorNotifyFull: 'Too many people already get notifications for this itinerary.',
    errorTooLarge: 'This is too large.',
    errorSuspended: 'This itinerary was taken down and can’t be opened.',
    errorLocked: 'Too many wrong codes were entered. Try again later, or open the link your host shared.',
    errorRateLimited: 'Too many requests. Wait a moment and try again.',
    errorBusy: 'Foldout is busy right now. Try again in a moment.',
    errorNotConfigured: 'This feature isn’t set up yet.',
    errorInvalid: 'Some of the information isn’t valid. Check it and try again.',
    errorLinkKnows: 'Your personal link already says who you are.',
    errorLookAlike: 'This looks like a name on the guest list. Type it the way your host does.',
    errorAlphabet: 'Use letters of one alphabet.',
    errorCommas: 'Use a name without commas.',
    errorLinkEnded: 'This link no longer works. Ask your host for a new one.',
    errorEventGone: 'This event no longer exists.',
    errorSomeoneElse: 'Someone else has opened the itinerary here since.',
    errorListChanged: 'This list has changed. Reload and try again.',
    errorEmail: 'Please enter a valid email address.',
    errorRequired: 'This field is required.',
    errorValue: 'This value isn’t valid.',
    /** In a report of an itinerary, here and below */
    errorReason: 'Choose a reason.',
    errorReport: 'Tell us what is wrong.',
    errorTicketGone: 'This ticket was deleted.',
    errorPush: 'This browser’s push service isn’t supported.',
  },

  /** What hosts send to guests, in the language of the guest. Loads in any language. */
  invite: {
    /** A message to a guest; `title` may have the dates behind it */
    personalInvitation: 'Hi {name}! This is your own link to {title}. Please keep it to yourself: {url}',
    personalTitleAndDates: '{title}, {dates}',
    /** A message to all who have not answered */
    askAnswer: 'Hi! Are you coming to {title}? Please let us know: {url}',
    /** `deadline`: "Jun 5" */
    askAnswerBy: 'Hi! Are you coming to {title}? Please let us know by {deadline}: {url}',
    askAnswerOf: 'Hi {name}! Are you coming to {title}? Please let us know: {url}',
    askAnswerOfBy: 'Hi {name}! Are you coming to {title}? Please let us know by {deadline}: {url}',
  },

  /** Emails and push messages to guests. */
  mail: {
    /** The page for the choice of a language and a clock. */
    languageText: 'For itineraries in this browser. What your host wrote stays as it is.',
    clock: 'Clock',
    clockOfRegion: 'As usual where I am',
    clock12: '12 hours (2:30 PM)',
    clock24: '24 hours (14:30)',
    save: 'Save',
    backToItinerary: 'Back to the itinerary',
    /** Last line of a push message */
    pushMoreChanges: { one: '{count} more change', other: '{count} more changes' },
    /** In an email, in place of the time */
    noticeRemoved: 'Removed',
    /** In an email: the event is new */
    noticeNew: 'New',
    /** In a calendar app: an event that is gone and has no title anymore */
    calendarCanceled: 'Canceled',
    /** In a calendar app: an event that is gone */
    calendarCanceledTitle: 'Canceled: {title}',
    /** `start`: "Sat, Jun 12 at 9:00 PM" */
    pushNew: '{title} is new: {start}',
    pushRemoved: '{title} was removed',
    pushMovedTo: '{title} is now on {start}',
    pushMovedToday: '{title} is now at {time} instead of {before}',
    /** `day`: "Sat, Jun 12" */
    noticeStart: '{day} at {time}',
    /** What changed about an event, in a list; here and below */
    factTitle: 'now called {title}',
    factDay: 'new day',
    factTime: 'new time',
    factNoEnd: 'end time removed',
    factEnd: 'new end time',
    factPlace: 'new place',
    factDetails: 'new details',
    factAttendance: 'your attendance changed',
    remindInAnHour: 'In an hour: {title}, {time}',
    /** `event`: "7:00 PM Dinner" */
    remindTomorrow: 'Tomorrow: {event}',
    remindMore: 'and {count} more',
    /** Subject of an email */
    confirmAddressTitle: 'Confirm your email address',
    /** Shown after the subject in lists of emails */
    confirmAddressWhy: 'Confirm it to get an email when the plan changes.',
    emailsAboutChanges: 'Emails about changes',
    confirmAddressText: 'Confirm your email address to hear when an event is added, moved or removed.',
    linkWorksADay: 'The link works for 24 hours.',
    /** Button */
    confirmAddress: 'Confirm address',
    onlyConfirmed:
      'If this wasn’t you, you can ignore this email. Only confirmed addresses get emails about changes.',
    whyAddressEntered: 'You get this email because somebody entered your address.',
    /** Subject of an email, before the title of the itinerary */
    planChanged: 'The plan changed',
    changesSinceLast: {
      one: '{count} change since the last email.',
      other: '{count} changes since the last email.',
    },
    /** Button */
    openItinerary: 'Open itinerary',
    whyNotices: 'You get this email because you asked to hear about changes to this itinerary.',
    whyReminders: 'You get this email because you asked to be reminded of this itinerary.',
    /** Subject of an email, before the title of the itinerary */
    inAnHour: 'In an hour',
    unsubscribe: 'Unsubscribe',
    /** Link in an email that nobody asked for */
    neverEmail: 'Never email me again',
    /** The page that ends all email of ours to an address, here and below */
    neverAsk: 'Never get email from us again?',
    neverText:
      'Foldout then sends nothing to this address, no matter who enters it: no codes, no notifications, no confirmations. Only receipts for your own payments still come.',
    neverDone: 'We won’t email you again',
    neverDoneText: 'This holds for everything that Foldout sends. It may take a minute.',
    /** Link */
    neverUndo: 'I want email again',
    againAsk: 'Get email from us again?',
    againText: 'You need this to get the codes of an itinerary, or notifications.',
    /** Button */
    againButton: 'Allow email again',
    againDone: 'You can get email again',
    againDoneText: 'This address isn’t blocked anymore.',
    mailLinkIncomplete: 'This link isn’t complete',
    mailLinkIncompleteText: 'Open it from the email again.',
    /** The first start of an itinerary on the home screen, here and below */
    openHereAsk: 'Open this itinerary here?',
    openHereText:
      'This browser gets the access of the one that made this link. Go on only if you added the itinerary to your home screen yourself.',
    /** Link */
    notNow: 'Not now',
    linkExpired: 'This link has expired',
    linkExpiredText: 'Open the itinerary and choose “Notify me” to get a new email.',
    getEmailsTitle: 'Get emails about changes?',
    getEmailsText: 'We’ll tell you when an event of {name} is added, moved or removed.',
    /** Button */
    confirm: 'Confirm',
    unsubscribed: 'You’re unsubscribed',
    unsubscribedText: 'You won’t get any more emails about changes to this itinerary.',
    /** Title */
    unsubscribeAsk: 'Unsubscribe?',
    unsubscribeText: 'You won’t get any more emails about changes to {name}.',
    allSet: 'You’re all set',
    allSetText: 'We’ll email you when {name} changes.',
    /** Title of an email, in place of a title that somebody else may have written */
    yourItinerary: 'Your itinerary {id}',
    dataErased: 'Your data was erased',
    dataErasedText:
      'This browser can’t open the itinerary anymore. Where a host wrote your name into an event it stays: ask your host.',
    goToFoldout: 'Go to Foldout',
    notKnown: "This browser doesn't know you yet",
    notKnownText: 'An itinerary stores something of guests only after they have said who they are.',
    /** Title */
    eraseAsk: 'Erase your data?',
    eraseText:
      'Your answers, notes, sign-ups, requests, tickets and notifications are deleted for good, and this browser loses access to the itinerary.',
    /** Button */
    eraseMyData: 'Erase my data',
    /** Link beside it */
    keepData: 'Keep it',
    yourData: 'Your data',
    yourDataText: 'What this itinerary stores about you, {name}.',
    dataName: 'Name',
    dataLink: 'Personal link',
    /** `day`: a date, or "never" */
    dataLastOpened: 'Last opened {day}',
    dataNotUsed: 'Not used',
    dataNever: 'never',
    dataAnswer: 'Answer for the itinerary',
    /** `id`: a number */
    dataEventAnswer: 'Answer for event {id}',
    dataAskedForLink: 'Asked for a link',
    dataNotifications: 'Notifications',
    /** Notifications in a browser, after "Notifications" */
    dataDevice: 'On a device',
    dataPlace: 'Sign-up',
    dataTicket: 'Ticket or pass',
    dataNamedIn: 'Named in an event, by a host',
    reportTitle: 'Report this itinerary',
    reportText: 'A person reads every report. The host isn’t told who sent it. Itinerary: {id}',
    reportWhat: 'What is wrong?',
    reportDetails: 'Details',
    reportDetailsHint: 'What did you see, and where?',
    reportEmail: 'Your email (optional)',
    reportEmailHint: 'For a receipt, and if we have a question.',
    reportSend: 'Send report',
    reportGuidelines: 'Community Guidelines',
    reportReceived: 'We received your report and will look at it. Its number is {id}.',
    reportReceipt: 'We sent you a receipt.',
    reportIllegal: 'Illegal content',
    reportAbuse: 'Harassment or abuse',
    reportSpam: 'Spam or fraud',
    reportOther: 'Something else',
    reportNoItinerary: 'There is no itinerary with this project ID.',
    reportFailed: 'We couldn’t send your report',
    /** In place of the app where scripts are off */
    needsJavaScript: 'Foldout needs JavaScript. Please turn it on and reload the page.',
    /** Of an image in a link preview, here and below */
    coverOfItinerary: 'The cover of the itinerary.',
    invitationImage: 'You’re invited: a folded itinerary.',
    /** The page of an itinerary that the operator has taken down, here and below */
    suspendedTitle: 'This itinerary was taken down',
    suspendedText: 'It isn’t available anymore.',
    /** `reason`: a sentence */
    suspendedForHosts: 'Nobody can open it, and it sends nothing. Reason: {reason} You can still export it.',
    suspendedContact: 'Questions? Write to {email}.',
    /** Link: saves it as a file */
    exportItinerary: 'Export itinerary',
    /** In the email to somebody who reported an itinerary, here and below */
    reportNoun: 'Report',
    /** Subject and title */
    reportReceivedTitle: 'We received your report',
    reportLooked: 'A person will look at it.',
    reportWhatNext:
      'Thank you. A person will look at it and decide what to do. If the itinerary is against the law or our guidelines, we take it down.',
    reportReply: 'To add something, reply to this email.',
    /** Label, before a time */
    reportReceivedAt: 'Received',
    reportNotYou: 'If you didn’t report anything, you can ignore this email.',
    reportWhyEmail: 'You get this email because somebody entered your address with a report.',
  },

  /** What hosts see. */
} as const;
