import { type ReactNode, useId } from 'react';

/** A section of the Customize tab with a heading. */
export function CustomizeSection({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="customize-section" aria-labelledby={id}>
      <div>
        <h3 className="title text-lg" id={id}>
          {title}
        </h3>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
      {children}
    </section>
  );
}
