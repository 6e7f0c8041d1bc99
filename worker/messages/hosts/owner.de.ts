import type { HostTexts } from '../catalog.ts';

export const ownerDe = {
  mailUnnamed: 'Deinen Plan {id}',
  mailOwns: 'Du bekommst diese E-Mail, weil dir dieser Plan gehört.',
  mailProjectId: 'Projekt-ID',
  codesSubject: 'Dein Plan',
  codesPreheader: 'Dein Link, dein Zugangscode für Gäste und dein Admin-Code zum Bearbeiten.',
  codesReady: 'Dein Plan ist fertig',
  codesHi: 'Hallo {name},',
  codesHiUnnamed: 'Hallo,',
  codesText:
    'Öffne deinen Plan mit einem Fingertipp und schick deinen Gästen denselben Link. Er enthält den Zugangscode, sie brauchen also kein Konto.',
  codesLink: 'Link für deine Gäste:',
  codesAccess: 'Zugangscode',
  codesAccessFor: 'Für Gäste (nur ansehen)',
  codesAdmin: 'Admin-Code',
  codesAdminFor: 'Für dich und alle, die mitplanen (bearbeiten)',
  codesElsewhere:
    'Um den Plan in einem anderen Browser zu bearbeiten, öffne ihn dort, tippe auf „Verwalten“ und gib den Admin-Code ein.',
  codesForward:
    'Leite diese E-Mail nicht an Gäste weiter: Wer den Admin-Code hat, kann den Plan bearbeiten. Teile stattdessen den Link.',
  lockoutSubject: 'Verdächtige Zugriffsversuche',
  lockoutPreheader: 'In den letzten 24 Stunden wurden mehr als 100 falsche Codes eingegeben.',
  lockoutText:
    'In den letzten 24 Stunden wurden für diesen Plan mehr als 100 falsche Codes eingegeben. Wir begrenzen, wie oft man Codes ausprobieren kann. Gäste, die schon Zugang haben, betrifft das nicht.',
  lockoutPaid:
    'Leg zur Sicherheit in der Verwaltung unter „Sicherheit“ einen neuen Zugangscode fest und teile ihn mit deinen Gästen.',
  lockoutTrial:
    'Leg zur Sicherheit einen neuen Zugangscode fest und teile ihn mit deinen Gästen. Mit Full Access geht das in der Verwaltung unter „Sicherheit“.',
  receiptSubject: 'Beleg: Full Access',
  receiptPreheader: '{total}, einmalige Zahlung. Weitere Kosten entstehen nicht.',
  receiptNoun: 'Beleg',
  receiptTitle: 'Full Access für {name}',
  receiptThanks:
    'Danke! Du kannst jetzt alle Termine und FAQ hinzufügen und Farben, Schriften, Bilder und Links anpassen.',
  receiptNoCharges: 'Weitere Kosten entstehen nicht.',
  receiptFullAccess: 'Full Access',
  receiptOneTime: 'Einmalige Zahlung',
  receiptCoupon: 'Gutschein {code}',
  receiptTotal: 'Gesamt',
  receiptDate: 'Datum',
  receiptWithdraw: 'Du kannst den Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen.',
  addressSubject: 'E-Mail des Gastgebers geändert',
  addressPreheader: 'An diese Adresse schicken wir keine E-Mails mehr zu diesem Plan.',
  addressText:
    'Die E-Mail-Adresse des Gastgebers wurde geändert. An diese Adresse schicken wir keine E-Mails mehr zu diesem Plan.',
  addressCodesEnded: 'Die Codes aus unserer früheren E-Mail gelten nicht mehr.',
  addressCodeEnded: 'Der Admin-Code aus unserer früheren E-Mail gilt nicht mehr.',
  addressUndoText:
    'Wenn der Plan dir gehört und du das nicht erwartet hast, mach die Änderung innerhalb von 7 Tagen rückgängig. Du bekommst dann neue Codes.',
  addressUndo: 'Änderung rückgängig machen',
  addressNotYours: 'Wenn der Plan nicht dir gehört, kannst du diese E-Mail ignorieren.',
  addressWhy: 'Du bekommst diese E-Mail, weil das bisher die Adresse des Gastgebers war.',
  aliasPreheader: 'Bestätige sie, um Buchungen zu importieren, die du von dieser Adresse weiterleitest.',
  aliasAccount: 'Foldout-Konto',
  aliasText: 'Jemand mit einem Foldout-Konto möchte Buchungen importieren, die von dieser Adresse kommen.',
  aliasHow:
    'Wenn du das warst, melde dich bei deinem Konto an und benutze diesen Button. Er funktioniert 24 Stunden lang.',
  aliasAddress: 'Adresse',
  aliasNotYou: 'Wenn du das nicht warst, kannst du diese E-Mail ignorieren.',
  withdrawalSubject: 'Widerruf bestätigt',
  withdrawalPreheader: 'Wir haben {total} erstattet.',
  withdrawalNoun: 'Widerruf',
  withdrawalDone: 'Du hast den Vertrag widerrufen',
  withdrawalText:
    'Wir haben den Widerruf deines Kaufs von Full Access für {name} erhalten und den vollen Preis auf dem Weg erstattet, auf dem du bezahlt hast. Bis das Geld da ist, kann es bis zu zehn Tage dauern.',
  withdrawalKept: 'Der Plan ist wieder eine Testversion. Alles darin ist noch da.',
  withdrawalRefunded: 'Erstattet',
  withdrawalAt: 'Widerrufen',
  withdrawalLink: 'Vertrag widerrufen',
  withdrawalPaid:
    'Du hast am {day} {total} für Full Access zum Plan {id} bezahlt. Du kannst innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen und bekommst den vollen Preis zurück.',
  withdrawalConfirm: 'Widerruf bestätigen',
  withdrawalConfirmText:
    'Wir erstatten den vollen Preis, und der Plan {id} wird wieder zur Testversion. Alles darin bleibt erhalten. Du bekommst eine Bestätigung per E-Mail.',
  withdrawalButton: 'Widerruf bestätigen',
  withdrawalDoneText:
    'Wir haben dir am {day} den vollen Preis erstattet und eine Bestätigung per E-Mail geschickt. Bis das Geld da ist, kann es bis zu zehn Tage dauern.',
  withdrawalLate: 'Du kannst nicht mehr widerrufen',
  withdrawalClosed: 'Ein Kauf lässt sich 14 Tage lang widerrufen. Diese Zeit ist vorbei.',
  withdrawalNothing: 'Für diesen Plan wurde nichts bezahlt, das wir erstatten könnten.',
  withdrawalFailed: 'Das hat nicht geklappt',
  linkIncompleteTitle: 'Dieser Link ist unvollständig',
  linkOfReceipt: 'Öffne ihn noch mal aus deinem Beleg.',
  deletionSubject: 'Deinen Plan löschen?',
  deletionPreheader: 'Gelöscht wird erst, wenn du es bestätigst.',
  deletionNoun: 'Plan löschen',
  deletionAsk: '{name} löschen?',
  deletionText:
    'Jemand mit dem Admin-Code möchte diesen Plan löschen. Gelöscht wird erst, wenn du es auf der Seite bestätigst, die dieser Button öffnet.',
  deletionWhat:
    'Termine, FAQ, Bilder, Gäste und Antworten werden endgültig gelöscht. Der Link gilt 24 Stunden.',
  deletionIgnore: 'Wenn du den Plan behalten willst, ignoriere diese E-Mail.',
  deletionPageAsk: '„{name}“ löschen?',
  deletionPageText:
    'Termine, FAQ, Bilder, Gäste und Antworten werden endgültig gelöscht, und die Links des Plans funktionieren nicht mehr. Das lässt sich nicht rückgängig machen.',
  deletionDone: 'Der Plan wurde gelöscht',
  deletionDoneText:
    'Seine Links funktionieren nicht mehr. Zahlungsbelege bewahren wir auf, wie es das Gesetz verlangt.',
  deletionEndedText:
    'Er gilt 24 Stunden und nur, solange sich weder die E-Mail des Gastgebers noch der Admin-Code ändert. Einen neuen bekommst du in der Verwaltung des Plans.',
  ownerLinkEnded: 'Dieser Link funktioniert nicht mehr',
  endingSubject: 'Deinen Plan behalten?',
  endingPreheader: 'Lange hat ihn niemand benutzt, darum wird er gelöscht.',
  endingAsk: '{name} behalten?',
  endingOldPaid: 'Der letzte Termin war vor fast drei Jahren.',
  endingOldTrial: 'Seit dem letzten Termin hat ihn monatelang niemand geöffnet.',
  endingText:
    'Wir bewahren Pläne nicht für immer auf: Dieser wird am {time} gelöscht. Wenn du ihn behalten willst, benutze den Button. Für eine Kopie öffne den Plan und wähle „Exportieren“.',
  endingKeep: 'Behalten',
  endingIgnore: 'Wenn du den Plan nicht mehr brauchst, musst du nichts tun.',
  endingPageAsk: 'Diesen Plan behalten?',
  endingPageText: 'Der Plan {id} bleibt dann, wie er ist.',
  endingKept: 'Der Plan bleibt',
  endingKeptText: 'Es wird nichts gelöscht.',
  endingGone: 'Diesen Plan gibt es nicht mehr',
  endingGoneText: 'Er wurde gelöscht, oder der Link ist unvollständig.',
  ownerUndoAsk: 'Gehört dieser Plan dir?',
  ownerUndoText:
    'Für {name} wurde die E-Mail-Adresse des Gastgebers geändert. Wenn du das rückgängig machst, schicken wir neue Codes an deine Adresse. Der aktuelle Admin-Code gilt dann nicht mehr.',
  ownerUndone: 'Die Änderung wurde rückgängig gemacht',
  ownerUndoneText: 'Wir haben die Codes an deine Adresse geschickt. Öffne den Plan mit dem neuen Admin-Code.',
  ownerUndoEnded: 'Er wurde schon benutzt oder ist älter als 7 Tage.',
} as const satisfies HostTexts<'de', 'owner'>;
