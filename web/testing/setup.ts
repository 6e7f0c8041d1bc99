import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { openUpgradePrompt } from '../lib/opened-upgrade-prompt.ts';
import { takeToasts } from '../ui/toasts/toast.ts';

// A busy machine may take seconds to load a lazy module.
configure({ asyncUtilTimeout: 15_000 });

// React warns about updates outside act(); Base UI unmounts without waiting for CSS animations.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, BASE_UI_ANIMATIONS_DISABLED: true });

afterEach(() => {
  cleanup();
  takeToasts();
  openUpgradePrompt(null);
  localStorage.clear();
  sessionStorage.clear();
});
