import { describe, expect, it, vi } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { Browser } from '../testing/browser.ts';
import { makeJpeg } from '../testing/pictures.ts';
import { createItinerary } from '../testing/project.ts';
import { askToUpload, sendFile } from '../testing/upload.ts';

describe('uploads work', () => {
  it('once, and answer', async () => {
    const { host, path } = await createItinerary();
    const { uploadURL } = await askToUpload(host, path);
    expect(await sendFile(host, uploadURL, makeJpeg())).toMatchObject({
      status: 200,
      body: { success: true },
    });
  });
});
describeAccess('uploads');
