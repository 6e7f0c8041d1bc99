import { describe, expect, it } from 'vitest';
import { checkImageFiles } from './check-files.ts';

const photo = (size = 1000) => ({ type: 'image/jpeg', size });
const MB = 1024 * 1024;

describe('files that are picked', () => {
  it('are taken while there is room', () => {
    const files = [photo(), photo()];
    expect(checkImageFiles(files, 2)).toEqual({ taken: files });
  });

  it('are all refused where they are too many', () => {
    expect(checkImageFiles([photo(), photo()], 1)).toEqual({
      taken: [],
      refusal: { title: 'Too many images', description: 'You can only upload up to 5 images.' },
    });
  });

  it('have to be images under 10 MB', () => {
    expect(checkImageFiles([{ type: 'application/pdf', size: 1 }], 5).refusal).toEqual({
      title: 'Invalid file',
      description: 'Please select an image file.',
    });
    expect(checkImageFiles([photo(10 * MB - 1)], 5).refusal).toBeUndefined();
    expect(checkImageFiles([photo(10 * MB)], 5).refusal).toEqual({
      title: 'File too large',
      description: 'Please select an image smaller than 10MB.',
    });
  });

  it('are taken beside one that is refused', () => {
    const good = photo();
    const { taken, refusal } = checkImageFiles([{ type: '', size: 1 }, good], 5);
    expect(taken).toEqual([good]);
    expect(refusal?.title).toBe('Invalid file');
  });
});
