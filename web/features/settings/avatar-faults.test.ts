import { expect, it } from 'vitest';
import { findAvatarFault } from './avatar-faults.ts';

it('takes images smaller than 5 MB', () => {
  const size = 5 * 1024 * 1024;
  expect(findAvatarFault({ type: 'image/heic', size: size - 1 })).toBeUndefined();
  expect(findAvatarFault({ type: 'image/png', size })?.title).toBe('File Too Large');
  expect(findAvatarFault({ type: 'application/pdf', size: 1 })?.title).toBe('Invalid File Type');
});
