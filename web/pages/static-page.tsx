import type { ReactNode } from 'react';
import { FULL_ACCESS_CENTS } from '../../worker/contract/limits.ts';
import { type DatedPath, LAST_CHANGES } from './last-changes.ts';

/** A text page, rendered at build time and readable without a script. The Worker adds its <head> tags. */
export type StaticPage = { path: string; body: ReactNode };

/** Price of Full Access in dollars, such as "$3". */
export const FULL_ACCESS_PRICE = `$${FULL_ACCESS_CENTS / 100}`;

/** Layout of a static page: like the app's pages, with plain links. */
export function StaticPageLayout({ page }: { page: StaticPage }) {
  return (
    <div className="site">
      <header className="site-header">
        <a className="title site-logo" href="/">
          <img src="/icons/mark.svg" alt="" width="28" height="28" />
          Foldout
        </a>
        <a className="site-link" href="/access">
          Open an itinerary
        </a>
      </header>
      <main className="prose">{page.body}</main>
      <footer className="site-footer">
        <nav aria-label="About">
          <FooterLink path="/terms" currentPath={page.path}>
            Terms
          </FooterLink>
          <FooterLink path="/privacy-policy" currentPath={page.path}>
            Privacy
          </FooterLink>
          <FooterLink path="/community-guidelines" currentPath={page.path}>
            Guidelines
          </FooterLink>
          <FooterLink path="/accessibility" currentPath={page.path}>
            Accessibility
          </FooterLink>
          <FooterLink path="/faq" currentPath={page.path}>
            FAQ
          </FooterLink>
          <FooterLink path="/credits" currentPath={page.path}>
            Credits
          </FooterLink>
        </nav>
      </footer>
    </div>
  );
}

function FooterLink({
  path,
  currentPath,
  children,
}: {
  path: string;
  currentPath: string;
  children: string;
}) {
  return (
    <a className="site-link" href={path} aria-current={path === currentPath ? 'page' : undefined}>
      {children}
    </a>
  );
}

const formatDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Title, date of the last change, operator and summary of a legal page. The Worker fills in OPERATOR. */
export function PageIntro({
  path,
  title,
  children,
}: {
  path: DatedPath;
  title: string;
  children: ReactNode;
}) {
  return (
    <>
      <h1 className="title">{title}</h1>
      <p className="prose-date">
        Last changed <time dateTime={LAST_CHANGES[path].date}>{formatDate(LAST_CHANGES[path].date)}</time>
      </p>
      <p className="prose-date" data-operator="" />
      <div className="prose-summary">{children}</div>
    </>
  );
}

/** Link to the contact address. The Worker replaces it with CONTACT_EMAIL. */
export function ContactLink() {
  return (
    <a data-contact="" href="/faq#contact">
      us
    </a>
  );
}
