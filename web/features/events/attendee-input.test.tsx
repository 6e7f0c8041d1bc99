import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Attendees } from '../../../worker/domain/schedule/attendees.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { AttendeeInput } from './attendee-input.tsx';

const PEOPLE = ['Ann', 'Annie', 'Bob'];

type FormProps = { initial: Attendees; onChange: (value: Attendees) => void; onSubmit: () => void };

function AttendeeForm({ initial, onChange, onSubmit }: FormProps) {
  const [value, setValue] = useState(initial);
  const [typed, setTyped] = useState('');
  const change = (next: Attendees) => {
    setValue(next);
    onChange(next);
  };
  return (
    <form onSubmit={onSubmit}>
      <AttendeeInput value={value} people={PEOPLE} typed={typed} onChange={change} onTyped={setTyped} />
      <button type="button">Other</button>
    </form>
  );
}

async function renderInput(initial: Attendees = { mode: 'only', names: [] }) {
  mockApi();
  const onChange = vi.fn<(value: Attendees) => void>();
  const onSubmit = vi.fn();
  const form = <AttendeeForm initial={initial} onChange={onChange} onSubmit={onSubmit} />;
  const view = await renderComponent(form);
  return { ...view, onChange, onSubmit, lastValue: () => onChange.mock.lastCall?.[0] };
}

const input = () => screen.getByRole('combobox', { name: "Who's coming" });
describe('AttendeeInput', () => {
  it('adds names with Enter and commas, without submitting the form', async () => {
    const { user, lastValue, onSubmit } = await renderInput();
    await user.type(input(), '  Zoë {Enter}Max,Eva, ');
    expect(lastValue()).toEqual({ mode: 'only', names: ['Zoë', 'Max', 'Eva'] });
    expect(screen.getByText('Zoë')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('adds the typed name with Tab', async () => {
    const { user, lastValue } = await renderInput();
    await user.type(input(), 'Zoë');
    await user.tab();
    expect(lastValue()).toEqual({ mode: 'only', names: ['Zoë'] });
    expect(input()).not.toHaveFocus();
  });

  it('keeps the typed name as text on a tap elsewhere, so that nothing moves under the finger', async () => {
    const { user, onChange } = await renderInput();
    await user.type(input(), 'Zoë');
    await user.click(screen.getByRole('button', { name: 'Other' }));
    expect(input()).toHaveValue('Zoë');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('adds pasted lines', async () => {
    const { user, lastValue } = await renderInput();
    await user.click(input());
    await user.paste('Zoë\nMax\n');
    expect(lastValue()?.names).toEqual(['Zoë', 'Max']);
  });

  it('rejects duplicates and reserved words with a message', async () => {
    const { user, onChange } = await renderInput({ mode: 'only', names: ['Ann'] });
    await user.type(input(), 'ANN{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Ann is already added.');
    await user.type(input(), 'everyone{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('“everyone” can’t be used as a name.');
    await user.type(input(), 'x');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('removes the last name with Backspace and any name with its button', async () => {
    const { user, lastValue } = await renderInput({ mode: 'only', names: ['Ann', 'Bob', 'Eva'] });
    await user.click(input());
    await user.keyboard('{Backspace}');
    expect(lastValue()?.names).toEqual(['Ann', 'Bob']);
    await user.click(screen.getByRole('button', { name: 'Remove Ann' }));
    expect(lastValue()?.names).toEqual(['Bob']);
  });

  it('suggests people who are not chosen yet', async () => {
    const { user, lastValue } = await renderInput({ mode: 'only', names: ['Annie'] });
    await user.type(input(), 'nn');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Ann']);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(lastValue()?.names).toEqual(['Annie', 'Ann']));
    expect(input()).toHaveValue('');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  });

  it('clears the names when the mode changes, and excludes names from everyone', async () => {
    const { user, lastValue } = await renderInput({ mode: 'only', names: ['Ann'] });
    await user.click(screen.getByRole('radio', { name: 'Everyone' }));
    expect(lastValue()).toEqual({ mode: 'everyone', names: [] });
    await user.type(screen.getByRole('combobox', { name: 'Except (optional)' }), 'Bob{Enter}');
    expect(lastValue()).toEqual({ mode: 'except', names: ['Bob'] });
    await user.click(screen.getByRole('button', { name: 'Remove Bob' }));
    expect(lastValue()).toEqual({ mode: 'everyone', names: [] });
  });
});
