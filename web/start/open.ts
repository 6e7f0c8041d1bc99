import { startPage } from './start-page.ts';

// The only script of a host's page before its first paint.
void startPage().loadApp();
