import { splitLinks } from '../../worker/domain/text/linked-text.ts';

type Props = { text: string; className?: string };

/** Text with line breaks; addresses and phone numbers in it are links. Websites open in a new tab, without a referrer. */
export function LinkedText({ text, className = 'whitespace-pre-line' }: Props) {
  return (
    <p className={className} dir="auto">
      {splitLinks(text).map(({ text: part, href }, index) =>
        href ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity besides their position
            key={index}
            className="link [overflow-wrap:anywhere]"
            href={href}
            target={href.startsWith('http') ? '_blank' : undefined}
            rel="noreferrer nofollow"
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
