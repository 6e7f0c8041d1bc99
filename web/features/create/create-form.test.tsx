import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Occasion } from '../../../worker/contract/choices.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { CreateForm } from './create-form.tsx';

// Compiles the lazily loaded field before a test waits for it.
beforeAll(async () => void (await import('../../ui/forms/time-zone-combobox.tsx')), 30_000);

const CREATE = 'POST /api/projects';
const created = {
  status: 201,
  body: {
    project: {
      projectId: 'ABCD2345',
      name: 'Paris',
      accessCode: 'ABC234',
      adminCode: 'ABCDEFGH2345',
      ownerEmail: 'ada@example.com',
      redirectUrl: '/project/ABCD2345',
    },
  },
};

const field = (name: string) => screen.getByRole('textbox', { name });
const terms = () => screen.getByRole('checkbox', { name: /I accept the Terms and Conditions/ });
const createButton = () => screen.getByRole('button', { name: /Creat/ });

async function renderForm(occasion?: Occasion) {
  const onCancel = vi.fn();
  const form = <CreateForm example="Paris Weekend" occasion={occasion} onCancel={onCancel} />;
  return { onCancel, ...(await renderComponent(form)) };
}

async function fillIn({ user }: Awaited<ReturnType<typeof renderForm>>) {
  await user.type(field('Itinerary Name'), 'Paris');
  await user.type(field('Your Name'), 'Ada');
  await user.type(field('Your Email'), 'ada@example.com');
  await user.click(terms());
}

it('requires all fields and focuses the first missing one', async () => {
  mockApi();
  const { user } = await renderForm();
  await user.type(field('Itinerary Name'), 'Paris');
  await user.type(field('Your Name'), '   {Enter}');
  expect(await screen.findByText('Missing Information')).toBeVisible();
  expect(field('Your Name')).toHaveFocus();
  expect(field('Your Name')).toHaveAccessibleDescription('Please enter your name.');
  expect(field('Your Email')).toHaveAccessibleDescription(/Please enter your email\./);
  expect(field('Itinerary Name')).not.toBeInvalid();
});

it('keeps the focus in a field that is corrected, while others are missing', async () => {
  mockApi();
  const { user } = await renderForm();
  await user.click(createButton());
  await screen.findByText('Missing Information');
  await user.keyboard('Paris');
  expect(field('Itinerary Name')).toHaveValue('Paris');
  expect(field('Itinerary Name')).toHaveFocus();
  await user.click(createButton());
  expect(field('Your Name')).toHaveFocus();
});

it('asks about a likely typing error in the address, and takes the answer', async () => {
  mockApi();
  const { user } = await renderForm();
  await user.type(field('Your Email'), 'ada@gmial.com');
  await user.click(await screen.findByRole('button', { name: 'ada@gmail.com' }));
  expect(field('Your Email')).toHaveValue('ada@gmail.com');
});

it('requires the terms', async () => {
  mockApi();
  const form = await renderForm();
  await fillIn(form);
  await form.user.click(terms());
  await form.user.click(createButton());
  expect(await screen.findByText('Terms Required')).toBeVisible();
  expect(terms()).toHaveFocus();
  expect(terms()).toHaveAccessibleDescription(/Please accept the Terms and Conditions/);
  await form.user.click(terms());
  expect(terms()).not.toBeInvalid();
});

it('creates the itinerary once and opens it', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof created>();
  const { calls } = mockApi({ [CREATE]: () => promise });
  const form = await renderForm();
  await fillIn(form);
  await form.user.keyboard('{Enter}');
  await form.user.dblClick(createButton());
  expect(createButton()).toHaveTextContent('Creating...');
  expect(createButton()).toHaveAttribute('aria-disabled', 'true');
  resolve(created);
  await waitFor(() => expect(form.getPath()).toBe('/project/ABCD2345'));
  expect(calls.map(({ json }) => json)).toEqual([
    {
      name: 'Paris',
      place: '',
      ownerName: 'Ada',
      ownerEmail: 'ada@example.com',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ]);
  expect(sessionStorage.getItem('projectCreated')).toContain('ABC234');
});

it('sends the chosen occasion', async () => {
  const { calls } = mockApi({ [CREATE]: created });
  const form = await renderForm('wedding');
  await fillIn(form);
  await form.user.click(createButton());
  await waitFor(() => expect(form.getPath()).toBe('/project/ABCD2345'));
  expect(calls.at(-1)?.json).toMatchObject({ occasion: 'wedding' });
});

it('sends the place', async () => {
  const { calls } = mockApi({ [CREATE]: created });
  const form = await renderForm();
  await fillIn(form);
  await form.user.type(field('Place (optional)'), 'Lake Como');
  await form.user.click(createButton());
  await waitFor(() => expect(calls.at(-1)?.json).toMatchObject({ name: 'Paris', place: 'Lake Como' }));
});

it('starts in the time zone of the place, unless the host chose another one', async () => {
  mockApi({
    [CREATE]: created,
    'GET /api/time-zones/suggestion?text=Rome': { body: { timeZone: 'Europe/Rome' } },
    'GET /api/time-zones/suggestion?text=Tokyo': { body: { timeZone: 'Asia/Tokyo' } },
    'GET /api/time-zones/places?text=lisbon': {
      body: { places: [{ name: 'Lisbon', country: 'Portugal', timeZone: 'Europe/Lisbon' }] },
    },
  });
  const { user } = await renderForm();
  await user.type(field('Place (optional)'), 'Rome');
  expect(await screen.findByText('Time zone: Rome')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change time zone' }));
  const zone = await screen.findByRole('combobox', { name: 'Time zone' });
  await user.clear(zone);
  await user.type(zone, 'lisbon');
  await user.click(await screen.findByRole('option', { name: /Lisbon/ }));
  await user.clear(field('Place (optional)'));
  await user.type(field('Place (optional)'), 'Tokyo');
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect((zone as HTMLInputElement).value).toMatch(/Lisbon/);
});

it('takes the name of a plan, and the time zone of its place from that', async () => {
  const { calls } = mockApi({
    [CREATE]: created,
    'GET /api/time-zones/suggestion?text=Lisbon%20weekend': { body: { timeZone: 'Europe/Lisbon' } },
    'GET /api/time-zones/suggestion?text=Lisbon+weekend': { body: { timeZone: 'Europe/Lisbon' } },
  });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const onCancel = vi.fn();
  const plan = { name: 'Lisbon weekend', timeZone };
  const onNameChange = vi.fn();
  const { user } = await renderComponent(
    <CreateForm example="Paris" plan={plan} onNameChange={onNameChange} onCancel={onCancel} />,
  );
  expect(field('Itinerary Name')).toHaveValue('Lisbon weekend');
  expect(onNameChange).toHaveBeenLastCalledWith('Lisbon weekend');
  expect(await screen.findByText('Time zone: Lisbon')).toBeVisible();
  await user.type(field('Your Name'), 'Ada');
  await user.type(field('Your Email'), 'ada@example.com');
  await user.click(terms());
  await user.click(createButton());
  const sent = { name: 'Lisbon weekend', timeZone: 'Europe/Lisbon' };
  await waitFor(() => expect(calls.at(-1)?.json).toMatchObject(sent));
});

it('completes the itinerary that was created, again with the same one if that fails', async () => {
  const { calls } = mockApi({ [CREATE]: created });
  const onCreated = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(undefined);
  const form = {
    onCancel: vi.fn(),
    ...(await renderComponent(<CreateForm example="Paris" onCreated={onCreated} onCancel={vi.fn()} />)),
  };
  await fillIn(form);
  await form.user.click(createButton());
  expect(await screen.findByText('Failed to create project. Please try again.')).toBeVisible();
  expect(form.getPath()).toBe('/');
  await form.user.click(createButton());
  await waitFor(() => expect(form.getPath()).toBe('/project/ABCD2345'));
  expect(onCreated.mock.calls).toEqual([['ABCD2345'], ['ABCD2345']]);
  expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

it('shows an error at its field and creates with a new key after a change', async () => {
  const fields = { ownerEmail: 'Enter a valid email.' };
  const { calls, routes } = mockApi({ [CREATE]: errorReply(400, 'VALIDATION', 'Invalid.', { fields }) });
  const form = await renderForm();
  await fillIn(form);
  await form.user.click(createButton());
  await waitFor(() => expect(field('Your Email')).toHaveFocus());
  expect(field('Your Email')).toHaveAccessibleDescription(/Enter a valid email\./);
  routes[CREATE] = created;
  await form.user.type(field('Your Email'), '.org');
  await form.user.click(createButton());
  await waitFor(() => expect(form.getPath()).toBe('/project/ABCD2345'));
  const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

it('keeps what was typed and reuses the key after a lost connection', async () => {
  const { calls, routes } = mockApi({
    [CREATE]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const form = await renderForm();
  await fillIn(form);
  await form.user.click(createButton());
  expect(await screen.findByText('Failed to create project. Please try again.')).toBeVisible();
  expect(field('Itinerary Name')).toHaveValue('Paris');
  routes[CREATE] = created;
  await form.user.click(createButton());
  await waitFor(() => expect(form.getPath()).toBe('/project/ABCD2345'));
  const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});

it('starts in the time zone of the browser, which can be changed', async () => {
  const { calls } = mockApi({
    [CREATE]: created,
    'GET /api/time-zones/places?text=tokyo': { body: { places: [] } },
  });
  const form = await renderForm();
  await fillIn(form);
  await form.user.click(screen.getByRole('button', { name: 'Change time zone' }));
  await screen.findByRole('combobox', { name: 'Time zone' });
  await form.user.keyboard('tokyo');
  await form.user.click(await screen.findByText('Tokyo'));
  await form.user.click(createButton());
  await waitFor(() => expect(calls.at(-1)?.json).toMatchObject({ name: 'Paris', timeZone: 'Asia/Tokyo' }));
});

it('asks before Cancel discards input', async () => {
  mockApi();
  const { user, onCancel } = await renderForm();
  await user.type(field('Itinerary Name'), 'Paris');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onCancel).not.toHaveBeenCalled();
  expect(field('Itinerary Name')).toHaveValue('Paris');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
});

it('cancels', async () => {
  mockApi();
  const { user, onCancel } = await renderForm();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});
