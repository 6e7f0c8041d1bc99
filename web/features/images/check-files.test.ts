import { describe, expect, it } from 'vitest';
import { checkImageFiles } from './check-files.ts';

const photo = (size = 1000) => ({ type: 'image/jpeg', size });
const MB = 1024 * 1024;

describe('checkImageFiles', () => {
  it('accepts files while there is room', () => {
    const files = [photo(), photo()];
    expect(checkImageFiles(files, 2)).toEqual({ accepted: files });
  });

  it('rejects all files if there are too many', () => {
    expect(checkImageFiles([photo(), photo()], 1)).toEqual({
      accepted: [],
      error: { title: 'Too many images', description: 'You can only upload up to 5 images.' },
    });
  });

  it('rejects other types and files of 10 MB or more', () => {
    expect(checkImageFiles([{ type: 'application/pdf', size: 1 }], 5).error).toEqual({
      title: 'Invalid file',
      description: 'Please select an image file.',
    });
    expect(checkImageFiles([photo(10 * MB - 1)], 5).error).toBeUndefined();
    expect(checkImageFiles([photo(10 * MB)], 5).error).toEqual({
      title: 'File too large',
      description: 'Please select an image smaller than 10MB.',
    });
  });

  it('accepts valid files next to a rejected one', () => {
    const good = photo();
    const { accepted, error } = checkImageFiles([{ type: '', size: 1 }, good], 5);
    expect(accepted).toEqual([good]);
    expect(error?.title).toBe('Invalid file');
  });
});
