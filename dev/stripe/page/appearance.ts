import type { Appearance } from '@stripe/stripe-js';
import css from './card-form.css?inline';

const DEFAULTS = {
  colorPrimary: '#0570de',
  colorBackground: '#ffffff',
  colorText: '#30313d',
  colorTextSecondary: '#6d6e78',
  colorTextPlaceholder: '#6d6e78',
  colorDanger: '#c0123c',
  borderRadius: '4px',
  fontFamily: 'system-ui, sans-serif',
  fontSizeBase: '16px',
  fontSizeSm: '15px',
  gridRowSpacing: '12px',
  gridColumnSpacing: '12px',
};

/** Style sheets of the card form. Constructed, since the content security policy allows no inline styles. */
export function toStyleSheets({ variables = {}, rules = {} }: Appearance): CSSStyleSheet[] {
  const tokens = Object.entries({ ...DEFAULTS, ...variables }).map(([name, value]) => `--${name}: ${value};`);
  const texts = [`:host { ${tokens.join(' ')} }`, css, Object.entries(rules).map(toRule).join('\n')];
  return texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

function toRule([selector, properties]: [string, unknown]): string {
  const lines = Object.entries(properties as Record<string, string>).map(
    ([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
  );
  return `${selector} { ${lines.join(' ')} }`;
}
