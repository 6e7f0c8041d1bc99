import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderComponent } from '../../testing/render-component.tsx';
import { showToast } from './toast.ts';
import { useFormToast } from './use-form-toast.ts';

function Form() {
  const [name, setName] = useState('');
  const toast = useFormToast(name === '');
  return (
    <>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <button type="button" onClick={() => toast.show({ title: 'Missing Information', kind: 'error' })}>
        Save
      </button>
    </>
  );
}

function Page() {
  const { history } = useRouter();
  const [isEditing, setEditing] = useState(true);
  return (
    <>
      {isEditing && <Form />}
      <button type="button" onClick={() => setEditing(false)}>
        Cancel
      </button>
      <button type="button" onClick={() => history.push('/next')}>
        Next page
      </button>
      <button type="button" onClick={() => history.push('/?tab=faq')}>
        Next tab
      </button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
/** Waits for less than the five seconds after which a toast closes by itself. */
const expectGone = (title: string) =>
  waitFor(() => expect(screen.queryByText(title)?.closest('.toast:not([data-ending-style])')).toBeFalsy(), {
    timeout: 2_000,
  });

it('has an empty live region before the first toast, so that screen readers read it', async () => {
  const added: (string | null)[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.matches('.toasts')) added.push(node.textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  showToast({ title: 'Saved' });
  await renderComponent(<Page />);
  expect(await screen.findByText('Saved')).toBeVisible();
  observer.disconnect();
  expect(added).toEqual(['']);
});

it("closes a form's toast with the form", async () => {
  const { user } = await renderComponent(<Page />);
  await user.click(button('Save'));
  expect(await screen.findByText('Missing Information')).toBeVisible();
  await user.click(button('Cancel'));
  await expectGone('Missing Information');
});

it("closes a form's toast when the form is complete", async () => {
  const { user } = await renderComponent(<Page />);
  await user.click(button('Save'));
  expect(await screen.findByText('Missing Information')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'A');
  await expectGone('Missing Information');
});

function FlakySave({ save }: { save: () => Promise<unknown> }) {
  const { mutate } = useMutation({ mutationFn: save, meta: { fallback: 'Failed to save.' } });
  return (
    <button type="button" onClick={() => mutate()}>
      Save
    </button>
  );
}

it('closes the toast of a failure with the next try', async () => {
  const save = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({});
  const { user } = await renderComponent(<FlakySave save={save} />);
  await user.click(button('Save'));
  expect(await screen.findByText('Failed to save.')).toBeVisible();
  await user.click(button('Save'));
  await expectGone('Failed to save.');
  expect(save).toHaveBeenCalledTimes(2);
});

it('can be dismissed with assistive technology', async () => {
  const { user } = await renderComponent(<Page />);
  act(() => showToast({ title: 'Access granted!', kind: 'ok' }));
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await expectGone('Access granted!');
});

it('runs its action once, also on a double click', async () => {
  const run = vi.fn();
  await renderComponent(<Page />);
  act(() => showToast({ title: 'Event deleted', action: { label: 'Undo', run } }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  act(() => {
    undo.click();
    undo.click();
  });
  expect(run).toHaveBeenCalledOnce();
});

it("closes a page's toast with the page, not with a tab of it", async () => {
  const { user, getPath } = await renderComponent(<Page />);
  act(() => showToast({ title: 'Terms Required', kind: 'error' }));
  expect(await screen.findByText('Terms Required')).toBeVisible();
  await user.click(button('Next tab'));
  expect(getPath()).toBe('/?tab=faq');
  expect(screen.getByText('Terms Required')).toBeVisible();
  await user.click(button('Next page'));
  await expectGone('Terms Required');
});

it('keeps a toast about the page that opens', async () => {
  const { user, getPath } = await renderComponent(<Page />);
  act(() => showToast({ title: 'Access granted!', kind: 'ok', acrossPages: true }));
  expect(await screen.findByText('Access granted!')).toBeVisible();
  await user.click(button('Next page'));
  await waitFor(() => expect(getPath()).toBe('/next'));
  await act(async () => {});
  expect(screen.getByText('Access granted!').closest('[data-ending-style]')).toBeNull();
});

it('ends a small toast when a dialog opens', async () => {
  await renderComponent(<Page />);
  act(() => showToast({ title: 'Access granted!', isSmall: true }));
  expect(await screen.findByText('Access granted!')).toBeVisible();
  const portal = document.createElement('div');
  portal.innerHTML = '<div class="dialog"></div>';
  document.body.append(portal);
  await expectGone('Access granted!');
  portal.remove();
});

it('ends a small toast when the reader scrolls, not when the page does', async () => {
  await renderComponent(<Page />);
  act(() => showToast({ title: 'Access granted!', isSmall: true }));
  const toast = await screen.findByText('Access granted!');
  act(() => void window.dispatchEvent(new Event('scroll')));
  await act(async () => {});
  expect(toast.closest('[data-ending-style]')).toBeNull();
  act(() => void window.dispatchEvent(new Event('wheel')));
  act(() => void window.dispatchEvent(new Event('scroll')));
  await expectGone('Access granted!');
});

it('ends a small toast with its time, also while the window has no focus', async () => {
  await renderComponent(<Page />);
  act(() => showToast({ title: 'Access granted!', isSmall: true, duration: 300 }));
  expect(await screen.findByText('Access granted!')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('blur')));
  await expectGone('Access granted!');
});
