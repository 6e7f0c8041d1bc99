import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonClass } from './button.tsx';

type Props = ComponentProps<'a'> & Parameters<typeof buttonClass>[0];

/** A link of ours that looks like a button: typed `to`, `params` and `search`, preloaded on intent. */
export const LinkButton = createLink(({ variant, size, className, ...rest }: Props) => (
  <a {...rest} className={buttonClass({ variant, size }, className)} />
));
