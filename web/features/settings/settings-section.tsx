import type { ReactNode } from 'react';

type Props = { title: string; text?: ReactNode; children?: ReactNode };

/** One section of the settings: title and text on the left, controls on the right. */
export function SettingsSection({ title, text, children }: Props) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-t py-7 first-of-type:border-t-0 md:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="grid content-start gap-1">
        <h3 className="title text-lg">{title}</h3>
        {text && <p className="text-sm text-muted">{text}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </section>
  );
}
