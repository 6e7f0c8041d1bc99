import type { Appearance } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';

/** Stripe's fields in the looks of ours (controls.css). `token` reads a colour of the theme: no variable of ours reaches into its frame. */
export function toStripeAppearance(token: (name: string) => string): Appearance {
  const ring = { outline: `3px solid ${token('--accent')}`, outlineOffset: '-1px', boxShadow: 'none' };
  return {
    theme: 'flat',
    variables: {
      colorPrimary: token('--accent-fill'),
      colorBackground: token('--card'),
      colorText: token('--ink'),
      colorTextSecondary: token('--muted'),
      colorTextPlaceholder: token('--muted'),
      colorDanger: token('--danger'),
      borderRadius: '8px',
      fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
      // Below 16 px a phone's browser zooms into the field.
      fontSizeBase: '16px',
      fontSizeSm: '14px',
      spacingUnit: '4px',
      gridRowSpacing: '20px',
    },
    rules: {
      '.Label': { color: token('--ink'), fontSize: '16px', fontWeight: '600', marginBottom: '6px' },
      '.Input': { border: `1px solid ${token('--edge')}`, boxShadow: 'none', padding: '10px 12px' },
      '.Input:focus': ring,
      '.Input--invalid': { border: `1px solid ${token('--danger')}`, boxShadow: 'none' },
      '.Tab': { border: `1px solid ${token('--edge')}`, boxShadow: 'none' },
      '.Tab:focus': ring,
      '.Tab--selected': { border: `1px solid ${token('--accent')}`, boxShadow: 'none' },
      '.Error': { color: token('--danger'), fontSize: '14px' },
    },
  };
}

const dark = matchMediaLater('(prefers-color-scheme: dark)');

/** Not asked before a page needs it: tests of the words above have no window. */
function matchMediaLater(query: string) {
  let media: MediaQueryList | undefined;
  return () => (media ??= window.matchMedia(query));
}

function subscribe(notify: () => void) {
  dark().addEventListener('change', notify);
  return () => dark().removeEventListener('change', notify);
}

/** The card form's looks; follows the system between light and dark. */
export function useStripeAppearance(): Appearance {
  const isDark = useSyncExternalStore(subscribe, () => dark().matches);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme's colours change with it
  return useMemo(() => {
    const style = getComputedStyle(document.documentElement);
    return toStripeAppearance((name) => style.getPropertyValue(name).trim());
  }, [isDark]);
}
