/** Names of header fields in the text of forwarded emails, in the languages of email programs. */
const NAMES = {
  from: 'from|von|absender|de|expéditeur|envoyé par|da|mittente|remitente|remetente|van|afzender|od|odesílatel|odosielateľ|fra|avsender|afsender|från|avsändare|lähettäjä|feladó|nadawca|de la|expeditor|от|отправитель|від|kimden|gönderen|από|šalje|差出人|送信者|发件人|寄件者|寄件人|보낸 사람|보낸사람|remitent|מאת|من',
  date: 'date|datum|fecha|data|dato|dátum|dată|päiväys|päivämäärä|дата|tarih|ημερομηνία|sent|gesendet|envoyé|envoyé le|enviado|enviado el|enviado em|enviada|enviada em|inviato|inviata|verzonden|odesláno|odoslané|sendt|skickat|lähetetty|elküldve|wysłano|wysłane|trimis|отправлено|надіслано|gönderildi|gönderilme tarihi|gönderme tarihi|poslano|στάλθηκε|日付|日時|送信日時|日期|发送时间|寄件日期|傳送日期|날짜|보낸 날짜|תאריך|نشأت',
  subject: 'subject|betreff|objet|sujet|asunto|oggetto|assunto|onderwerp|předmět|predmet|emne|ämne|aihe|tárgy|temat|subiect|тема|konu|θέμα|件名|主题|主旨|제목|assumpte|נושא|الموضوع',
  to: 'to|an|empfänger|à|a|destinataire|pour|para|destinatario|destinatário|per|aan|komu|pre|til|till|vastaanottaja|címzett|do|către|кому|kime|alıcı|προς|za|宛先|收件人|받는 사람|받는사람|per a|אל|إلى',
  other: 'cc|bcc|kopie|copie|copie à|copia|cópia|kopia|kopi|kópia|másolat|копия|копія|bilgi|κοιν|抄送|副本|참조|reply-to|antwort an|répondre à|rispondi a|responder a|importance|priority|priorität|wichtigkeit|attachments|anlagen|anhänge|pièces jointes|allegati|adjuntos',
}; // biome-ignore format: lists of words

export type QuotedFieldName = keyof typeof NAMES;

const FIELDS: ReadonlyMap<string, QuotedFieldName> = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names.split('|').map((name): [string, QuotedFieldName] => [name, field as QuotedFieldName]),
  ),
);

/** Parses `*De :* Someone <a@b.example>` or `Betreff:<tab>…`; undefined for other lines. */
export function readQuotedField(line: string): { name: QuotedFieldName; value: string } | undefined {
  const found = /^\s*[*_]{0,2}([\p{L}][\p{L} -]{0,24}?)\s*[*_]{0,2}\s*[:：][*_]{0,2}[ \t]*(.*)$/u.exec(
    line.slice(0, 2_000),
  );
  const name = found && FIELDS.get((found[1] ?? '').toLowerCase().normalize('NFC'));
  return name ? { name, value: (found?.[2] ?? '').replace(/^[*_]{1,2}\s*/, '').trim() } : undefined;
}

const ALL = [...FIELDS.keys()].filter((name) => name.length > 2).join('|');
/** Start of a field on the same line as the one before it, as in Yahoo's plain text. */
const GLUED = new RegExp(`(?<=\\S)(?=(?:To|An|À|A|Cc|${ALL}):\\s)`, 'giu');

/** Splits a line that contains a whole quoted header into one line per field. */
export function splitGluedFields(line: string): string[] {
  const dashes = /^[\s>]*-{3,}[^-\n]{3,40}-{3,}\s*(?=\S)/.exec(line);
  if (!dashes || !line.includes('@')) return [line];
  return [dashes[0].trim(), ...line.slice(dashes[0].length).split(GLUED)];
}
