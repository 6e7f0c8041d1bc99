import { keepEarlyPress } from '../lib/early-press.ts';
import { loadApp } from './app.ts';

// The first script of a rendered page. The app waits for the first paint, which its evaluation would delay.
keepEarlyPress();
// A hidden page has no frames.
if (document.hidden) void loadApp();
else requestAnimationFrame(() => setTimeout(loadApp));
