import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ColorField } from './color-field.tsx';

function Form({ onChange }: { onChange: (color: string) => void }) {
  const [color, setColor] = useState('#ffffff');
  const change = (next: string) => {
    setColor(next);
    onChange(next);
  };
  return <ColorField label="Accent color" value={color} onChange={change} />;
}

function renderField() {
  const onChange = vi.fn<(color: string) => void>();
  render(<Form onChange={onChange} />);
  const picker = screen.getByLabelText('Pick accent color');
  const drag = (...colors: string[]) => {
    for (const value of colors) fireEvent.change(picker, { target: { value } });
  };
  return { onChange, picker, drag, text: screen.getByRole('textbox', { name: 'Accent color' }) };
}

it('reports the color that a drag settles on, and shows each on the way', () => {
  vi.useFakeTimers();
  const { onChange, drag, text } = renderField();
  drag('#111111', '#222222', '#333333');
  expect(text).toHaveValue('#333333');
  expect(onChange).not.toHaveBeenCalled();
  act(() => void vi.runAllTimers());
  expect(onChange.mock.calls).toEqual([['#333333']]);
  expect(text).toHaveValue('#333333');
});

it('reports a dragged color at once when the picker loses the focus, and only once', () => {
  vi.useFakeTimers();
  const { onChange, picker, drag } = renderField();
  drag('#111111');
  fireEvent.blur(picker);
  expect(onChange.mock.calls).toEqual([['#111111']]);
  act(() => void vi.runAllTimers());
  expect(onChange).toHaveBeenCalledOnce();
});

it('reports typed colors as they are typed', () => {
  const { onChange, text } = renderField();
  fireEvent.change(text, { target: { value: '#c084f' } });
  fireEvent.change(text, { target: { value: '#c084fc' } });
  expect(onChange.mock.calls).toEqual([['#c084f'], ['#c084fc']]);
});
