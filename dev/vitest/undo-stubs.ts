import { afterEach, vi } from 'vitest';

// Files share a process: what a test replaces must not stay for those of the next file.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});
