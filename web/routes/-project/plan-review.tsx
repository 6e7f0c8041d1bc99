import type { ComponentProps } from 'react';
import Plan from './plan.tsx';

/** Reviewing what waits without the admin panel. */
export default function PlanReview(props: ComponentProps<typeof Plan>) {
  return <Plan {...props} startsWithReview />;
}
