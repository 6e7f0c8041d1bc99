import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '../../../worker/messages/t.ts';

type Props = {
  children: ReactNode;
  /** Links at the right of the header. */
  nav?: ReactNode;
  /** Last link of the page. */
  end?: ReactNode;
  /** `wide` for pages with images; `narrow` for text and forms. */
  width?: 'narrow' | 'wide';
};

/** Layout of all pages except itineraries: logo, navigation, content, footer. */
export function Page({ children, nav, end, width = 'narrow' }: Props) {
  const inner = `mx-auto w-full px-gutter sm:px-6 ${width === 'wide' ? 'max-w-288' : 'max-w-152'}`;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b">
        <div
          className={`${inner} flex min-h-[min(4rem,72px)] flex-wrap items-center justify-between gap-x-4`}
        >
          <Logo />
          {nav}
        </div>
      </header>
      <main className={`${inner} flex-1 py-[min(2.5rem,48px)] sm:py-16`}>{children}</main>
      <footer className="border-t">
        <nav
          aria-label={t('aboutFoldout')}
          className={`${inner} flex flex-wrap gap-x-6 gap-y-1 py-4 text-sm text-muted`}
        >
          <FooterLink href="/terms">{t('terms')}</FooterLink>
          <FooterLink href="/privacy-policy">{t('privacy')}</FooterLink>
          <FooterLink href="/community-guidelines">{t('guidelines')}</FooterLink>
          <FooterLink href="/accessibility">{t('accessibility')}</FooterLink>
          <FooterLink href="/faq">{t('questions')}</FooterLink>
          <FooterLink href="/credits">{t('credits')}</FooterLink>
          {end}
        </nav>
      </footer>
    </div>
  );
}

function Logo() {
  return (
    <Link
      to="/"
      className="title inline-flex min-h-[min(2.75rem,48px)] items-center gap-2.5 text-lg no-underline"
    >
      <img src="/icons/mark.svg" alt="" width="28" height="28" />
      Foldout
    </Link>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="py-2 no-underline hover:underline">
      {children}
    </a>
  );
}
