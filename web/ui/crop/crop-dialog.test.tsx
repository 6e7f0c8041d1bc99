import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderComponent } from '../../testing/render-component.tsx';
import CropDialog from './crop-dialog.tsx';
import { openImage } from './image.ts';

vi.mock('./image.ts');

async function renderDialog(width: number, height: number) {
  vi.mocked(openImage).mockResolvedValue({ width, height, close: vi.fn() } as unknown as ImageBitmap);
  const [onCropped, onCancel] = [vi.fn(), vi.fn()];
  await renderComponent(
    <CropDialog file={new File([], 'a.png')} onCropped={onCropped} onCancel={onCancel} />,
  );
  return { onCropped, onCancel };
}

it.each([
  [30, 30],
  [400, 49],
])('refuses an image of %i × %i pixels', async (width, height) => {
  const { onCropped, onCancel } = await renderDialog(width, height);
  expect(await screen.findByText('Use an image of at least 50 × 50 pixels.')).toBeVisible();
  await waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
  expect(onCropped).not.toHaveBeenCalled();
});

it('opens an image of 50 × 50 pixels', async () => {
  await renderDialog(50, 50);
  expect(await screen.findByRole('button', { name: 'Crop and Upload' })).toBeEnabled();
});
