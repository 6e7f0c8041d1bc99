import { keepEarlyPress } from '../lib/early-press.ts';
import { fetchApp, loadApp } from './app.ts';

// The first script of a rendered page, which runs once the style sheets are there. Until then they have the bandwidth
// for themselves. The app runs after the first paint, which its evaluation would delay.
keepEarlyPress();
fetchApp();
// A hidden page has no frames.
if (document.hidden) void loadApp();
else requestAnimationFrame(() => setTimeout(loadApp));
