import type { Page } from '@playwright/test';

/** Saves a screenshot of the page under a name. */
export type TakeScreenshot = (name: string) => Promise<void>;

/** Opens some screens in a new browser context. Scripts do not depend on each other. */
export type ScreenScript = (page: Page, takeScreenshot: TakeScreenshot) => Promise<void>;
