/** White if it has a contrast of at least 4.5 on the background `#rrggbb`, else black. */
export function pickTextColor(background: string): '#000000' | '#ffffff' {
  return computeContrast(background, '#ffffff') < 4.5 ? '#000000' : '#ffffff';
}

/** WCAG 2 contrast ratio of two colors `#rrggbb`, 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const [dark, light] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance (WCAG 2), 0 for black to 1 for white. */
function computeLuminance(color: string): number {
  const bits = Number.parseInt(color.slice(1), 16);
  return 0.2126 * linear(bits >> 16) + 0.7152 * linear(bits >> 8) + 0.0722 * linear(bits);
}

function linear(bits: number): number {
  const channel = (bits & 255) / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
