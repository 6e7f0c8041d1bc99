import type { CssVariables } from '../appearance/background.ts';

/** CSS declarations of variables. Only hex colors, so that stored values cannot inject other CSS. */
export function toDeclarations(variables: CssVariables): string {
  return Object.entries(variables)
    .filter(([, value]) => /^#[0-9a-f]{3,8}$/i.test(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
