import { expect, it } from 'vitest';
import { checkAvatarFile } from './check-avatar-file.ts';

it('accepts images under 5 MB', () => {
  const size = 5 * 1024 * 1024;
  expect(checkAvatarFile({ type: 'image/heic', size: size - 1 })).toBeUndefined();
  expect(checkAvatarFile({ type: 'image/png', size })?.title).toBe('File Too Large');
  expect(checkAvatarFile({ type: 'application/pdf', size: 1 })?.title).toBe('Invalid File Type');
});
