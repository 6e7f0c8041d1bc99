/** How to get notifications on iPhone and iPad, where only pages on the home screen receive them. */
export function InstallHint() {
  return (
    <div className="notify-hint">
      <p className="font-600">On iPhone and iPad, add this page to your Home Screen first:</p>
      <ol>
        <li>
          Tap <span className="i-lucide-share" aria-hidden="true" /> Share in your browser.
        </li>
        <li>
          Tap <span className="i-lucide-square-plus" aria-hidden="true" /> Add to Home Screen.
        </li>
        <li>Open it from there and tap Notify me again.</li>
      </ol>
    </div>
  );
}
