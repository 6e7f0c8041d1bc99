import type { HostTexts } from '../catalog.ts';

export const planDe = {} as const satisfies HostTexts<'de', 'plan'>;
