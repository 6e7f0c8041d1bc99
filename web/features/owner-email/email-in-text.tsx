type Props = { text: string; email: string };

/** A text with an email address, which is cut in its middle if it is long. The whole address is read aloud and copied. */
export function EmailInText({ text, email }: Props) {
  const at = email.lastIndexOf('@');
  const start = text.indexOf(email);
  if (at < 0 || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <bdi dir="ltr" title={email} className="inline-flex max-w-40 align-bottom sm:max-w-80">
        <span className="min-w-6 truncate">{email.slice(0, at)}</span>
        <span className="max-w-[calc(100%-1.5rem)] shrink-0 truncate">{email.slice(at)}</span>
      </bdi>
      {text.slice(start + email.length)}
    </>
  );
}
