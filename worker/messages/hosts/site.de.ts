import type { HostTexts } from '../catalog.ts';

export const siteDe = {} as const satisfies HostTexts<'de', 'site'>;
