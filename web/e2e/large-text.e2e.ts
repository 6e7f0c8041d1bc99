import { ACCOUNT_SCRIPTS } from '../../dev/gallery/account-screens.ts';
import { GUEST_SCRIPTS } from '../../dev/gallery/guest-screens.ts';
import { HOST_SCRIPTS } from '../../dev/gallery/host-screens.ts';
import { VISITOR_SCRIPTS } from '../../dev/gallery/visitor-screens.ts';
import { expect, test } from './fixtures.ts';
import { findTextProblems } from './text-layout.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const [name, script] of Object.entries({
  ...VISITOR_SCRIPTS,
  ...GUEST_SCRIPTS,
  ...HOST_SCRIPTS,
  ...ACCOUNT_SCRIPTS,
})) {
  // The same controls as in the others, or a long walk.
  if (['overfull', 'trial', 'plan', 'assistants'].includes(name)) continue;
  test(`large text fits: ${name}`, async ({ page }) => {
    test.slow();
    await script(page, async (screen) => {
      // Paper has its own width.
      if (screen === 'print') return;
      expect.soft(await findTextProblems(page), screen).toEqual([]);
    });
  });
}
