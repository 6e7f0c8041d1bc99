import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MyProject } from '../../../worker/contract/accounts.ts';
import { UnavailableNotice } from './unavailable-notice.tsx';

it('names the itineraries that cannot be opened now, and only those', () => {
  const projects = [
    { name: 'Porto', isUnavailable: true },
    { name: 'Lisbon', isUnavailable: false },
    { name: 'Faro', isUnavailable: true },
  ] as MyProject[];
  const { rerender } = render(<UnavailableNotice projects={projects} />);
  expect(screen.getByRole('status').textContent).toContain("2 itineraries can't be opened right now");
  expect(screen.getByText('Porto and Faro')).toBeTruthy();
  rerender(<UnavailableNotice projects={projects.slice(1, 2)} />);
  expect(screen.queryByRole('status')).toBeNull();
});
