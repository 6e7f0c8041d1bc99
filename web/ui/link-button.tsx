import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonClass } from './button.tsx';

type Props = ComponentProps<'a'> & Parameters<typeof buttonClass>[0];

/** A router link that looks like a button. */
export const LinkButton = createLink(({ variant, size, className, ...rest }: Props) => (
  <a {...rest} className={buttonClass({ variant, size }, className)} />
));
