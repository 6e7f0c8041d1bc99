import { ContactLink, FULL_ACCESS_PRICE, type StaticPage } from './static-page.tsx';

export const faq: StaticPage = {
  path: '/faq',
  body: (
    <>
      <h1 className="title">FAQ</h1>
      <p>Answers to the most common questions, and how to reach us.</p>

      <details open>
        <summary>
          <h2>What is Foldout?</h2>
        </summary>
        <div>
          <p>
            Foldout is a single page for your weekend, wedding, birthday or trip. It shows what’s happening,
            when, where and who’s coming. You plan it once, and everyone you invite sees the same schedule on
            their phone, with local times, maps one tap away and a filter for their own events.
          </p>
          <p>
            Guests don’t need an account or an app. When you change something, their page updates right away.
            You can print it, too.
          </p>
        </div>
      </details>

      <details>
        <summary>
          <h2>How much does it cost?</h2>
        </summary>
        <div>
          <p>
            It’s free to create an itinerary, add one event and share it. Full Access costs{' '}
            <strong>{FULL_ACCESS_PRICE}, once, per itinerary</strong>, no matter how many guests you have.
            There are no subscriptions and no renewals.
          </p>
          <p>
            Full Access includes more events, FAQs, custom colors, fonts, backgrounds, images and links. If
            it’s not for you, see <a href="/terms#refunds">refunds</a>.
          </p>
        </div>
      </details>

      <details>
        <summary>
          <h2>Can guests RSVP?</h2>
        </summary>
        <div>
          <p>
            Yes, also on a trial. Turn on RSVP under Admin, Guests. Guests answer with two taps, and can say
            how many people they bring and leave you a note. You can ask for single events, too, each with its
            own capacity, and download all answers.
          </p>
        </div>
      </details>

      <details>
        <summary>
          <h2>How do I share my itinerary?</h2>
        </summary>
        <div>
          <p>
            Tap Share on your itinerary. Send your guests the instant-access link, which includes the access
            code, or send the link and the six-character <strong>access code</strong> separately. That’s all
            they need to view it.
          </p>
          <p>
            Editing requires a separate <strong>admin code</strong>. We email it to you when you create the
            itinerary. Share it only with people who help you plan. With Full Access you can change the access
            code anytime under Admin, Security. Guests who used the old code will need the new one.
          </p>
        </div>
      </details>

      <h2 id="contact">Still have questions?</h2>
      <p>
        Write to <ContactLink />. A person reads every message. If it’s about an itinerary, include its
        project ID, but never its codes. We don’t need them.
      </p>
    </>
  ),
};
