import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readSelectedPeople } from '../../lib/storage.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { holdBack } from '../../testing/render-writes.tsx';
import { InvitationView } from './invitation-view.tsx';
import type { LinkAttempt } from './link-access.ts';

const PREVIEW = 'GET /api/projects/ABCD2345/preview';
const ACCESS = 'POST /api/projects/ABCD2345/access';
const preview = { body: { project: { name: 'Paris with friends', ownerName: 'Ada' } } };
const granted = {
  body: {
    project: { projectId: 'ABCD2345', name: 'Paris with friends' },
    itinerary: { project: { projectId: 'ABCD2345' }, events: [], faqs: [] },
  },
};

const renderView = (access: Partial<LinkAttempt>) =>
  renderComponent(<InvitationView projectId="ABCD2345" {...access} />, { path: '/access/ABCD2345' });
const field = () => screen.findByRole('textbox', { name: /Access Code/ });

describe('InvitationView', () => {
  it('sends the code and the key of the link at once', async () => {
    const { calls } = mockApi({ [PREVIEW]: preview, [ACCESS]: granted });
    const { getPath } = await renderView({ code: 'ABC234', inviteKey: 'key' });
    expect(await screen.findByText('Access granted!')).toBeVisible();
    const attempts = calls.filter(({ method }) => method === 'POST');
    expect(attempts.map(({ json }) => json)).toEqual([{ accessCode: 'ABC234', inviteKey: 'key' }]);
    expect(getPath()).toBe('/project/ABCD2345');
  });

  it('shows the cover and the color that came with the page', async () => {
    mockApi({ [PREVIEW]: preview });
    const look = {
      coverUrl: '/covers/city.svg',
      style: { '--primary': '#123456', '--on-primary': '#ffffff' },
    };
    const data = Object.assign(document.createElement('script'), {
      type: 'application/json',
      id: 'look/ABCD2345',
      textContent: JSON.stringify(look),
    });
    document.body.append(data);
    const { container } = await renderView({});
    expect(container.querySelector('img')).toHaveAttribute('src', look.coverUrl);
    expect(container.querySelector('.invitation')).toHaveStyle(look.style);
  });

  it('leads nobody back who went elsewhere while the code was sent', async () => {
    const access = holdBack();
    const { calls } = mockApi({ [PREVIEW]: preview, [ACCESS]: access.reply });
    const { getPath, unmount } = await renderView({ code: 'ABC234' });
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    unmount();
    await access.send(granted);
    expect(getPath()).toBe('/access/ABCD2345');
  });

  it('enters when the preview is refused', async () => {
    const limited = errorReply(429, 'RATE_LIMITED', 'Too many requests. Try again in 40 minutes.');
    mockApi({ [PREVIEW]: limited, [ACCESS]: granted });
    await renderView({ code: 'ABC234', inviteKey: 'key' });
    expect(await screen.findByText('Access granted!')).toBeVisible();
  });

  it('sends the key of the link with a typed code too', async () => {
    const { calls } = mockApi({ [PREVIEW]: preview, [ACCESS]: granted });
    const { user } = await renderView({ inviteKey: 'key' });
    await user.type(await field(), 'abc-234{Enter}');
    expect(await screen.findByText('Access granted!')).toBeVisible();
    expect(calls.at(-1)?.json).toEqual({ accessCode: 'ABC234', inviteKey: 'key' });
  });

  it.each(['ABC23', 'ABC2Ä4'])('does not send %s, which cannot be a code', async (code) => {
    const { calls } = mockApi({ [PREVIEW]: preview });
    const { user } = await renderView({});
    await user.type(await field(), `${code}{Enter}`);
    expect(await field()).toHaveAccessibleDescription(/Access codes have 6 letters or digits\./);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('keeps a wrong code in the field, selected, with one message', async () => {
    const wrong = errorReply(401, 'CODE_INCORRECT', 'Access Code incorrect.', { attemptsRemaining: 4 });
    mockApi({ [PREVIEW]: preview, [ACCESS]: wrong });
    const { user } = await renderView({});
    await user.type(await field(), 'ABC234{Enter}');
    expect(await screen.findByText('Access Code incorrect. 4 attempt(s) remaining')).toBeVisible();
    const input = (await field()) as HTMLInputElement;
    expect(input).toHaveValue('ABC234');
    expect(input).toHaveFocus();
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
  });

  it('says once that the code of the link is wrong', async () => {
    const wrong = errorReply(401, 'CODE_INCORRECT', 'Access Code incorrect.', { attemptsRemaining: 4 });
    mockApi({ [PREVIEW]: preview, [ACCESS]: wrong });
    await renderView({ code: 'abc234' });
    expect(await field()).toHaveAccessibleDescription(
      /Invalid or expired access code\. 4 attempt\(s\) remaining/,
    );
    expect(await field()).toHaveValue('ABC234');
    expect(screen.queryByText(/Access Code incorrect/)).not.toBeInTheDocument();
  });

  it('shows why the code of the link was refused before, and sends it no more', async () => {
    const { calls } = mockApi({ [PREVIEW]: preview, [ACCESS]: granted });
    const { user } = await renderView({
      code: 'abc234',
      inviteKey: 'key',
      failure: { message: 'Access Code incorrect.', attemptsRemaining: 4, locked: false },
    });
    expect(await field()).toHaveAccessibleDescription(
      /Invalid or expired access code\. 4 attempt\(s\) remaining/,
    );
    expect(await field()).toHaveValue('ABC234');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.clear(await field());
    await user.type(await field(), 'def567{Enter}');
    expect(await screen.findByText('Access granted!')).toBeVisible();
    expect(calls.at(-1)?.json).toEqual({ accessCode: 'DEF567', inviteKey: 'key' });
  });

  it('says that there is no such itinerary, and sends no code', async () => {
    const { calls } = mockApi({ [PREVIEW]: errorReply(401, 'ACCESS_REQUIRED', 'Enter the access code.') });
    await renderView({ code: 'ABC234', inviteKey: 'key' });
    expect(await screen.findByRole('heading', { name: "We can't find that itinerary" })).toBeVisible();
    expect(screen.queryByText("You're invited")).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('asks nobody about an ID of the wrong length', async () => {
    const { calls } = mockApi();
    await renderComponent(<InvitationView projectId="ABCD234" />, { path: '/access/ABCD234' });
    expect(screen.getByRole('heading', { name: "We can't find that itinerary" })).toBeVisible();
    expect(calls).toEqual([]);
  });

  it.each([
    ['tried here', {}],
    ['refused before', { failure: { locked: false, unlocksAt: Date.now() + 1000 } }],
  ])('waits while others enter wrong codes, then opens with its code: %s', async (_, tried) => {
    const locked = errorReply(429, 'LOCKED', 'Try again.', { attemptsRemaining: 5, retryAfter: 1 });
    const { calls, routes } = mockApi({ [PREVIEW]: preview, [ACCESS]: locked });
    const { getPath } = await renderView({ code: 'ABC234', ...tried });
    const said = "Too many wrong codes were entered by others. We'll try yours in 1 second.";
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByText('Access Error')).not.toBeInTheDocument();
    routes[ACCESS] = granted;
    await waitFor(() => expect(getPath()).toBe('/project/ABCD2345'), { timeout: 5_000 });
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('keeps attempts for the guest if each try is counted', async () => {
    const details = { attemptsRemaining: 2, retryAfter: 1 };
    const { calls } = mockApi({ [PREVIEW]: preview, [ACCESS]: errorReply(429, 'LOCKED', 'Later.', details) });
    await renderView({ code: 'ABC234' });
    expect(await field()).toHaveAccessibleDescription(expect.stringContaining('Later.'));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('blocks a browser that has no attempts left', async () => {
    const details = { attemptsRemaining: 0, retryAfter: 600 };
    mockApi({ [PREVIEW]: preview, [ACCESS]: errorReply(429, 'LOCKED', 'Too many attempts.', details) });
    await renderView({ code: 'ABC234' });
    expect(await screen.findByRole('heading', { name: 'Access Error' })).toBeVisible();
  });
});

describe('a personal link', () => {
  const person = { id: 7, name: 'Ben', linked: true };

  it('opens without a question, and shows the events of its person', async () => {
    const { calls } = mockApi({ [PREVIEW]: preview, [ACCESS]: { body: { ...granted.body, person } } });
    const { getPath } = await renderView({ personToken: '7.1.abc' });
    await waitFor(() => expect(getPath()).toBe('/project/ABCD2345'));
    expect(screen.queryByText('Access granted!')).not.toBeInTheDocument();
    const attempts = calls.filter(({ method }) => method === 'POST');
    expect(attempts.map(({ json }) => json)).toEqual([{ personToken: '7.1.abc' }]);
    expect(getPath()).toBe('/project/ABCD2345');
    expect(readSelectedPeople('ABCD2345')).toEqual(['Ben']);
  });

  it('that has ended says so, and lets the guest enter a code', async () => {
    const ended = 'This link no longer works. Ask your host for a new one.';
    let isOver = true;
    mockApi({
      [PREVIEW]: preview,
      [ACCESS]: () => (isOver ? errorReply(401, 'ACCESS_REQUIRED', ended) : granted),
    });
    const { user } = await renderView({ personToken: '7.1.abc' });
    expect(await screen.findByRole('alert')).toHaveTextContent(ended);
    isOver = false;
    await user.type(await field(), 'ABC234{Enter}');
    expect(await screen.findByText('Access granted!')).toBeVisible();
  });

  it('can be tried again when the server did not answer', async () => {
    let isOnline = false;
    mockApi({
      [PREVIEW]: preview,
      [ACCESS]: () => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return { body: { ...granted.body, person } };
      },
    });
    const { user, getPath } = await renderView({ personToken: '7.1.abc' });
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't reach the server.");
    isOnline = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(getPath()).toBe('/project/ABCD2345'));
    expect(screen.queryByText('Access granted!')).not.toBeInTheDocument();
  });
});
