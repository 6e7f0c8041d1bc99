import type { ReactNode, RefObject } from 'react';
import type { CoverId } from '../../../worker/contract/choices.ts';
import { Illustration } from './illustration.tsx';

type Props = {
  cover: CoverId;
  title: string;
  /** A word above the title. */
  label?: string;
  children: ReactNode;
  /** Buttons and links. */
  actions: ReactNode;
  /** For the focus, so that screen readers announce a notice that replaces something. */
  heading?: RefObject<HTMLHeadingElement | null>;
};

/** A page that only says something, such as an error, and offers a way on. */
export function NoticeCard({ cover, title, label, children, actions, heading }: Props) {
  return (
    <div className="card overflow-hidden">
      <Illustration cover={cover} />
      <div className="grid justify-items-center gap-3 px-5 py-8 text-center [&>p]:text-balance sm:px-8 sm:py-10">
        {label && <p className="text-muted">{label}</p>}
        <h1
          ref={heading}
          tabIndex={heading && -1}
          className={`title text-2xl ${heading ? 'outline-none' : ''}`}
        >
          {title}
        </h1>
        {children}
        <div className="mt-3 grid gap-2 sm:flex sm:flex-wrap sm:justify-center">{actions}</div>
      </div>
    </div>
  );
}
