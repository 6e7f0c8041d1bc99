/**
 * Whether a mail was sent by a machine in answer to another: bounces, out-of-office notes, lists' own replies.
 * Vendors' confirmations are made by machines too (`auto-generated`), and are not meant.
 */
export function isAutomaticReply(
  headers: { key: string; value: string }[],
  from: string | undefined,
): boolean {
  return (
    /^(?:mailer-daemon|postmaster)@/.test(from ?? '') ||
    headers.some(
      ({ key, value }) =>
        (key === 'auto-submitted' && /auto-(?:replied|notified)/i.test(value)) ||
        (key === 'content-type' && /multipart\/report/i.test(value)) ||
        (key === 'precedence' && /auto_reply/i.test(value)) ||
        key === 'x-autoreply' ||
        key === 'x-autorespond' ||
        key === 'x-failed-recipients' ||
        (key === 'return-path' && value.trim() === '<>'),
    )
  );
}
