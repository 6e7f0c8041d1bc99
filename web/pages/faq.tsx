import { ContactLink, FULL_ACCESS_PRICE, type StaticPage } from './static-page.tsx';

export const faq: StaticPage = {
  path: '/faq',
  body: (
    <>
      <h1 className="title">FAQ</h1>
      <p>The three questions that nearly everybody asks, and where to ask a fourth.</p>

      <details open>
        <summary>
          <h2>What is Foldout?</h2>
        </summary>
        <div>
          <p>
            One page for everything that happens at your weekend, wedding, birthday or trip: what, when, where
            and who comes along. You write it once, and everybody you invite reads the same plan on their
            phone, with times that are right for each place, maps a tap away and a filter for their own name.
          </p>
          <p>
            Guests need no account and nothing to install. When you change something, their page changes too,
            and if you want it on the fridge, it prints.
          </p>
        </div>
      </details>

      <details>
        <summary>
          <h2>How much does it cost?</h2>
        </summary>
        <div>
          <p>
            Making an itinerary, putting a first event on it and sharing it is free. Full Access costs{' '}
            <strong>{FULL_ACCESS_PRICE}, once, for one itinerary</strong> and all its guests. There are no
            subscriptions and nothing renews.
          </p>
          <p>
            It brings as many events as you like, FAQs, your own colors, fonts, backgrounds, pictures and
            links. If it is not what you hoped for, see <a href="/terms#refunds">refunds</a>.
          </p>
        </div>
      </details>

      <details>
        <summary>
          <h2>How do I share my itinerary?</h2>
        </summary>
        <div>
          <p>
            Press Share on your itinerary. Send your guests the ready link, which already holds the access
            code, or the plain link and the six-character <strong>access code</strong> separately. That is all
            they need to read it.
          </p>
          <p>
            To edit, there is a separate <strong>admin code</strong>. We email it to you when the itinerary is
            made. Give it only to those who help you plan. With Full Access you can change the access code at
            any time under Admin, Security; whoever came in with the old one is then asked for the new one.
          </p>
        </div>
      </details>

      <h2 id="contact">Still wondering?</h2>
      <p>
        Write to <ContactLink />. A person reads it. If it is about one itinerary, add its project ID, but
        never its codes: we do not need them.
      </p>
    </>
  ),
};
