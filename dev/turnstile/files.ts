/** Shows the frame in the place it is given, and passes its token on. */
export const SCRIPT = `{
  const origin = new URL(document.currentScript.src).origin;
  const widgets = new Map();
  addEventListener('message', ({ source, origin: from, data }) => {
    if (from !== origin) return;
    for (const { frame, options } of widgets.values()) {
      if (frame.contentWindow === source) options.callback(data.token);
    }
  });
  window.turnstile = {
    render(place, options) {
      const frame = document.createElement('iframe');
      frame.title = 'Widget containing a Cloudflare security challenge';
      frame.src = origin + '/turnstile/v0/frame';
      frame.width = '100%';
      frame.height = '65';
      frame.style.border = '0';
      place.append(frame);
      const id = 'cf-chl-widget-' + (widgets.size + 1);
      widgets.set(id, { frame, options });
      return id;
    },
    remove(id) {
      widgets.get(id)?.frame.remove();
      widgets.delete(id);
    },
  };
}
`;

/** The checkbox. */
export const FRAME = `<!doctype html>
<html lang="en">
<title>Security challenge</title>
<style>
  :root { color-scheme: light dark; font: 16px sans-serif }
  body { margin: 0; padding: 1rem }
  label { display: flex; gap: .75rem; align-items: center; min-height: 2rem }
  input { width: 1.5rem; height: 1.5rem; margin: 0 }
</style>
<main><label><input type="checkbox"> Verify you are human</label></main>
<script>
  document.querySelector('input').onchange = () => parent.postMessage({ token: 'pass' }, '*');
</script>
</html>
`;
