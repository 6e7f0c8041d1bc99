const CSS = `
  dialog { max-width: 24rem; margin: auto; padding: 1.5rem; border: 0; border-radius: 12px;
    color: CanvasText; background: Canvas; font: 16px/1.5 system-ui, sans-serif }
  :host { color-scheme: light dark }
  ::backdrop { background: rgb(0 0 0 / 50%) }
  h2 { margin: 0 0 .5rem; font-size: 1.25rem }
  p { margin: 0 0 1.25rem }
  div { display: flex; gap: .75rem; flex-wrap: wrap }
  button { min-height: 2.75rem; padding: .5rem 1rem; font: inherit; border-radius: 8px; border: 1px solid; cursor: pointer;
    color: inherit; background: transparent }
  button:first-child { color: Canvas; background: CanvasText }
`;

/** Shows the bank's authentication dialog. Resolves to whether the payment was approved; Escape rejects it. */
export function showChallenge(): Promise<boolean> {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = `
    <dialog aria-labelledby="title" aria-describedby="text">
      <h2 id="title">Approve this payment</h2>
      <p id="text">This is a test of your bank's authentication page. Complete approves the payment, Fail rejects it.</p>
      <div><button value="passed">Complete</button><button value="failed">Fail</button></div>
    </dialog>`;
  const dialog = root.querySelector('dialog');
  if (!dialog) throw new Error('No dialog.');
  for (const button of root.querySelectorAll('button')) {
    button.type = 'button';
    button.addEventListener('click', () => dialog.close(button.value));
  }
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove();
      resolve(dialog.returnValue === 'passed');
    });
  });
}
