import { t } from '../../worker/messages/t.ts';

/** What the server says to hosts when it refuses, by its words. They are in the parts `refusals`, `errors` and `site`. */
const BY_TEXT: Record<string, () => string> = {
  'You’ve reached today’s upload limit. Remove an image or try again tomorrow.': () =>
    t('refusedImagesToday'),
  'You’ve reached today’s upload limit. Try again tomorrow.': () => t('refusedUploadsToday'),
  'An itinerary has room for 200 tickets and 300 MB. Delete some first.': () => t('refusedTickets'),
  'This person is in too many long guest lists. Shorten some of them first.': () => t('refusedLongLists'),
  'This name is too long for the guests of an event.': () => t('refusedLongName'),
  'There is already someone with this name.': () => t('errorNameTaken'),
  'Use a name without commas.': () => t('errorCommas'),
  'This person is no longer in the list.': () => t('refusedPersonGone'),
  'Choose another person.': () => t('refusedSamePerson'),
  'It’s too late to undo this.': () => t('refusedUndoLate'),
  'This change is too old to undo.': () => t('refusedChangeOldUndo'),
  'This change is too old.': () => t('refusedChangeOld'),
  'Answers can’t be undone. Change the answer instead.': () => t('refusedUndoAnswer'),
  'Undo this with the link in our email to the earlier address.': () => t('refusedUndoAddress'),
  'This was done before.': () => t('refusedDoneBefore'),
  'This proposal is no longer waiting.': () => t('refusedProposalGone'),
  'Some of these are no longer waiting. Reload to see which.': () => t('refusedProposalsGone'),
  'The event to be changed no longer exists.': () => t('errorEventGone'),
  'That event is no longer in the itinerary.': () => t('refusedEventLeft'),
  'This event is already in another itinerary.': () => t('refusedEventElsewhere'),
  'This question has already been answered.': () => t('refusedAnswered'),
  'This email is no longer available. Emails are deleted after 30 days.': () => t('refusedEmailGone'),
  'This item is not an event.': () => t('refusedNoEvent'),
  'This item can’t be edited.': () => t('refusedNotEditable'),
  'This FAQ no longer exists.': () => t('refusedFaqGone'),
  'This key was already revoked.': () => t('refusedKeyGone'),
  'This payment can’t be changed anymore. Reload the page.': () => t('refusedPaymentFixed'),
  'This payment was refunded.': () => t('refusedRefunded'),
  'This itinerary already has Full Access.': () => t('hasFullAccess'),
  'This itinerary was already created. Find its codes in the email we sent you.': () => t('refusedCreated'),
  'End time must be after the start time.': () => t('endAfterStart'),
  'Enter a date between 1990 and 2100.': () => t('refusedDate'),
  'Events must stay between 1990 and 2100.': () => t('refusedDates'),
  'Add a date and time first.': () => t('refusedWithoutDate'),
  'Add a date and time before assigning.': () => t('refusedAssignDate'),
  'Please select at least one event to assign.': () => t('refusedAssignNone'),
  'Choose at least one event.': () => t('refusedNoneChosen'),
  'This is too long or too large.': () => t('refusedTooLong'),
  'This is too short or too small.': () => t('refusedTooShort'),
  'Choose one of the options.': () => t('refusedOption'),
  'This email address is too long.': () => t('refusedLongEmail'),
  'Enter a web address, such as example.com.': () => t('enterAddressSuchAs'),
  'Enter a color as # and six digits or letters from a to f.': () => t('refusedColor'),
  'Choose one of your images.': () => t('refusedImage'),
  'Add at least one line.': () => t('refusedNoLine'),
  'A line isn’t part of this list anymore. Reload and try again.': () => t('refusedLineGone'),
  'That file is empty.': () => t('refusedEmptyFile'),
  'This is another kind of file.': () => t('refusedOtherFile'),
  'This file is too large.': () => t('importTooLarge'),
  'Choose a file of at most 10 MB.': () => t('refusedTenMegabytes'),
  'Please select an image file.': () => t('errorImage'),
  'Choose a PDF, a JPEG, PNG or WebP image, or a wallet pass.': () => t('errorPaper'),
  'This is not a Foldout export.': () => t('refusedNoExport'),
  'This file was exported by a newer version of Foldout.': () => t('refusedNewerExport'),
  'This itinerary is too large to copy.': () => t('refusedLargeCopy'),
  'Paste your plan, or choose a file.': () => t('refusedNothingPasted'),
  'We couldn’t read this file. Paste its text instead.': () => t('refusedUnreadable'),
  'There is no text in this file. It may be a scan or a photo.': () => t('refusedScan'),
  'There is no text in it.': () => t('refusedNoText'),
  'This PDF is too large. Use one of up to 5 MB.': () => t('refusedLargePdf'),
  'This plan is too large. Use up to 256 KB at once.': () => t('refusedLargePlan'),
  'This plan has too many lines. Add it in parts.': () => t('refusedManyLines'),
  'This plan is too much to read at once. Add it in parts.': () => t('refusedTooMuch'),
  'Enter the itinerary name exactly as shown.': () => t('refusedConfirmName'),
  'Enter the email address of this account.': () => t('refusedConfirmEmail'),
  'This link has expired or belongs to another account.': () => t('refusedLinkOfOther'),
  'There is no other address to confirm.': () => t('refusedNoAddress'),
  'Add your email address first.': () => t('refusedWithoutEmail'),
  'Failed to upload image. Please try again.': () => t('refusedUploadImage'),
  'Failed to upload the file. Please try again.': () => t('refusedUploadFile'),
  'Failed to upload profile picture. Please try again.': () => t('refusedUploadAvatar'),
  'Failed to save image changes. Please try again.': () => t('refusedSaveImages'),
  'We can’t show these codes anymore. Set new ones in the Security tab first.': () => t('refusedCodesLost'),
};

/** Those with a number. */
const BY_PATTERN: [pattern: RegExp, write: (limit: string) => string][] = [
  [/^An itinerary can have at most (\d+) events\.$/, (limit) => t('refusedEvents', { limit })],
  [/^An itinerary can have at most (\d+) FAQs\.$/, (limit) => t('refusedFaqs', { limit })],
  [/^An itinerary can have at most (\d+) guests\.$/, (limit) => t('refusedGuests', { limit })],
  [/^An itinerary can have at most (\d+) sign-up lists\.$/, (limit) => t('refusedLists', { limit })],
  [/^An itinerary can have up to (\d+) keys\. Revoke one first\.$/, (limit) => t('refusedKeys', { limit })],
  [
    /^Up to (\d+) proposals can wait\. Add or delete some of them first\.$/,
    (limit) => t('refusedProposals', { limit }),
  ],
  [/^You can assign up to (\d+) events at once\.$/, (limit) => t('refusedAssign', { limit })],
  [/^Enter at most (\d+)\.$/, (limit) => t('refusedAtMost', { limit })],
  [/^Enter at least (\d+)\.$/, (limit) => t('refusedAtLeast', { limit })],
  [/^Use at most (\d+) characters\.$/, (limit) => t('refusedCharacters', { limit })],
  [/^Use at most (\d+) lines\.$/, (limit) => t('refusedLines', { limit })],
  [/^Use exactly (\d+) letters or digits\.$/, (limit) => t('refusedCodeLength', { limit })],
];

/** Missing names and texts of forms, which forms notice before the server. */
const MISSING = /^Please enter (?!a valid)/;

/** Writes in the reader's language what the server said to a host; undefined if it said something else. */
export function findHostText(message: string): (() => string) | undefined {
  const known = BY_TEXT[message];
  if (known) return known;
  if (MISSING.test(message)) return () => t('errorRequired');
  for (const [pattern, write] of BY_PATTERN) {
    const limit = pattern.exec(message)?.[1];
    if (limit !== undefined) return () => write(limit);
  }
  return undefined;
}
