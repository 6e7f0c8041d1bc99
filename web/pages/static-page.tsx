import type { ReactNode } from 'react';
import { FULL_ACCESS_CENTS } from '../../worker/contract/limits.ts';

/** A page that is words alone: made when the pages are built, and whole without a script. Its head is the Worker's. */
export type StaticPage = { path: string; body: ReactNode };

/** Full Access as people say it. */
export const FULL_ACCESS_PRICE = `$${FULL_ACCESS_CENTS / 100}`;
/** Since when all of our rules hold. */
const EFFECTIVE = 'September 10th, 2025';

/** Header, text and footer as on our other pages, with plain links. */
export function StaticPageLayout({ page }: { page: StaticPage }) {
  return (
    <div className="leaf">
      <header className="leaf-head">
        <a className="title leaf-mark" href="/">
          <img src="/icons/mark.svg" alt="" width="28" height="28" />
          Foldout
        </a>
        <a className="leaf-link" href="/access">
          Open an itinerary
        </a>
      </header>
      <main className="prose">{page.body}</main>
      <footer className="leaf-foot">
        <nav aria-label="About">
          <span>Itineraries your guests will love</span>
          <FooterLink path="/terms" at={page.path}>
            Terms
          </FooterLink>
          <FooterLink path="/privacy-policy" at={page.path}>
            Privacy
          </FooterLink>
          <FooterLink path="/community-guidelines" at={page.path}>
            Guidelines
          </FooterLink>
          <FooterLink path="/faq" at={page.path}>
            FAQ
          </FooterLink>
          <FooterLink path="/credits" at={page.path}>
            Credits
          </FooterLink>
        </nav>
      </footer>
    </div>
  );
}

function FooterLink({ path, at, children }: { path: string; at: string; children: string }) {
  return (
    <a className="leaf-link" href={path} aria-current={path === at ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** What stands above a text: its name, since when it holds, and the whole of it in a few lines. */
export function PageIntro({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="title">{title}</h1>
      <p className="prose-date">Effective {EFFECTIVE}</p>
      <div className="prose-gist">{children}</div>
    </>
  );
}

/** Our mailbox. The Worker writes its address here, since each deployment has its own. */
export function ContactLink() {
  return (
    <a data-contact="" href="/faq#contact">
      the address our mails come from
    </a>
  );
}
