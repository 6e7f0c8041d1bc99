import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../ui/page.tsx';

export const Route = createFileRoute('/access/')({ component: () => <Page>Access</Page> });
