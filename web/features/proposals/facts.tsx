import type { ReactNode } from 'react';

/** `term`: for screen readers. Left out without content. */
type Fact = { icon: string; term: string; content: ReactNode };

type Props = { facts: readonly Fact[]; className: string; contentClassName: string };

/** What is known about an event, each with its icon. */
export function Facts({ facts, className, contentClassName }: Props) {
  return (
    <dl className={`text-sm ${className}`}>
      {facts.map(
        ({ icon, term, content }) =>
          content && (
            <div key={term} className="flex min-w-0 gap-2">
              <dt>
                <span className={`${icon} mt-0.5 shrink-0 text-muted`} aria-hidden="true" />
                <span className="visually-hidden">{term}</span>
              </dt>
              <dd className={`min-w-0 ${contentClassName}`} dir="auto">
                {content}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
