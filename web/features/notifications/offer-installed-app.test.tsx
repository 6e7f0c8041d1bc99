import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offerInstalledApp } from './offer-installed-app.ts';

const readManifest = () => document.querySelector('link[rel="manifest"]')?.getAttribute('href');

beforeEach(() => {
  document.head.innerHTML = '<link rel="manifest" href="/icons/foldout.webmanifest">';
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'onbeforeinstallprompt');
});

it('offers an app that starts at the itinerary where browsers install pages', () => {
  vi.stubGlobal('onbeforeinstallprompt', null);
  offerInstalledApp('ABCD2345');
  expect(readManifest()).toBe('/api/projects/ABCD2345/manifest?storage=shared');
});

it('hands the access over on iPhones', () => {
  vi.stubGlobal('navigator', { standalone: false });
  offerInstalledApp('ABCD2345');
  expect(readManifest()).toBe('/api/projects/ABCD2345/manifest');
});

it('leaves the manifest as it is elsewhere', () => {
  offerInstalledApp('ABCD2345');
  expect(readManifest()).toBe('/icons/foldout.webmanifest');
});
