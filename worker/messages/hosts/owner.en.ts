/** Emails to the owners of itineraries and accounts, and the pages that their links open. The Worker writes them. */
export const ownerEn = {
  /** In a sentence, in place of a name that somebody else may have written. */
  mailUnnamed: 'your itinerary {id}',
  mailOwns: 'You get this email because you own this itinerary.',
  mailProjectId: 'Project ID',
  /** The email with the codes, here and below. The subject has the name of the itinerary behind it. */
  codesSubject: 'Your itinerary',
  codesPreheader: 'Your link, your access code for guests, and your admin code for editing.',
  codesReady: 'Your itinerary is ready',
  codesHi: 'Hi {name},',
  codesHiUnnamed: 'Hi,',
  codesText:
    'Open your itinerary in one tap, and send the same link to your guests. It includes the access code, so they need no account.',
  codesLink: 'Link for your guests:',
  codesAccess: 'Access code',
  codesAccessFor: 'For guests (view only)',
  codesAdmin: 'Admin code',
  codesAdminFor: 'For you and co-hosts (editing)',
  codesElsewhere: 'To edit in another browser, open the itinerary, tap Admin and enter the admin code.',
  codesForward:
    'Don’t forward this email to guests: anyone with the admin code can edit. Share the link instead.',
  /** After many wrong codes, here and below. */
  lockoutSubject: 'Suspicious access attempts',
  lockoutPreheader: 'More than 100 wrong codes were entered in the last 24 hours.',
  lockoutText:
    'More than 100 wrong codes were entered for this itinerary in the last 24 hours. We limit how often codes can be tried. Guests who already have access are not affected.',
  lockoutPaid:
    'To be safe, set a new access code in the admin panel under Security and share it with your guests.',
  lockoutTrial:
    'To be safe, set a new access code and share it with your guests. With Full Access, you can do this in the admin panel under Security.',
  /** The receipt, here and below. */
  receiptSubject: 'Receipt: Full Access',
  receiptPreheader: '{total}, one-time payment. There are no further charges.',
  receiptNoun: 'Receipt',
  receiptTitle: 'Full Access for {name}',
  receiptThanks:
    'Thank you! You can now add all your events and FAQs, and customize colors, fonts, images and links.',
  receiptNoCharges: 'There are no further charges.',
  receiptFullAccess: 'Full Access',
  receiptOneTime: 'One-time payment',
  receiptCoupon: 'Coupon {code}',
  receiptTotal: 'Total',
  receiptDate: 'Date',
  receiptWithdraw: 'You can withdraw from the contract within 14 days, without giving a reason.',
  /** To the address before it was changed, here and below. */
  addressSubject: 'Owner’s email changed',
  addressPreheader: 'We won’t send emails about this itinerary to this address anymore.',
  addressText:
    'The email address of this itinerary’s owner was changed, so we won’t send emails about it to this address anymore.',
  addressCodesEnded: 'The codes in our earlier email no longer work.',
  addressCodeEnded: 'The admin code in our earlier email no longer works.',
  addressUndoText:
    'If this itinerary is yours and you didn’t expect this, undo the change within 7 days. You then get new codes.',
  addressUndo: 'Undo the change',
  addressNotYours: 'If this itinerary isn’t yours, you can ignore this email.',
  addressWhy: 'You get this email because this was the address of the itinerary’s owner.',
  /** To an address that an account wants to import emails from, here and below. */
  aliasPreheader: 'Confirm it to import confirmation emails that you forward from this address.',
  aliasAccount: 'Foldout account',
  aliasText: 'Somebody with a Foldout account asked to import confirmation emails sent from this address.',
  aliasHow: 'If this was you, sign in to your account and use the button below. It works for 24 hours.',
  aliasAddress: 'Address',
  aliasNotYou: 'If this wasn’t you, you can ignore this email.',
  /** Withdrawing from a contract: the email, and the pages by the link in the receipt. */
  withdrawalSubject: 'Withdrawal confirmed',
  withdrawalPreheader: 'We refunded {total}.',
  withdrawalNoun: 'Withdrawal',
  withdrawalDone: 'You withdrew from the contract',
  withdrawalText:
    'We received your withdrawal from the purchase of Full Access for {name}, and refunded the full price to your payment method. Banks take up to ten days to show it.',
  withdrawalKept: 'The itinerary is a trial again. Everything in it was kept.',
  withdrawalRefunded: 'Refunded',
  withdrawalAt: 'Withdrawn',
  withdrawalLink: 'Withdraw from the contract',
  /** `day`: "June 12, 2027" */
  withdrawalPaid:
    'You paid {total} for Full Access to itinerary {id} on {day}. You can withdraw within 14 days, without giving a reason, and get the full price back.',
  withdrawalConfirm: 'Confirm the withdrawal',
  withdrawalConfirmText:
    'We refund the full price, and itinerary {id} becomes a trial again. Everything in it is kept. We confirm it by email.',
  withdrawalButton: 'Confirm withdrawal',
  withdrawalDoneText:
    'We refunded the full price on {day} and sent you an email that confirms it. Banks take up to ten days to show a refund.',
  withdrawalLate: 'You can’t withdraw anymore',
  withdrawalClosed: 'A purchase can be withdrawn from within 14 days. That time has passed.',
  withdrawalNothing: 'Nothing was paid for this itinerary that could be refunded.',
  withdrawalFailed: 'That didn’t work',
  /** A page by a link that is cut, here and in `never`. */
  linkIncompleteTitle: 'This link isn’t complete',
  linkOfReceipt: 'Open it from your receipt again.',
  /** Deleting an itinerary without an account: the email, and the pages by its link. */
  deletionSubject: 'Delete your itinerary?',
  deletionPreheader: 'Nothing is deleted until you confirm it.',
  deletionNoun: 'Delete itinerary',
  deletionAsk: 'Delete {name}?',
  deletionText:
    'Somebody with the admin code asked to delete this itinerary. Nothing is deleted until you confirm it on the page that this button opens.',
  deletionWhat:
    'Its events, FAQs, images, guests and answers are deleted for good. The link works for 24 hours.',
  deletionIgnore: 'If you want to keep it, ignore this email.',
  deletionPageAsk: 'Delete “{name}”?',
  deletionPageText:
    'Its events, FAQs, images, guests and answers are deleted for good, and its links stop working. This can’t be undone.',
  deletionDone: 'The itinerary was deleted',
  deletionDoneText: 'Its links no longer work. Payment records are kept as the law requires.',
  deletionEndedText:
    'It works for 24 hours, and not after the owner’s email or the admin code has changed. Ask for a new one in the admin panel.',
  ownerLinkEnded: 'This link no longer works',
  /** Before an itinerary that nobody uses is deleted: the email, and the pages by its link. */
  endingSubject: 'Keep your itinerary?',
  endingPreheader: 'Nobody has used it for a long time, so it will be deleted.',
  endingAsk: 'Keep {name}?',
  endingOldPaid: 'Its last event was almost three years ago.',
  endingOldTrial: 'Nobody has opened it for months since its last event.',
  /** `time`: with the zone. "Export" is a button. */
  endingText:
    'We don’t keep people’s plans forever: it will be deleted on {time}. To keep it, use the button. To save a copy, open it and choose Export.',
  endingKeep: 'Keep it',
  endingIgnore: 'If you don’t need it anymore, you have nothing to do.',
  endingPageAsk: 'Keep this itinerary?',
  endingPageText: 'Itinerary {id} then stays as it is.',
  endingKept: 'It stays',
  endingKeptText: 'Nothing will be deleted.',
  endingGone: 'This itinerary is gone',
  endingGoneText: 'It was deleted, or the link isn’t complete.',
  /** The pages that undo a change of the owner's address. */
  ownerUndoAsk: 'Is this itinerary yours?',
  ownerUndoText:
    'The owner’s email of {name} was changed. Undo it, and we’ll send new codes to this address. The present admin code stops working.',
  ownerUndone: 'The change was undone',
  ownerUndoneText: 'We’ve sent the codes to your address. Open the itinerary with the new admin code.',
  ownerUndoEnded: 'It was used before, or is older than 7 days.',
} as const;
