import { useEffect, useState } from 'react';
import { tNodes } from '../t-nodes.ts';

type Props = {
  /** The address as typed so far. */
  email: string;
  onAccept: (email: string) => void;
};

const loadSuggestions = () => import('./suggest-email.ts');

/** "Did you mean nora@gmail.com?" below an email field, while an address with a likely typing error is typed. */
export function EmailSuggestion({ email, onAccept }: Props) {
  const [found, setFound] = useState<{ email: string; meant: string | undefined }>();
  useEffect(() => {
    if (!email.includes('@')) return;
    let isOutdated = false;
    loadSuggestions().then(
      ({ suggestEmail }) => isOutdated || setFound({ email, meant: suggestEmail(email) }),
      // Without a connection there is no suggestion.
      () => undefined,
    );
    return () => {
      isOutdated = true;
    };
  }, [email]);
  const meant = found?.email === email ? found.meant : undefined;
  // The live region must exist before its text changes, or screen readers do not announce it.
  return (
    <p className="text-sm text-muted empty:hidden" role="status">
      {meant &&
        tNodes('didYouMean', {
          email: (
            <button
              type="button"
              className="link min-h-6 [overflow-wrap:anywhere]"
              onClick={({ currentTarget }) => {
                // The pressed button disappears.
                currentTarget.closest('form')?.querySelector<HTMLElement>('input[type="email"]')?.focus();
                onAccept(meant);
              }}
            >
              {meant}
            </button>
          ),
        })}
    </p>
  );
}
