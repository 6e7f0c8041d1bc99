/** Creating an itinerary, pasting a plan, reviewing and importing. */
export const planEn = {
  planWithoutDays: 'We couldn’t find when things happen in this. Add a day and a time to each event.',
  planNotAdded: "Couldn't add your plan",
  pastePlanAgain: 'Paste it again in the admin panel.',
  projectAddressFailed: "Couldn't load the address. Check your connection and try again.",
  noEmailReceived: 'Receiving email is not set up on this server.',
  /** For screen readers, after "Copy" */
  projectAddress: "the itinerary's address",
  /** When an address is replaced */
  oldProjectAddress: 'The old one stops working at once. Update any forwarding rules.',
  /** Title, and the button that opens it */
  pasteOrImport: 'Paste or import',
  /** Title */
  reviewAndAdd: 'Review and add',
  eventsFailed: "Couldn't load the events. Check your connection and try again.",
  reviewCount: { one: 'Review {count} event', other: 'Review {count} events' },
  /** In an empty itinerary */
  waitForReview: {
    one: '{count} event is waiting for your review.',
    other: '{count} events are waiting for your review.',
  },
  nothingToReview: 'Nothing to review',
  pasteMore: 'Paste more',
  trialHasRoom: 'Your trial includes one event. Choose the one to add; the others stay here, to review.',
  trialIsFull: 'Your trial includes one event, which you have added. Full Access adds these, too.',
  proposalGone: 'This was added or deleted while you were editing.',
  /** For screen readers: names a form */
  editProposalOf: 'Edit {title}',
  /** The same without a title */
  editProposal: 'Edit event',
  changedByHost: 'This event changed while you were editing, by another host.',
  addDateFirst: 'Add a date first.',
  /** Button that opens the checkout; `price`: "$19" */
  addAllFor: { one: 'Add {count} event for {price}', other: 'Add all {count} for {price}' },
  /** The same, if others have to be reviewed first */
  addSomeFor: { one: 'Add {count} event for {price}', other: 'Add {count} events for {price}' },
  /** Button */
  addFirstOne: 'Add the first one',
  /** Button */
  addYourEvents: { one: 'Add your event', other: 'Add your {count} events' },
  /** About events; sentences here and below stand one after the other */
  needCheckFirst: { one: '{count} needs your review first.', other: '{count} need your review first.' },
  pendingOfCopy: {
    one: '{count} event of your copy will be added with Full Access.',
    other: '{count} events of your copy will be added with Full Access.',
  },
  trialRoomForOne: 'The free trial has room for one event. Full Access has room for all, paid once.',
  guestsDontSeeThem: 'Guests can’t see them yet.',
  /** For screen readers: names a form */
  newEventOfText: 'New event',
  saveEvent: 'Save event',
  eventTimeMissing: 'Please enter a date and time.',
  planHint:
    "A chat, a note, cells of a spreadsheet, an assistant's answer. We read it as soon as you paste it; nothing is added until you say so.",
  /** In the empty field; we must be able to read it */
  planExample:
    'Friday, June 12\n3 pm check-in, Hotel Bella Vista\n7:30 pm dinner at Trattoria Roma\n\nSaturday\n10 am boat trip from the harbor',
  /** Button */
  findEvents: 'Find events',
  planFormats: '.ics, .csv, .eml, PDF, or a Foldout export',
  noPlanOnClipboard: 'There is no plan on the clipboard. Copy your plan first, then come back.',
  pasteNotAllowed: 'Your browser didn’t allow it. Press and hold the field, then choose Paste.',
  /** Button */
  pastePlanButton: 'Paste',
  eventWithoutTitle: 'Untitled event',
  /** Title */
  discardEvents: { one: 'Discard this event?', other: 'Discard {count} events?' },
  discardNamedText: "“{title}” won't be added. Your itinerary doesn't change.",
  discardEventsText: {
    one: "{count} event won't be added. Your itinerary doesn't change.",
    other: "{count} events won't be added. Your itinerary doesn't change.",
  },
  forwardInstead: 'Forward emails instead',
  forwardToPlan:
    "Forward confirmations and plans to this itinerary's own address. Their events are in the Events tab then, to review.",
  sharingOnApple:
    'On iPhone and iPad, copy the plan in the other app and paste it here, or email it to this address.',
  sharingToApp:
    'If you install Foldout as an app, you can also share text, calendar files and PDFs to it from other apps.',
  /** Title of a section */
  forwardEmails: 'Forward emails',
  /** Button */
  selectNone: 'Select none',
  /** Button */
  selectAllProposals: 'Select all',
  /** Button; of events */
  changeCount: 'Change {count}',
  /** For screen readers: names a menu */
  moreForChosen: 'More for the chosen events',
  /** Of events */
  discardCount: 'Discard {count}',
  eventsChanged: { one: '{count} event changed', other: '{count} events changed' },
  /** Part of a button: "Add 9 events, make 1 change, remove 1 event"; here and below */
  addEventsPart: { one: 'add {count} event', other: 'add {count} events' },
  makeChangesPart: { one: 'make {count} change', other: 'make {count} changes' },
  removeEventsPart: { one: 'remove {count} event', other: 'remove {count} events' },
  /** The same if nothing is chosen */
  addEventsNone: 'add events',
  /** What was done, or the first part of it: "9 events added, 1 changed" */
  eventsAdded: { one: '{count} event added', other: '{count} events added' },
  eventsRemoved: { one: '{count} event removed', other: '{count} events removed' },
  /** A later part of it, here and below */
  moreEventsChanged: '{count} changed',
  moreEventsRemoved: '{count} removed',
  /** Mark beside a proposed event, here and below */
  markCancellation: 'Cancellation',
  markChange: 'Change',
  markAlreadyAdded: 'Already added',
  markCheck: 'Check',
  markCheckDate: 'Check date',
  markCheckTime: 'Check time',
  markCheckZone: 'Check time zone',
  /** Heading above them */
  changesOfEvents: 'Changes',
  /** `zone`: "Rome time" */
  allInZone: 'All times are in {zone}.',
  /** `reason`: "It isn’t decided yet." */
  reasonOfAll: 'For all of them: {reason}',
  /** Explains the question marks beside times */
  startsGuessed: {
    one: '{count} time is a guess (?).',
    other: '{count} times are guesses (?).',
  },
  /** `all`: the number of events */
  someNeedCheck: {
    one: '{count} of {all} events needs a check.',
    other: '{count} of {all} events need a check.',
  },
  /** Where an event was read; also a button that shows it */
  /** What a proposal was read from; here and below */
  fromText: 'Pasted text',
  fromTable: 'Spreadsheet',
  fromEmail: 'Email',
  fromCalendar: 'Calendar file',
  fromExport: 'Export',
  proposalSource: 'Source',
  sharedPlanWaits: 'A plan that you shared from another app is waiting.',
  /** Link, after that */
  addSharedPlan: 'Add it',
  editEverything: 'Edit everything',
  proposalSaveFailed: 'Failed to save the event. Please try again.',
  discardFailed: 'Failed to discard the events. Please try again.',
  acceptFailed: 'Failed to add the events. Please try again.',
  addTicketFailed: 'Failed to add the ticket. Please try again.',
  proposedTicketAdded: 'Ticket added',
  discardTicketFailed: 'Failed to discard the ticket. Please try again.',
  ticketDiscarded: 'Ticket discarded',
  eventsWaitAgain: 'The events are in the Events tab again, to review.',
  addressUpdated: 'Address updated',
  renewAddressFailed: 'Failed to get a new address. Please try again.',
  spreadsheetUnreadable: "Spreadsheets can't be read as a file. Copy the cells and paste them here.",
  planFileUnreadable: "This file can't be read. Open it, copy the text, and paste it here.",
  planImageUnreadable: "Images can't be read. Copy the text from it and paste it here.",
  planKindUnknown: "We can't read this kind of file. Open it, copy the text, and paste it here.",
  planMissing: 'Paste your plan, or choose a file.',
  /** `limit`: "256 KB" */
  planTextTooLarge: 'This text is too large. Add up to {limit} at a time.',
  planFileTooLarge: 'This file is too large. Add up to {limit} at a time.',
  planFileEmpty: 'This file is empty.',
  /** Before the description of an event */
  changeDetailsLabel: 'Details',
  /** Before the guests of an event */
  changeWho: 'Who',
  changeVisibleTo: 'Visible to',
  proposalEventDeleted: 'The event was deleted.',
  proposalOutdated: 'The event was changed after this was proposed.',
  /** `time`: "Jun 12, 2026, 8:15 PM" */
  looksLikeEvent: 'It looks like “{title}”, {time}.',
  /** For screen readers, before the time */
  dateAndTime: 'Date and time',
  noDateYet: 'No date yet',
  /** An event that guests answer */
  asksForRsvp: 'Asks for RSVP',
  asksForRsvpUpTo: 'Asks for RSVP, capacity {capacity}',
  noEventsFound: 'We found no events in this. Events need a day, such as “Saturday” or “June 12”.',
  textStillHere: "We couldn't reach the server. Your text is still here, so try again.",
  readFailed: 'Something went wrong on our end. Try again in a few minutes.',
  /** For screen readers: names a section */
  notRead: 'Not read',
  selectWords: 'Select the words of an event, then make an event from them.',
  /** Button */
  makeEventFromThis: 'Make an event from this',
  /** Completes "You tried to: …"; `events`: "3 events" */
  triedToAdd: {
    one: 'add {events}. It stays in your Events tab, to review.',
    other: 'add {events}. All {count} stay in your Events tab, to review.',
  },
  textIsLeft: 'Some text is left.',
  allAlreadyThere: 'All of this is already in your itinerary.',
  /** Last entry of a menu of itineraries */
  createNewPlan: '+ Create New Itinerary',
  assignFailed: 'Failed to assign the event. Please try again.',
  eventAssigned: 'Event assigned',
  /** `name`: an itinerary */
  eventAddedTo: '“{title}” was added to {name}.',
  assignSomeFailed: 'Failed to assign some events. Please try again.',
  eventsAssigned: 'Events assigned',
  eventsAddedTo: { one: '{count} event was added to {name}.', other: '{count} events were added to {name}.' },
  /** After the message before; `reasons`: sentences */
  notAddedBecause: '{count} not added: {reasons}',
  /** Badge of an event, here and below */
  badgeCanceled: 'Canceled',
  badgeDuplicate: 'Possible duplicate',
  badgeNeedsReview: 'Needs Review',
  badgeLowConfidence: 'Low Confidence ({confidence}%)',
  /** For screen readers: names the badges */
  needsAttention: 'Needs attention',
  /** Title */
  editEventDetails: 'Edit Event Details',
  /** Button */
  saveChangesOfEvent: 'Save Changes',
  changedByEmail: 'This event changed while you were editing, from a newer email or another window.',
  dateBeforeAssigning: 'Add a date before assigning.',
  /** Label */
  attendees: 'Attendees',
  /** Label: flight, hotel … */
  eventType: 'Event Type',
  typeFlight: 'Flight',
  typeHotel: 'Hotel',
  typeRestaurant: 'Restaurant',
  typeActivity: 'Activity',
  typeTransportation: 'Transportation',
  typeOther: 'Other',
  newerUpdateAnyway: '“{title}” was changed in the itinerary after this email was read. Update it anyway?',
  newerRemoveAnyway: '“{title}” was changed in the itinerary after this email was read. Remove it anyway?',
  updateAnyway: 'Update anyway',
  removeAnyway: 'Remove anyway',
  keepAsItIs: 'Keep as it is',
  updatedByEmail: 'Updated by a newer email.',
  keepChange: 'Keep change',
  undoEmailChange: 'Undo change',
  /** `name`: an itinerary */
  emailChanges: 'A newer email changes “{title}” in {name}.',
  updateItinerary: 'Update itinerary',
  ignoreEmail: 'Ignore',
  emailCancels: 'A newer email says this was canceled.',
  deleteEventOfEmail: 'Delete event',
  keepEvent: 'Keep event',
  emailCancelsNamed: 'A newer email says “{title}” in {name} was canceled.',
  removeFromItinerary: 'Remove from itinerary',
  duplicateIn: 'This may be a duplicate of “{title}” in {name}.',
  duplicateInAt: 'This may be a duplicate of “{title}” in {name}, {time}.',
  duplicateHere: 'This may be a duplicate of “{title}” in this list.',
  duplicateHereAt: 'This may be a duplicate of “{title}” in this list, {time}.',
  deleteThisOne: 'Delete this one',
  keepBoth: 'Keep both',
  /** Label */
  dateTime: 'Date & Time',
  /** Title */
  sourceEmail: 'Source email',
  /** Legend of marked words */
  dateTimeMarked: 'Date & time',
  noSubject: '(no subject)',
  emailFailed: "Couldn't load the email. Check your connection and try again.",
  emailExpired: 'Emails are deleted after 30 days, so this one is no longer available.',
  /** Before the legend */
  highlighted: 'Highlighted:',
  /** For screen readers */
  textOfEmail: 'Text of the email',
  emailWithoutText: 'This email has no text.',
  emailIsCut: 'Only the beginning of this email is shown.',
  /** The email that an event was read from */
  mailFrom: 'From “{subject}”, {sender}, {date}',
  mailForwarded: 'From “{subject}”, {sender}, {date}, forwarded by {name}',
  unknownSender: "Sent from {address}, which isn't one of your addresses.",
  confirmationMailed: 'We sent an email to {email}. Open the link in it to confirm.',
  alreadyConfirmed: '{email} is already confirmed.',
  noUnclaimed: 'No unclaimed events',
  noUnclaimedText:
    'Forward a booking confirmation to your address. Its events appear here within a minute, ready to add to an itinerary.',
  updateUnclaimedFailed: 'Failed to update the event. Please try again.',
  deleteUnclaimedFailed: 'Failed to delete the event. Please try again.',
  unclaimedDeleted: 'Event deleted',
  unclaimedRestored: 'Event restored',
  restoreUnclaimedFailed: 'Failed to restore the event. Please try again.',
  /** `name`: an itinerary */
  eventInUpdated: '“{title}” in {name} was updated.',
  itineraryUpdated: 'Itinerary updated',
  confirmationFailed: 'Failed to send the confirmation email. Please try again.',
  /** Button */
  deselectAll: 'Deselect All',
  /** Button */
  selectAllUnclaimed: 'Select All',
  /** Button that opens a menu of itineraries */
  sendToPlan: 'Send to itinerary...',
  sendCountToPlan: 'Send {count} to itinerary...',
  /** Button that opens a menu of itineraries */
  assignTo: 'Assign to...',
  /** Button */
  checkEvent: 'Check Event',
  /** For screen readers */
  emailOf: 'Email of {title}',
  /** For screen readers */
  deleteUnclaimedOf: 'Delete {title}',
  /** For screen readers, before "Flight" */
  typeTerm: 'Type',
  /** For screen readers, before the next */
  addedTerm: 'Added',
  addedOn: 'Added {date}',
  /** For screen readers, after "Copy" */
  forwardingCode: 'the forwarding code',
  unclaimedGone: 'This event was assigned or deleted while you were editing.',
  unclaimedUpdated: 'Event updated',
  otherAddresses: 'Other addresses of yours',
  /** Beside an address */
  confirmationIsSent: 'Confirmation sent',
  /** For screen readers */
  removeAddress: 'Remove {email}',
  yourAddressFailed: "Couldn't load your address. Check your connection and try again.",
  verifyFirst: 'Verify your email address to get a forwarding address.',
  /** For screen readers, after "Copy" */
  yourForwardingAddress: 'your forwarding address',
  /** When an address is replaced */
  oldAddressEnds: 'The old one stops working in 7 days. Update any forwarding rules.',
  oldAddressUntil: '{address} still works until {date}.',
  addressRemoved: 'Address removed',
  removeAddressFailed: 'Failed to remove the address. Please try again.',
  confirmationExpired:
    'This link has expired, was already used, or belongs to another account. Select "This is me" on the event to get a new one.',
  receivedEmailsText: 'Recent emails and what we found.',
  emailsFailed: "Couldn't load your emails. Check your connection and try again.",
  /** What came of an email to the forwarding address; here and below */
  mailReading: 'Reading…',
  mailCode: 'Gmail forwarding code found.',
  gmailCodeText: 'To forward email to Foldout, enter this code in Gmail under Settings > Forwarding: {code}.',
  emailWithoutSubject: 'Email without a subject',
  mailNewEvents: { one: '{count} new event.', other: '{count} new events.' },
  mailNewAndChanged: {
    one: '{count} new event, {changed} changed.',
    other: '{count} new events, {changed} changed.',
  },
  mailEventsChanged: { one: '{count} event changed.', other: '{count} events changed.' },
  mailEventsCanceled: { one: '{count} event canceled.', other: '{count} events canceled.' },
  mailNoneToCancel: 'No matching event to cancel.',
  mailKnown: 'Already imported.',
  mailAutomatic: 'Automatic reply, not read.',
  mailNoBooking: 'No booking found.',
  mailTooMany: '{limit} events are to review already. Add or discard some, then forward this email again.',
  noEmailsYet: 'No emails yet',
  noEmailsText: 'Forward a booking to your address. It appears here within a minute.',
  /** Label */
  yourNameLabel: 'Your Name',
  codesByEmail: "We'll email you two codes: one to share, one for editing.",
  /** With the next three as links */
  acceptTerms: 'I accept the {terms}, {privacy}, and {guidelines}.',
  termsAndConditions: 'Terms and Conditions',
  privacyPolicy: 'Privacy Policy',
  communityGuidelines: 'Community Guidelines',
  /** On the button, meanwhile */
  creating: 'Creating...',
  /** Button */
  createItinerary: 'Create itinerary',
  /** After "Discard changes?" */
  enteredUnsaved: "What you entered won't be saved.",
  createFailed: 'Failed to create project. Please try again.',
  yourNameMissing: 'Please enter your name.',
  yourEmailMissing: 'Please enter your email.',
  termsNotAccepted:
    'Please accept the Terms and Conditions, Privacy Policy, and Community Guidelines to continue.',
  fillAllFields: 'Please fill in all required fields including your email.',
  /** Title */
  termsRequired: 'Terms Required',
  /** Title */
  addToAnItinerary: 'Add to an itinerary',
  /** Of the itineraries */
  whichOne: 'Which one?',
  noEditableItinerary: "This browser can't edit an itinerary yet. Sign in, or create one first.",
  /** Link */
  newItinerary: 'New itinerary',
  /** Title */
  sharedFromApp: 'Shared from another app?',
  continueIfShared: 'Continue only if you shared this yourself.',
  /** Title */
  tooMuchAtOnce: "That's too much at once",
  shareUpTo: 'Share up to {files} files and {size} MB at a time. Nothing was added.',
  /** Title */
  nothingToAdd: 'Nothing to add',
  nothingShared:
    "Share text, a calendar file or a PDF from another app to Foldout. On iPhone, copy the plan and paste it into the Events tab, or email it to your itinerary's address.",
  itineraryNotOpened: "Couldn't open the itinerary",
  /** Title of the page */
  sharedPlanTitle: 'Add a shared plan · Foldout',
  sharedStillHere: "We couldn't reach the server. What you shared is still here, so try again.",
  /** Title, and button */
  copyForChat: 'Copy for chat',
  copyForChatText: 'The plan as a message for a group chat. Private events are left out.',
  /** Label */
  whatToCopy: 'What to copy',
  wholePlan: 'The whole plan',
  /** For screen readers, before the time */
  changeTheTime: 'Change the time:',
  /** Button */
  addADate: 'Add a date',
  /** Button, after "This event changed while you were editing" */
  keepMyEvent: 'Keep mine',
  showNewerVersion: 'Show the newer version',
  /** In the empty field */
  addAPlace: 'Add a place',
  /** For screen readers, after "Source" */
  sourceOf: 'of {title}',
  /** For screen readers: names a menu */
  moreForEvent: 'More for {title}',
  /** For screen readers */
  selectEvent: 'Select {title}',
  /** For screen readers, before names */
  privateChangeWho: 'Private, change who comes:',
  /** For screen readers, before names */
  changeWhoComes: 'Change who comes:',
  /** For screen readers, before an old value */
  wasBefore: 'Was',
  /** A choice that changes nothing */
  changeAsIs: 'As is',
  /** Title; `events`: "8 events" */
  changeEvents: 'Change {events}',
  emptyStays: 'What you leave empty stays as it is.',
  /** Button */
  changeChosen: 'Change',
  /** Label */
  moveByDays: 'Move by days',
  moveByDaysExample: '1 or -1',
  /** Label */
  yearOfEvents: 'Year',
  /** "Everyone" is understood in English only */
  guestsOfEventsHint: 'Separate names with commas, or write Everyone.',
  whoSeesThem: 'Who sees them?',
  daysInvalid: 'Enter a number of days.',
  yearInvalid: 'Enter a year.',
  exceptMissing: 'Add who must not see them.',
  guestMissing: 'Please add at least one guest.',
  namesOrEveryone: 'Separate names with commas. Leave blank for everyone.',
  namesWithCommas: 'Separate names with commas.',
  /** Why something that was read should be checked, or was not read; here and below */
  reasonNoDate: 'We couldn’t find a date.',
  reasonSeveralDates: 'The day and the month could be swapped.',
  reasonWeekdayDiffers: 'The weekday doesn’t fit the date.',
  reasonRelativeDate: 'We worked out the date from today.',
  reasonDayNumber: 'We worked out the date from the first day.',
  reasonNearbyDate: 'The date stands further up in the text.',
  reasonDayUnclear: 'It may be on another day.',
  reasonOutsideDates: 'It’s not within the days of this itinerary.',
  reasonYearNotStated: 'The year isn’t given.',
  reasonNoTime: 'No time is given. We used 12:00 PM.',
  reasonAllDay: 'It’s an all-day event. We used 12:00 PM.',
  reasonVagueTime: 'The time is approximate.',
  reasonPartOfDay: 'We worked out AM or PM from the words around it.',
  reasonAmOrPm: 'It could be AM or PM.',
  reasonSeveralTimes: 'The line has several times.',
  reasonTimesOdd: 'The times don’t fit together.',
  reasonMaybe: 'It isn’t decided yet.',
  reasonChangedLater: 'It may have been changed.',
  reasonSecret: 'It sounds like a secret. Choose who sees it.',
  reasonFromChat: 'It comes from a chat. Check that it’s what was agreed.',
  reasonNoTitle: 'We couldn’t find a name for it.',
  reasonWeakLine: 'We aren’t sure that this is an event.',
  reasonZoneUnknown: 'We couldn’t tell which time zone it’s in.',
  reasonZoneOfPlace: 'The place is in another time zone.',
  reasonOffsetContradicts: 'The time zone doesn’t match the place.',
  reasonRepeats: 'One of the dates of a repeating event.',
  reasonRepeatsFurther: 'It repeats more often than we could add.',
  reasonInThePast: 'It’s in the past.',
  reasonPartlyRead: 'Part of it was too large to read.',
  reasonReadByModel: 'Read by AI. Check it against the text.',
  reasonCheckOriginal: 'Check it against the original.',
  emailReasonSenderTyped: 'It came from an address that isn’t one of yours.',
  emailReasonSenderNotAuthenticated: 'We couldn’t verify who sent it.',
  emailReasonUnknownKind: 'We couldn’t tell what kind of event it is.',
  emailReasonCanceled: 'An email says that this was canceled.',
  emailReasonDuplicate: 'It may be the same as another one.',
  emailReasonNoDate: 'We couldn’t find a date in the email.',
  emailReasonSeveralDates: 'The email could mean more than one date.',
  emailReasonNoTime: 'The email doesn’t give a time.',
  emailReasonCheckInAssumed: 'The email doesn’t give a check-in time. We used 3:00 PM.',
  emailReasonYearNotStated: 'The email doesn’t give the year.',
  emailReasonYearAcrossNewYear: 'The email doesn’t give the year. It could be next year.',
  emailReasonOffsetContradicts: 'The time zone in the email doesn’t match the place.',
  emailReasonNoPlace: 'We couldn’t find a place in the email.',
  emailReasonEvidenceWeak: 'The email doesn’t clearly say this.',
  emailReasonReadByModel: 'Read by AI. Check it against the email.',
  emailReasonPartlyRead: 'Part of the email was too large to read. Check it against the email.',
  unreadableTooLarge:
    'This email is too large to read. Forward only the confirmation, without large attachments.',
  unreadableTooManyParts: 'This email has too many parts to read. Forward only the confirmation.',
  unreadableHeaderTooLarge: 'We couldn’t read this email because its header is too large.',
  unreadableEmpty: 'This email is empty.',
  unreadableMalformed: 'We couldn’t read this email. Forward it again, or add the event yourself.',
  unreadableNotUnderstood:
    'We couldn’t tell what was booked. Add the details yourself, or delete this event.',
  unreadableGone: 'We couldn’t read this email in time and no longer have it. Forward it again.',
  unreadableGaveUp:
    'We couldn’t read this email because something went wrong on our end. Add the event yourself.',
  unreadableStopped:
    'We tried to read this email twice and couldn’t finish. Forward only the confirmation, or add the event yourself.',
  notReadBecauseNoEvent: 'We found no event in this text.',
  notReadBecauseLimit:
    'Only the first {limit} events of a plan are read. Add some of them, then paste this again.',
  notReadBecauseTooLong: 'The plan was too long to read this far. Paste this again on its own.',
  notReadBecauseQuoted: 'This was quoted from an earlier email.',
  notReadBecauseCanceled: 'This was canceled.',
  notReadBecauseQuestion: 'This is a question.',
  notReadBecauseRepeated: 'This repeats an event.',
} as const;
