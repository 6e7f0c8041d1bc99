import { screen } from '@testing-library/react';
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

const renderDialog = (isMailFirst: boolean) =>
  renderComponent(
    <CelebrationDialog
      theme={{}}
      project={{ accessCode: CREATED.accessCode, adminCode: CREATED.adminCode, customColors: null }}
      toReview={null}
      hasToReview={false}
      isEmpty={false}
      isOnlyHere
      isMailFirst={isMailFirst}
      onShare={undefined}
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
