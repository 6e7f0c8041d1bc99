import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { holdBack } from '../../testing/render-writes.tsx';
import { AccessForm } from './access-form.tsx';

const PREVIEW = 'GET /api/projects/ABCD2345/preview';
const ACCESS = 'POST /api/projects/ABCD2345/access';
const CURRENT = 'GET /api/current-project';
const preview = { body: { project: { name: 'Paris with friends', ownerName: 'Ada' } } };
const wrongCode = (attemptsRemaining: number) =>
  errorReply(401, 'CODE_INCORRECT', 'Access Code incorrect.', { attemptsRemaining });

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const submitButton = () => screen.getByRole('button', { name: /Access(ing)? itinerary/i });

async function renderForm({ projectId = '', accessCode = '' } = {}) {
  const onLocked = vi.fn();
  const form = <AccessForm initial={{ projectId, accessCode }} focusOnMount={false} onLocked={onLocked} />;
  return { onLocked, ...(await renderComponent(form, { path: '/access' })) };
}

async function fillIn({ user }: Awaited<ReturnType<typeof renderForm>>, code = 'abc234') {
  await user.type(field(/Project ID/), 'ABCD2345');
  await user.type(field(/Your Email/), 'guest@example.com');
  await user.type(field(/Access Code/), code);
}

describe('AccessForm', () => {
  it('asks for what is missing and focuses the first empty field', async () => {
    const { calls } = mockApi();
    const { user } = await renderForm();
    await user.type(field(/Your Email/), 'guest@example.com');
    await user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Missing Information Please enter project ID/,
    );
    expect(field(/Project ID/)).toHaveFocus();
    expect(field(/Project ID/)).toHaveAccessibleDescription('Enter the project ID.');
    expect(field(/Access Code/)).toHaveAccessibleDescription('Enter the access code.');
    expect(field(/Your Email/)).not.toBeInvalid();
    await user.type(field(/Project ID/), 'A');
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    await user.type(field(/Access Code/), 'A');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(calls).toEqual([]);
  });

  it('uppercases pasted codes and drops their spaces and dashes', async () => {
    mockApi({ [PREVIEW]: preview });
    const { user } = await renderForm();
    await user.click(field(/Project ID/));
    await user.paste('abcd-2345 ');
    await user.type(field(/Access Code/), ' ab c234xyz');
    expect(field(/Project ID/)).toHaveValue('ABCD2345');
    expect(field(/Access Code/)).toHaveValue('ABC234');
  });

  it('shows the itinerary once the project ID is complete, not before', async () => {
    const { calls } = mockApi({ [PREVIEW]: preview });
    const { user } = await renderForm();
    await user.type(field(/Project ID/), 'ABCD234');
    expect(calls).toEqual([]);
    await user.type(field(/Project ID/), '5');
    expect(await screen.findByText('Paris with friends')).toBeVisible();
    expect(screen.getByText('Ada')).toBeVisible();
  });

  it('says that no itinerary has the project ID', async () => {
    mockApi({ [PREVIEW]: errorReply(401, 'ACCESS_REQUIRED', 'Enter the access code.') });
    const { user } = await renderForm();
    await user.type(field(/Project ID/), 'ABCD2345');
    expect(await screen.findByText(/We can't find an itinerary with this ID\./)).toBeVisible();
  });

  it('is busy while it waits and opens the itinerary', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: object }>();
    const { calls } = mockApi({
      [PREVIEW]: preview,
      [ACCESS]: () => promise,
      [CURRENT]: { body: { project: { projectId: 'ABCD2345' } } },
    });
    const form = await renderForm();
    await fillIn(form);
    await form.user.keyboard('{Enter}');
    expect(submitButton()).toHaveTextContent('Accessing itinerary...');
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    await form.user.click(submitButton());
    resolve({
      body: {
        project: { projectId: 'ABCD2345', name: 'Paris with friends' },
        itinerary: { project: { projectId: 'ABCD2345' }, events: [], faqs: [] },
      },
    });
    expect(await screen.findByText('Access granted!')).toBeVisible();
    expect(form.getPath()).toBe('/project/ABCD2345');
    const attempts = calls.filter(({ method }) => method === 'POST');
    expect(attempts.map(({ json }) => json)).toEqual([{ email: 'guest@example.com', accessCode: 'ABC234' }]);
  });

  it('leads nobody back who went elsewhere while the code was sent', async () => {
    const access = holdBack();
    const project = { projectId: 'ABCD2345', name: 'Paris with friends' };
    const { calls } = mockApi({
      [PREVIEW]: preview,
      [ACCESS]: access.reply,
      [CURRENT]: { body: { project } },
    });
    const form = await renderForm();
    await fillIn(form);
    await form.user.click(submitButton());
    form.unmount();
    await access.send({ body: { project, itinerary: { project, events: [], faqs: [] } } });
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/current-project'));
    await act(async () => {});
    expect(form.getPath()).toBe('/access');
  });

  it('shows a wrong code with the attempts left and lets the guest try again', async () => {
    mockApi({ [PREVIEW]: preview, [ACCESS]: wrongCode(4) });
    const form = await renderForm();
    await fillIn(form);
    await form.user.click(submitButton());
    expect(await screen.findByText('Access Denied')).toBeVisible();
    // Throws if the message is on the page twice.
    expect(screen.getByText('Access Code incorrect. 4 attempt(s) remaining')).toBeVisible();
    const input = field(/Access Code/) as HTMLInputElement;
    expect(input).toHaveAccessibleDescription(
      expect.stringContaining('Access Code incorrect. 4 attempt(s) remaining'),
    );
    expect(input).toHaveFocus();
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['ABC234', 0, 6]);
    expect(submitButton()).toHaveTextContent('Access Itinerary');
    await form.user.keyboard('5');
    expect(field(/Access Code/)).toHaveValue('5');
    expect(field(/Access Code/)).not.toBeInvalid();
  });

  it.each([
    ['the fifth wrong code', wrongCode(0)],
    ['a lockout', errorReply(429, 'LOCKED', 'Too many attempts.', { retryAfter: 60 })],
  ])('reports %s as locked', async (_name, reply) => {
    mockApi({ [PREVIEW]: preview, [ACCESS]: reply });
    const form = await renderForm();
    await fillIn(form);
    await form.user.click(submitButton());
    expect(await screen.findByText('Too many failed attempts. Access has been blocked.')).toBeVisible();
    expect(form.onLocked).toHaveBeenCalledWith(expect.objectContaining({ locked: true }));
  });

  it('shows the field errors of the server', async () => {
    const reply = errorReply(400, 'INVALID', 'Invalid.', { fields: { email: 'Enter a valid email.' } });
    mockApi({ [PREVIEW]: preview, [ACCESS]: reply });
    const form = await renderForm();
    await fillIn(form);
    await form.user.click(submitButton());
    await waitFor(() => expect(field(/Your Email/)).toHaveFocus());
    expect(field(/Your Email/)).toHaveAccessibleDescription('Enter a valid email.');
  });

  it('blames the connection, not the code, when the server cannot be reached', async () => {
    mockApi({
      [PREVIEW]: preview,
      [ACCESS]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const form = await renderForm();
    await fillIn(form);
    await form.user.click(submitButton());
    expect(await screen.findByText(/We couldn't reach the server\./)).toBeVisible();
    expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
    expect(field(/Access Code/)).toHaveAccessibleDescription(/We couldn't reach the server\./);
  });

  it('sends the key of a link', async () => {
    const { calls } = mockApi({
      [PREVIEW]: preview,
      [ACCESS]: {
        body: {
          project: { projectId: 'ABCD2345', name: 'Paris with friends' },
          itinerary: { project: { projectId: 'ABCD2345' }, events: [], faqs: [] },
        },
      },
      [CURRENT]: { body: { project: { projectId: 'ABCD2345' } } },
    });
    const initial = { projectId: 'ABCD2345', accessCode: 'ABC234' };
    const form = <AccessForm initial={initial} inviteKey="key" focusOnMount={false} onLocked={vi.fn()} />;
    const { user } = await renderComponent(form, { path: '/access' });
    await user.type(field(/Your Email/), 'guest@example.com{Enter}');
    expect(await screen.findByText('Access granted!')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.json).toMatchObject({ inviteKey: 'key' });
  });

  it('does not send what cannot be a code', async () => {
    const { calls } = mockApi({ [PREVIEW]: preview });
    const form = await renderForm();
    await fillIn(form, 'abc23');
    await form.user.click(submitButton());
    expect(field(/Access Code/)).toHaveAccessibleDescription(/Access codes have 6 letters or digits\./);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('locks the ID and code of a link until the guest asks for another code', async () => {
    mockApi({ [PREVIEW]: preview });
    const { user } = await renderForm({ projectId: 'ABCD2345', accessCode: 'ABC234' });
    await user.type(field(/Access Code/), 'X');
    expect(field(/Access Code/)).toHaveValue('ABC234');
    expect(field(/Project ID/)).toHaveAttribute('readonly');
    expect(field(/Project ID/)).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('button', { name: 'Use another code' }));
    await user.clear(field(/Access Code/));
    await user.type(field(/Access Code/), 'xyz789');
    expect(field(/Access Code/)).toHaveValue('XYZ789');
  });
});
