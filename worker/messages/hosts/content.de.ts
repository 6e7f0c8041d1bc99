import type { HostTexts } from '../catalog.ts';

export const contentDe = {} as const satisfies HostTexts<'de', 'content'>;
