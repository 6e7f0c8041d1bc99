import { onTestFinished, vi } from 'vitest';

/** Gives the device of this test a share sheet. Returns a mock that records what it gets. */
export function stubShareSheet(share: (data: ShareData) => Promise<void> = async () => {}) {
  const sheet = vi.fn(share);
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  return sheet;
}
