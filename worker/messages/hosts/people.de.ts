import type { HostTexts } from '../catalog.ts';

export const peopleDe = {} as const satisfies HostTexts<'de', 'people'>;
