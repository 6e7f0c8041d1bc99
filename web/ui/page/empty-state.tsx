import type { ReactNode } from 'react';

type Props = {
  title: string;
  text?: ReactNode;
  /** Left out where the state takes little room. */
  icon?: string;
  action?: ReactNode;
  level?: 1 | 2 | 3;
};

/** Replaces an empty list: says that it is empty and what to do. */
export function EmptyState({ title, text, icon, action, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={`grid justify-items-center gap-2 px-4 text-center ${icon ? 'py-10' : 'py-4'}`}>
      {icon && <span className={`${icon} mb-2 text-2xl text-muted`} aria-hidden="true" />}
      <Heading className="title text-lg">{title}</Heading>
      {text && <p className="max-w-[44ch] text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
