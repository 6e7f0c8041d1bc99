import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { MorePanel } from './more-panel.tsx';

const PATH = '/api/projects/ABCD2345';
const project = { projectId: 'ABCD2345', name: 'Rome', isPaid: true, viewer: { role: 'admin' } };

async function renderPanel(more: object = {}) {
  mockApi({
    [`GET ${PATH}/history?limit=50`]: { body: [] },
    [`GET ${PATH}/people`]: { body: [] },
    [`GET ${PATH}/intake`]: { body: { address: 'plan+abc@foldout.example' } },
    [`GET ${PATH}/proposals`]: { body: [] },
    [`GET ${PATH}/codes-mail`]: { body: { status: 'sent', email: 'nora@example.com', canCorrect: true } },
    [`GET ${PATH}/assistant-keys`]: { body: [] },
  });
  const shown = { ...project, ...more } as unknown as Project;
  return renderComponent(<MorePanel itinerary={{ project: shown, events: [], faqs: [] }} isShown />);
}

it('has history, email, import and export, and assistants', async () => {
  const { user } = await renderPanel({ ownerEmail: 'nora@example.com' });
  expect(await screen.findByText('No changes yet')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Email' }));
  expect(await screen.findByText('plan+abc@foldout.example')).toBeVisible();
  expect(screen.getByLabelText("Owner's Email")).toHaveValue('nora@example.com');
  await user.click(screen.getByRole('radio', { name: 'Import & export' }));
  expect(screen.getByRole('button', { name: 'Export as JSON' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Assistants' }));
  expect(await screen.findByRole('button', { name: 'Create a key' })).toBeVisible();
});

it("does not show co-hosts the owner's email", async () => {
  const { user } = await renderPanel();
  await user.click(screen.getByRole('radio', { name: 'Email' }));
  expect(await screen.findByText('plan+abc@foldout.example')).toBeVisible();
  expect(screen.queryByLabelText("Owner's Email")).toBeNull();
});
