import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { toMoreMenu } from './more-menu.tsx';
import { type FooterActs, PageFooter } from './page-footer.tsx';
import type { DialogProps } from './use-dialog.ts';

const act = { run: () => {}, prepare: async () => undefined };
const ACTS: FooterActs = {
  share: act,
  admin: act,
  feedback: act,
  exit: act,
  notify: act,
  subscribe: act,
  more: act,
};

it.each([
  [false, false, ['Notify me', 'Calendar', 'Share', 'More']],
  [false, true, ['Share', 'More']],
  [true, true, ['Share', 'Admin', 'Feedback', 'Exit', 'Notify me']],
])(
  'has in the footer what readers need most: for a host %s, after the end %s',
  async (isHost, hasEnded, names) => {
    await renderComponent(<PageFooter {...{ isHost, hasEnded }} failed={false} acts={ACTS} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  },
);

async function renderMenu(canPrint: boolean, person: Project['viewer']['person']) {
  const anchor = document.createElement('button');
  const place = document.createElement('div');
  place.append(anchor);
  document.body.append(place);
  const calls = { onIdentity: vi.fn(), onFeedback: vi.fn(), onAdmin: vi.fn(), onExit: vi.fn() };
  const onClose = vi.fn();
  const Menu = toMoreMenu({ anchor, canPrint, ...calls }).default;
  const props = { project: { viewer: { role: 'viewer', person } }, onClose } as unknown as DialogProps;
  const { user } = await renderComponent(<Menu {...props} />);
  await screen.findByRole('menu', { name: 'More' });
  return { user, anchor, onClose, place, ...calls };
}

const readItems = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

it('has the rest of what guests can do in More', async () => {
  const { user, onExit, onClose, place } = await renderMenu(true, null);
  expect(readItems()).toEqual(['Print', 'Who are you?', 'Feedback', 'Admin', 'Exit']);
  await user.click(screen.getByRole('menuitem', { name: 'Exit' }));
  expect(onExit).toHaveBeenCalledOnce();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  place.remove();
});

it('lets a guest say that the name is wrong, and returns the focus', async () => {
  const { user, anchor, place } = await renderMenu(false, { id: 2, name: 'Ben', linked: true });
  expect(readItems()[0]).toBe('Not Ben?');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(anchor).toHaveFocus());
  place.remove();
});

it('leaves the focus to a dialog that an item has opened', async () => {
  const { user, anchor, onExit, onClose, place } = await renderMenu(false, null);
  const dialog = document.createElement('div');
  dialog.className = 'dialog';
  dialog.dataset.open = '';
  onExit.mockImplementation(() => place.append(dialog));
  await user.click(screen.getByRole('menuitem', { name: 'Exit' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(anchor).not.toHaveFocus();
  place.remove();
});
