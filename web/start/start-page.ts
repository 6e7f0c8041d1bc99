import { afterFirstPaint } from './after-paint.ts';
import { applyStyles, fetchFiles, runFiles } from './app.ts';

/** What a page loads that carries the styles of its first paint, which is not to wait for anything else. */
export type StartedPage = {
  /** The first paint, which requests would delay. */
  painted: Promise<unknown>;
  /** Whether all style sheets have been applied. */
  styles: Promise<boolean>;
  /** Loads the app with all its pages. */
  loadApp: () => Promise<unknown>;
};

/** Applies the style sheets after the first paint. */
export function startPage(): StartedPage {
  const painted = afterFirstPaint();
  const styles = painted.then(applyStyles);
  const loadApp = async () => {
    await painted;
    fetchFiles('app');
    await styles;
    return runFiles('app');
  };
  return { painted, styles, loadApp };
}
