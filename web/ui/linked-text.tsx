type Props = { parts: readonly { text: string; href?: string }[] };

/** Text with its line breaks, its addresses links that open in a new tab and tell nothing of this page. */
export function LinkedText({ parts }: Props) {
  return (
    <p className="whitespace-pre-line" dir="auto">
      {parts.map(({ text, href }, index) =>
        href ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
            key={index}
            className="link break-all"
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}
