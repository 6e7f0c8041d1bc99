import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { takeToasts } from '../ui/toasts/toast.ts';

// React warns about updates outside act(); Base UI unmounts without waiting for CSS animations.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, BASE_UI_ANIMATIONS_DISABLED: true });

afterEach(() => {
  cleanup();
  takeToasts();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});
