type Props = { parts: readonly { text: string; href?: string }[] };

/** Text with line breaks. Parts with `href` are links that open in a new tab, without a referrer. */
export function LinkedText({ parts }: Props) {
  return (
    <p className="whitespace-pre-line" dir="auto">
      {parts.map(({ text, href }, index) =>
        href ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity besides their position
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
