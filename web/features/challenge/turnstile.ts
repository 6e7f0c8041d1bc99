/** Cloudflare docs, Turnstile, Client-side rendering. */
type Turnstile = {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      theme: 'auto';
      size: 'flexible';
      callback: (token: string) => void;
      'error-callback': () => boolean;
    },
  ) => string;
  remove: (widget: string) => void;
};

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

let loading: Promise<Turnstile> | undefined;

/** Loads Turnstile's script once; after a failure the next call tries again. */
export function loadTurnstile(script: string): Promise<Turnstile> {
  loading ??= addScript(script).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function addScript(src: string): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src: `${src}?render=explicit` });
    const fail = () => {
      element.remove();
      reject(new Error('Turnstile did not load.'));
    };
    element.onload = () => (window.turnstile ? resolve(window.turnstile) : fail());
    element.onerror = fail;
    document.head.append(element);
  });
}
