import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderComponent } from '../../testing/render-component.tsx';
import { showToast } from '../toasts/toast.ts';
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
  const description = 'Use an image of at least 50 × 50 pixels.';
  await waitFor(() => expect(onCancel).toHaveBeenCalledWith(expect.objectContaining({ description })));
  expect(onCropped).not.toHaveBeenCalled();
});

it('opens an image of 50 × 50 pixels', async () => {
  await renderDialog(50, 50);
  expect(await screen.findByRole('button', { name: 'Crop and Upload' })).toBeEnabled();
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Choose
      </button>
      {open && <CropDialog file={new File([], 'b.png')} onCropped={vi.fn()} onCancel={vi.fn()} />}
    </>
  );
}

it('ends the toast about the crop before', async () => {
  vi.mocked(openImage).mockResolvedValue({ width: 50, height: 50, close: vi.fn() } as unknown as ImageBitmap);
  const { user } = await renderComponent(<Page />);
  act(() => showToast({ title: 'Crop failed', kind: 'error', subject: 'crop' }));
  expect(await screen.findByText('Crop failed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  expect(await screen.findByRole('button', { name: 'Crop and Upload' })).toBeEnabled();
  expect(screen.queryByText('Crop failed')?.closest('.toast:not([data-ending-style])') ?? null).toBeNull();
});
