/** Where a guest is about to leave something about themselves. Opens beside the page, so that nothing typed is lost. */
export function PrivacyLink() {
  return (
    <p className="text-sm">
      <a
        href="/privacy-policy"
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center text-muted"
      >
        How we handle your data
        <span className="visually-hidden">(opens in a new tab)</span>
      </a>
    </p>
  );
}
