import type { Appearance } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';

/** Styles Stripe's form like ours (controls.css). `token` resolves CSS variables, which do not reach into its iframe. */
function toStripeAppearance(token: (name: string) => string): Appearance {
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
      // iOS zooms into fields with a smaller font.
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

let media: MediaQueryList | undefined;
/** Created on first use, as tests import this module without a window. */
const dark = () => (media ??= window.matchMedia('(prefers-color-scheme: dark)'));

function subscribe(notify: () => void) {
  dark().addEventListener('change', notify);
  return () => dark().removeEventListener('change', notify);
}

/** Appearance of Stripe's form; follows the system's color scheme. */
export function useStripeAppearance(): Appearance {
  const isDark = useSyncExternalStore(subscribe, () => dark().matches);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the CSS variables change with it
  return useMemo(() => {
    const style = getComputedStyle(document.documentElement);
    return toStripeAppearance((name) => style.getPropertyValue(name).trim());
  }, [isDark]);
}
