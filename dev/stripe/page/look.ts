import type { Appearance } from '@stripe/stripe-js';
import css from './card-fields.css?inline';

const LIGHT = {
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
const NIGHT = {
  ...LIGHT,
  colorBackground: '#30313d',
  colorText: '#ffffff',
  colorTextSecondary: '#c9cad2',
  colorTextPlaceholder: '#c9cad2',
  colorDanger: '#fe87a1',
};

/** The page's wishes as style sheets. Constructed, since a policy without inline styles lets these through. */
export function toSheets({ theme, variables = {}, rules = {} }: Appearance): CSSStyleSheet[] {
  const tokens: Record<string, string> = { ...(theme === 'night' ? NIGHT : LIGHT) };
  for (const [name, value] of Object.entries(variables)) if (value) tokens[name] = value;
  const root = Object.entries(tokens).map(([name, value]) => `--${name}: ${value};`);
  const texts = [`:host { ${root.join(' ')} }`, css, Object.entries(rules).map(toRule).join('\n')];
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
