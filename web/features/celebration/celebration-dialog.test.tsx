import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { storeCreatedProject } from '../../lib/create-project.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import CelebrationDialog from './celebration-dialog.tsx';

const CREATED = {
  projectId: 'ABCD2345',
  id: 1,
  name: 'Rome',
  accessCode: 'ACCESS',
  adminCode: 'ADMINCODE234',
  ownerEmail: 'nora@example.com',
  redirectUrl: '',
};

beforeEach(() => storeCreatedProject(CREATED));

const renderDialog = (isMailFirst: boolean, isEmpty = false) =>
  renderComponent(
    <CelebrationDialog
      theme={{}}
      project={{ accessCode: CREATED.accessCode, adminCode: CREATED.adminCode, customColors: null }}
      toReview={isEmpty && <p>To review</p>}
      hasToReview={isEmpty}
      isEmpty={isEmpty}
      isOnlyHere
      isMailFirst={isMailFirst}
      onShare={undefined}
      findNextFocus={() => null}
      onClose={() => undefined}
    >
      <p>Delivery</p>
    </CelebrationDialog>,
  );

it.each([
  [true, Node.DOCUMENT_POSITION_FOLLOWING],
  [false, Node.DOCUMENT_POSITION_PRECEDING],
])('shows the delivery of the email before the codes only if it failed (%s)', async (isFailed, position) => {
  await renderDialog(isFailed);
  const codes = await screen.findByText(CREATED.accessCode);
  expect(screen.getByText('Delivery').compareDocumentPosition(codes)).toBe(position);
});

it('shows what waits before the codes with their note, and puts the focus on planning', async () => {
  await renderDialog(false, true);
  const note = await screen.findByText(/^Save these two codes/);
  const { DOCUMENT_POSITION_PRECEDING, DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(note.compareDocumentPosition(screen.getByText('To review'))).toBe(DOCUMENT_POSITION_PRECEDING);
  expect(note.compareDocumentPosition(screen.getByText(CREATED.accessCode))).toBe(
    DOCUMENT_POSITION_FOLLOWING,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start planning' })).toHaveFocus());
});
