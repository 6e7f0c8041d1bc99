import { useMutation } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, unwrap } from '../../lib/api.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { SolveChallenge } from './solve-challenge.tsx';

const CREATE = 'POST /api/projects';
const SCRIPT = 'https://challenges.example/turnstile/v0/api.js';
const challenge = errorReply(403, 'CHALLENGE_REQUIRED', 'Show that you’re not a robot, then try again.', {
  siteKey: 'site',
  challengeScript: SCRIPT,
});
const json = { name: 'Lisbon', ownerName: 'Ada', ownerEmail: 'ada@example.com' };

function Form() {
  const create = useMutation({
    meta: { quiet: true },
    mutationFn: () => unwrap(api.projects.$post({ json })),
  });
  return (
    <>
      <button type="button" onClick={() => create.mutate()}>
        Create
      </button>
      <output>{create.error?.message ?? create.status}</output>
      <SolveChallenge />
    </>
  );
}

/** Turnstile's scripts, which the test's browser does not load. */
let scripts: HTMLScriptElement[];
const script = () => scripts.at(-1);
const outcome = () => document.querySelector('output');
const solve = vi.fn<(token: string) => void>();

/** Stands for what the second script does. */
async function loadScript() {
  await waitFor(() => expect(scripts).toHaveLength(2));
  window.turnstile = {
    render: (_place, options) => {
      expect(options.sitekey).toBe('site');
      solve.mockImplementation(options.callback);
      return 'widget';
    },
    remove: vi.fn(),
  };
  act(() => void script()?.dispatchEvent(new Event('load')));
  await waitFor(() => expect(solve.getMockImplementation()).toBeDefined());
}

beforeEach(() => {
  solve.mockReset();
  scripts = [];
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const found = nodes.filter((node) => node instanceof HTMLScriptElement && node.src.startsWith(SCRIPT));
    scripts.push(...(found as HTMLScriptElement[]));
    if (found.length === 0) append(...nodes);
  });
});

afterEach(() => void vi.restoreAllMocks());

it('loads the check when the server asks for it, says that it failed, and repeats the request with its token', async () => {
  const { calls, routes } = mockApi({ [CREATE]: challenge });
  const { user } = await renderComponent(<Form />);
  expect(scripts).toEqual([]);
  await user.click(screen.getByText('Create'));
  await screen.findByRole('dialog', { name: 'Are you a person?' });
  await waitFor(() => expect(scripts).toHaveLength(1));
  act(() => void script()?.dispatchEvent(new Event('error')));
  expect(await screen.findByRole('alert')).toHaveTextContent('The check didn’t load.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const status = screen.getByRole('status');
  expect(status).toHaveFocus();
  expect(status).toHaveTextContent('Loading the check…');
  await loadScript();
  await waitFor(() => expect(status).toHaveTextContent('The check is ready.'));
  routes[CREATE] = { status: 201, body: {} };
  act(() => solve('a-token'));
  await waitFor(() => expect(outcome()).toHaveTextContent('success'));
  expect(calls.map((call) => call.json)).toEqual([json, { ...json, challenge: 'a-token' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lets the request fail if nobody solves it, and leaves other refusals alone', async () => {
  const { calls, routes } = mockApi({ [CREATE]: challenge });
  const { user } = await renderComponent(<Form />);
  await user.click(screen.getByText('Create'));
  await screen.findByRole('dialog', { name: 'Are you a person?' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(outcome()).toHaveTextContent('403'));
  routes[CREATE] = errorReply(403, 'CROSS_SITE', 'Blocked.');
  await user.click(screen.getByText('Create'));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});
