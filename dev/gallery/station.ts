import type { Page } from '@playwright/test';

/** Takes a picture of the page as it stands, under a name. */
export type Snap = (name: string) => Promise<void>;

/**
 * A walk through some screens by one visitor in a browser of their own. Each walk makes what it needs, so
 * that it can be taken alone.
 */
export type Walk = (page: Page, snap: Snap) => Promise<void>;
