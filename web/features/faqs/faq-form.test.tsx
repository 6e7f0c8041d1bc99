import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Faq } from '../../../worker/contract/faqs.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { holdBack } from '../../testing/render-writes.tsx';
import { FaqForm } from './faq-form.tsx';

const CREATE = 'POST /api/projects/ABCD2345/faqs';
const UPDATE = 'PUT /api/projects/ABCD2345/faqs/7';
const stored: Faq = {
  id: 7,
  question: 'Where do we park?',
  answer: 'Behind the house.',
  order: 0,
  sequence: 3,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

async function renderForm(props: Partial<Parameters<typeof FaqForm>[0]> = {}) {
  const onDirtyChange = vi.fn();
  const onDone = vi.fn();
  const form = (
    <FaqForm
      projectId="ABCD2345"
      full={false}
      onDirtyChange={onDirtyChange}
      guard={(discard) => discard()}
      onDone={onDone}
      {...props}
    />
  );
  return { onDirtyChange, onDone, ...(await renderComponent(form)) };
}

describe('adding an FAQ', () => {
  it('requires a question and an answer and focuses the first missing one', async () => {
    const { calls } = mockApi();
    const { user } = await renderForm();
    await user.type(field('Question *'), 'Where do we park?');
    await user.click(button('Add FAQ'));
    expect(await screen.findByText('Missing Information')).toBeVisible();
    expect(field('Answer *')).toHaveFocus();
    expect(field('Answer *')).toBeInvalid();
    expect(field('Question *')).not.toBeInvalid();
    expect(calls).toEqual([]);
  });

  it('sends trimmed values and clears the form', async () => {
    const { calls } = mockApi({ [CREATE]: { status: 201, body: stored } });
    const { user, onDirtyChange } = await renderForm();
    await user.type(field('Question *'), ' Where do we park? ');
    await user.type(field('Answer *'), 'Behind{Enter}the house.');
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    await user.click(button('Add FAQ'));
    expect(await screen.findByText('FAQ created successfully!')).toBeVisible();
    expect(calls.map(({ json }) => json)).toEqual([
      { question: 'Where do we park?', answer: 'Behind\nthe house.' },
    ]);
    expect(field('Question *')).toHaveValue('');
    expect(field('Answer *')).toHaveValue('');
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
  });

  it('repeats the idempotency key after a lost response and uses a new one for other content', async () => {
    const { calls } = mockApi({
      [CREATE]: () => {
        throw new TypeError('fetch failed');
      },
    });
    const { user } = await renderForm();
    await user.type(field('Question *'), 'Where?');
    await user.type(field('Answer *'), 'Here.');
    await user.click(button('Add FAQ'));
    expect(await screen.findByText('Failed to create FAQ. Please try again.')).toBeVisible();
    expect(field('Question *')).toHaveValue('Where?');
    await user.click(button('Add FAQ'));
    await user.type(field('Answer *'), ' And there.');
    await user.click(button('Add FAQ'));
    const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('goes on with what is typed while it is added', async () => {
    const added = holdBack();
    const { calls, routes } = mockApi({ [CREATE]: added.reply });
    const { user, onDone } = await renderForm();
    await user.type(field('Question *'), 'Where do we park?');
    await user.type(field('Answer *'), 'Behind the house.');
    await user.click(button('Add FAQ'));
    await user.type(field('Answer *'), ' It is free.');
    await added.send({ status: 201, body: stored });
    expect(field('Answer *')).toHaveValue('Behind the house. It is free.');
    routes[UPDATE] = { body: { ...stored, answer: 'Behind the house. It is free.', sequence: 4 } };
    await user.click(button('Update FAQ'));
    expect(await screen.findByText('FAQ updated successfully!')).toBeVisible();
    expect(calls.at(-1)?.json).toMatchObject({ answer: 'Behind the house. It is free.', sequence: 3 });
    expect(button('Add FAQ')).toBeVisible();
    expect(field('Answer *')).toHaveValue('');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('shows field errors of the server', async () => {
    const fields = { question: 'That question is too long.' };
    mockApi({ [CREATE]: errorReply(400, 'INVALID_INPUT', 'Invalid.', { fields }) });
    const { user } = await renderForm();
    await user.type(field('Question *'), 'Where?');
    await user.type(field('Answer *'), 'Here.');
    await user.click(button('Add FAQ'));
    expect(await screen.findByText('That question is too long.')).toBeVisible();
    expect(field('Question *')).toHaveFocus();
    await user.type(field('Question *'), '!');
    expect(screen.queryByText('That question is too long.')).not.toBeInTheDocument();
  });

  it('cannot add more FAQs than allowed', async () => {
    mockApi();
    await renderForm({ full: true });
    expect(screen.getByText(/reached the limit of \d+ FAQs/)).toBeVisible();
    expect(button('Add FAQ')).toBeDisabled();
  });
});

describe('editing an FAQ', () => {
  it('sends the sequence it is based on', async () => {
    const saved = { ...stored, question: 'Is there parking?', sequence: 4 };
    const { calls } = mockApi({ [UPDATE]: { body: saved } });
    const { user, onDone } = await renderForm({ faq: stored });
    await user.clear(field('Question *'));
    await user.type(field('Question *'), 'Is there parking?');
    await user.click(button('Update FAQ'));
    expect(await screen.findByText('FAQ updated successfully!')).toBeVisible();
    expect(calls[0]?.json).toEqual({
      question: 'Is there parking?',
      answer: 'Behind the house.',
      sequence: 3,
    });
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('stays open with what is typed while it is saved', async () => {
    const saved = holdBack();
    const { calls, routes } = mockApi({ [UPDATE]: saved.reply });
    const { user, onDone } = await renderForm({ faq: stored });
    await user.type(field('Answer *'), '!');
    await user.click(button('Update FAQ'));
    await user.type(field('Answer *'), '!');
    await saved.send({ body: { ...stored, answer: 'Behind the house.!', sequence: 4 } });
    expect(field('Answer *')).toHaveValue('Behind the house.!!');
    expect(onDone).not.toHaveBeenCalled();
    routes[UPDATE] = { body: { ...stored, answer: 'Behind the house.!!', sequence: 5 } };
    await user.click(button('Update FAQ'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(calls.at(-1)?.json).toMatchObject({ answer: 'Behind the house.!!', sequence: 4 });
  });

  it('shows both versions of a conflict and saves over the newer one if asked to', async () => {
    const current = { ...stored, answer: 'On the street.', sequence: 5 };
    const { calls, routes } = mockApi({
      [UPDATE]: errorReply(409, 'CONFLICT', 'Changed.', { current, changedBy: 'Cleo' }),
    });
    const { user, onDone } = await renderForm({ faq: stored });
    await user.clear(field('Answer *'));
    await user.type(field('Answer *'), 'In the garage.');
    await user.click(button('Update FAQ'));
    const dialog = await screen.findByRole('dialog', { name: 'Cleo changed this FAQ' });
    expect(within(dialog).getByRole('cell', { name: 'On the street.' })).toBeVisible();
    expect(within(dialog).getByRole('cell', { name: 'In the garage.' })).toBeVisible();
    routes[UPDATE] = { body: { ...stored, answer: 'In the garage.', sequence: 6 } };
    await user.click(within(dialog).getByRole('button', { name: 'Keep Mine' }));
    expect(await screen.findByText('FAQ updated successfully!')).toBeVisible();
    expect(calls[1]?.json).toMatchObject({ answer: 'In the garage.', sequence: 5 });
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('is done when the newer version is its own, whose response was lost', async () => {
    const { routes } = mockApi({
      [UPDATE]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const { user, onDone } = await renderForm({ faq: stored });
    await user.type(field('Answer *'), '!');
    await user.click(button('Update FAQ'));
    expect(await screen.findByText('Failed to update FAQ. Please try again.')).toBeVisible();
    const current = { ...stored, answer: 'Behind the house.!', sequence: 4 };
    routes[UPDATE] = errorReply(409, 'CONFLICT', 'Changed.', { current });
    await user.click(button('Update FAQ'));
    expect(await screen.findByText('FAQ updated successfully!')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: /changed this/ })).not.toBeInTheDocument();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('takes the newer version of a conflict if asked to', async () => {
    const current = { ...stored, answer: 'On the street.', sequence: 5 };
    mockApi({ [UPDATE]: errorReply(409, 'CONFLICT', 'Changed.', { current }) });
    const { user, onDone } = await renderForm({ faq: stored });
    await user.type(field('Answer *'), '!');
    await user.click(button('Update FAQ'));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this FAQ' });
    await user.click(within(dialog).getByRole('button', { name: 'Use Theirs' }));
    expect(field('Answer *')).toHaveValue('On the street.');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('offers to add it again if it was deleted meanwhile', async () => {
    mockApi({ [UPDATE]: errorReply(404, 'NOT_FOUND', 'Not found.') });
    const { user } = await renderForm({ faq: stored });
    await user.type(field('Answer *'), '!');
    await user.click(button('Update FAQ'));
    expect(await screen.findByText(/was deleted while you were editing/)).toBeVisible();
    expect(button('Add FAQ')).toBeEnabled();
    expect(field('Answer *')).toHaveValue('Behind the house.!');
  });
});
