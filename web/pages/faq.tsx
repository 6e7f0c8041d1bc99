import type { ReactNode } from 'react';
import { ContactLink, FULL_ACCESS_PRICE, type StaticPage } from './static-page.tsx';

function Question({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div>{children}</div>
    </details>
  );
}

function About() {
  return (
    <>
      <h2 id="about">About Foldout</h2>
      <Question title="What is Foldout?" open>
        <p>
          Foldout is a single page for your weekend, wedding, birthday or trip. It shows what’s happening,
          when, where and who’s coming. You plan it once, and everyone you invite sees the same schedule on
          their phone, with local times, maps one tap away and a filter for their own events.
        </p>
        <p>
          Guests don’t need an account or an app. When you change something, their page updates right away.
          You can print it, too.
        </p>
      </Question>
      <Question title="How much does it cost?">
        <p>
          You can paste your plan, see all of it, and put one event on your page for free. To put all events
          on it, you pay <strong>{FULL_ACCESS_PRICE}, once, per itinerary</strong>, no matter how many guests
          you have. There are no subscriptions and no renewals. Guests never pay.
        </p>
        <p>
          Full Access also includes FAQs, custom colors, fonts, backgrounds, images and links. If it’s not for
          you, see <a href="/terms#refunds">refunds</a>.
        </p>
      </Question>
    </>
  );
}

function ForHosts() {
  return (
    <>
      <h2 id="hosts">For hosts</h2>
      <Question title="How does a chat become an itinerary?">
        <p>
          Paste it on the home page, or in your itinerary under Admin, Events. Notes, emails, spreadsheet
          cells, calendar files and PDFs work, too. We find the events, and you check them under{' '}
          <strong>To review</strong>. Nothing is shown to guests until you add it.
        </p>
        <p>
          You can also forward confirmation emails to your itinerary’s own address. You find it under Admin,
          More, Email.
        </p>
      </Question>
      <Question title="Can I add tickets and boarding passes?">
        <p>
          Yes, with Full Access: on an event, or under Admin, Guests, Tickets. Add PDFs, images or wallet
          passes, for everyone or for one guest. A ticket for one guest is shown only to hosts and by that
          guest’s personal link. Guests find theirs beside the event, also offline. We delete tickets 30 days
          after the last event. Please don’t add passports or IDs.
        </p>
      </Question>
      <Question title="How do I share my itinerary?">
        <p>
          Tap Share on your itinerary and send the <strong>invite link</strong>. It includes the access code,
          so it opens with one tap. In public places, share the link and the six-character{' '}
          <strong>access code</strong> separately.
        </p>
        <p>
          Editing requires a separate <strong>admin code</strong>. We email it to you when you create the
          itinerary. Share it only with people who help you plan. With Full Access you can change both codes
          under Admin, Security. Guests who used the old code will need the new one.
        </p>
      </Question>
      <Question title="Can guests RSVP?">
        <p>
          Yes, also on a trial. Turn on RSVP under Admin, Guests. Guests answer with two taps, and can say how
          many people they bring and leave you a note. You can ask for single events, too, each with its own
          capacity, and download all answers.
        </p>
      </Question>
      <Question title="How do I keep a surprise secret?">
        <p>
          Each event asks “Who sees this?”: everyone, only these guests, or everyone but these guests. The
          others find no trace of it, not even in the calendar or in print. Guests see such events with their{' '}
          <strong>personal link</strong>, which you find under Admin, Guests. To see the page as somebody else
          does, use “See as” there.
        </p>
      </Question>
      <Question title="Can somebody plan with me?">
        <p>
          Yes. Under Admin, Guests, make a guest a co-host. Their personal link then lets them edit, without a
          code, and you can take that back at any time.
        </p>
      </Question>
      <Question title="I changed something by mistake. Can I get it back?">
        <p>
          Yes. Tap Undo right after a change, or find every change of the last 30 days under Admin, More,
          History. You can restore a single change, or go back to how everything was.
        </p>
      </Question>
      <Question title="The email with my codes didn’t arrive, or I lost it. What now?">
        <p>
          Look in the spam folder first. If the address was wrong, a notice on your itinerary says so and lets
          you correct it. You can also sign in with the email that you created the itinerary with: it’s on
          your <a href="/dashboard">dashboard</a>, where you can edit and delete it.
        </p>
      </Question>
    </>
  );
}

function ForGuests() {
  return (
    <>
      <h2 id="guests">For guests</h2>
      <Question title="How do I open an itinerary?">
        <p>
          Tap the link from your host. If you got a code instead, <a href="/access">enter it</a> with the
          project ID. You don’t need an account or an app.
        </p>
      </Question>
      <Question title="My link doesn’t work anymore. Why?">
        <p>
          Your host may have changed the code or renewed your personal link. Ask them for the new link. We
          can’t give it to you, since we don’t know whom they invited.
        </p>
      </Question>
      <Question title="Does it work without a connection?">
        <p>
          Yes. Once you have opened the page, your browser keeps the last version of it. An RSVP that you send
          without a connection is sent once you’re back online.
        </p>
      </Question>
      <Question title="Which time zone are the times in?">
        <p>
          Times are local to the place of each event, wherever your phone is. A dinner in Rome at 8:00 PM is
          at 8:00 PM in Rome.
        </p>
      </Question>
      <Question title="How do I hear about changes?">
        <p>
          Tap Notify on the itinerary to get them by notification or email. Or subscribe in your calendar: it
          follows every change by itself. When you open the page again, it says what has changed since.
        </p>
      </Question>
      <Question title="Who sees my answer?">
        <p>
          Your hosts do. Other guests see who’s coming only if your host shows the list. Your note is only for
          hosts.
        </p>
      </Question>
    </>
  );
}

export const faq: StaticPage = {
  path: '/faq',
  body: (
    <>
      <h1 className="title">FAQ</h1>
      <p>
        What <a href="#hosts">hosts</a> and <a href="#guests">guests</a> ask most, and how to{' '}
        <a href="#contact">reach us</a>.
      </p>
      <About />
      <ForHosts />
      <ForGuests />
      <h2 id="contact">Still have questions?</h2>
      <p>
        Write to <ContactLink />. A person reads every message. If it’s about an itinerary, include its
        project ID, but never its codes. We don’t need them.
      </p>
    </>
  ),
};
