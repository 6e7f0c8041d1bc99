import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode, useState } from 'react';
import { expect, test } from 'vitest';
import { PageHistory } from '../page-history.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { isDialogEntry, leaveOldDialogEntries } from './dialog-entry.ts';
import { useUnsavedGuard } from './unsaved-guard.tsx';

/** The history of a tab with one page, `/trip`, opened from another. */
const createHistory = () => createMemoryHistory({ initialEntries: ['/start', '/trip'] });

async function renderOn(history: RouterHistory, content: ReactNode) {
  const toElement = (shown: ReactNode) => (
    <StrictMode>
      <PageHistory value={history}>{shown}</PageHistory>
    </StrictMode>
  );
  const { rerender } = render(toElement(content));
  await act(async () => {});
  return (next: ReactNode) => act(async () => rerender(toElement(next)));
}

const back = (history: RouterHistory) => act(async () => history.back());
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
/** Headings of the open dialogs; one below another is hidden. */
const listDialogs = () =>
  [...document.querySelectorAll('.dialog .title')].map(({ textContent }) => textContent);

function Share({ name = 'Share' }: { name?: string }) {
  const [open, setOpen] = useState(true);
  return <Dialog open={open} onOpenChange={setOpen} title={name} />;
}

/** A dialog with a question above it. */
function Guests() {
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Guests">
      <button type="button" onClick={() => setAsking(true)}>
        Remove Ann
      </button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove Ann?"
        description="She loses access."
        confirm="Remove"
        onConfirm={() => setOpen(false)}
      />
    </Dialog>
  );
}

/** A dialog with unsaved changes. */
function Feedback() {
  const [open, setOpen] = useState(true);
  const { setDirty, guard, dialog } = useUnsavedGuard("It won't be sent.");
  return (
    <Dialog open={open} onOpenChange={() => guard(() => setOpen(false))} title="Feedback">
      <button type="button" onClick={() => setDirty(true)}>
        Type
      </button>
      {dialog}
    </Dialog>
  );
}

test('Back closes the dialog and stays on the page', async () => {
  const history = createHistory();
  await renderOn(history, <Share />);
  expect(listDialogs()).toEqual(['Share']);
  await back(history);
  expect(listDialogs()).toEqual([]);
  expect(history.location.pathname).toBe('/trip');
  await back(history);
  expect(history.location.pathname).toBe('/start');
});

test('a dialog that closes otherwise leaves no entry', async () => {
  const history = createHistory();
  await renderOn(history, <Share />);
  expect(history.location.state.__TSR_index).toBe(2);
  await press('Close');
  expect(history.location.state.__TSR_index).toBe(1);
  await back(history);
  expect(history.location.pathname).toBe('/start');
});

test('Forward does not return to the entry of a closed dialog', async () => {
  const history = createHistory();
  await renderOn(history, <Share />);
  await back(history);
  await act(async () => history.forward());
  expect(listDialogs()).toEqual([]);
  expect(history.location.state.__TSR_index).toBe(1);
});

test('Back cancels a question, and then closes the dialog below', async () => {
  const history = createHistory();
  await renderOn(history, <Guests />);
  await press('Remove Ann');
  expect(listDialogs()).toEqual(['Guests', 'Remove Ann?']);
  await back(history);
  expect(listDialogs()).toEqual(['Guests']);
  await back(history);
  expect(listDialogs()).toEqual([]);
  expect(history.location).toMatchObject({ pathname: '/trip', state: { __TSR_index: 1 } });
});

test('a question and the dialog below can close at once', async () => {
  const history = createHistory();
  await renderOn(history, <Guests />);
  await press('Remove Ann');
  await press('Remove');
  expect(listDialogs()).toEqual([]);
  expect(history.location.state.__TSR_index).toBe(1);
});

test('Back asks before unsaved changes are lost, and once more keeps them', async () => {
  const history = createHistory();
  await renderOn(history, <Feedback />);
  await press('Type');
  await back(history);
  expect(listDialogs()).toEqual(['Feedback', 'Discard changes?']);
  await back(history);
  expect(listDialogs()).toEqual(['Feedback']);

  await back(history);
  await press('Discard');
  await expect.poll(listDialogs).toEqual([]);
  await expect.poll(() => history.location.state.__TSR_index).toBe(1);
  expect(history.location.pathname).toBe('/trip');
});

test('a dialog that replaces another takes over its entry', async () => {
  const history = createHistory();
  const show = await renderOn(history, <Share key="code" name="Code" />);
  await show(<Share key="panel" name="Panel" />);
  expect(history.location.state.__TSR_index).toBe(2);
  await back(history);
  expect(listDialogs()).toEqual([]);
  expect(history.location.state.__TSR_index).toBe(1);
});

test('a page that a dialog opens takes the place of its entry', async () => {
  const history = createHistory();
  const show = await renderOn(history, <Share />);
  await act(async () => history.push('/checkout?of=trip'));
  await show(null);
  expect(history.location.href).toBe('/checkout?of=trip');
  await back(history);
  expect(history.location).toMatchObject({ pathname: '/trip', state: { __TSR_index: 1 } });
});

test('a page that replaces that of a dialog leaves no entry of it', async () => {
  const history = createHistory();
  const show = await renderOn(history, <Share />);
  await act(async () => history.replace('/access'));
  await show(null);
  expect(history.location.pathname).toBe('/access');
  await back(history);
  expect(history.location.pathname).toBe('/start');
});

test('a page that opens while the entry is being removed does not go back', async () => {
  const history = createHistory();
  const { go } = history;
  // As in browsers, where a traversal ends later.
  let finish = () => {};
  history.go = (delta, options) => {
    finish = () => go(delta, options);
  };
  await renderOn(history, <Share />);
  await press('Close');
  await act(async () => history.push('/checkout'));
  expect(history.location.pathname).toBe('/trip');
  await act(async () => finish());
  expect(history.location).toMatchObject({ pathname: '/checkout', state: { __TSR_index: 2 } });
});

test('a dialog over later entries of the page gets its own', async () => {
  const history = createHistory();
  const show = await renderOn(history, <Share key="panel" name="Panel" />);
  await act(async () => history.push('/trip?tab=calendar'));
  await show([<Share key="panel" name="Panel" />, <Share key="share" />]);
  await back(history);
  expect(listDialogs()).toEqual(['Panel']);
  expect(history.location.search).toBe('?tab=calendar');
  await back(history);
  expect(listDialogs()).toEqual(['Panel']);
  expect(history.location.search).toBe('');
  await back(history);
  expect(listDialogs()).toEqual([]);
});

test('Back skips the entry of a dialog that was closed over later entries', async () => {
  const history = createHistory();
  const show = await renderOn(history, <Share />);
  await act(async () => history.push('/trip?tab=calendar'));
  await show(null);
  await back(history);
  expect(history.location).toMatchObject({ href: '/trip', state: { __TSR_index: 1 } });
});

test('a query that changed while the dialog was open stays', async () => {
  const history = createHistory();
  await renderOn(history, <Share />);
  await act(async () => history.replace('/trip?people=Ann'));
  await press('Close');
  expect(history.location).toMatchObject({ search: '?people=Ann', state: { __TSR_index: 1 } });
  expect(isDialogEntry(history.location)).toBe(false);
});

test('a reloaded page leaves the entry of its dialog, also after Forward', () => {
  const history = createHistory();
  const beforeReload = 1;
  history.push('/trip', { dialogOf: beforeReload });
  leaveOldDialogEntries(history);
  expect(history.location).toMatchObject({ pathname: '/trip', state: { __TSR_index: 1 } });
  history.forward();
  expect(history.location.state.__TSR_index).toBe(1);
});
