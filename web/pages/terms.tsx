import { LIMITS } from '../../worker/contract/limits.ts';
import { ContactLink, FULL_ACCESS_PRICE, PageIntro, type StaticPage } from './static-page.tsx';

export const terms: StaticPage = {
  path: '/terms',
  body: (
    <>
      <PageIntro path="/terms" title="Terms & Conditions">
        <p>
          Your content stays yours. Full Access costs {FULL_ACCESS_PRICE} once per itinerary, and it’s
          optional. Be kind, keep your codes safe, and check the time of anything you can’t afford to miss
          with the airline, venue or host.
        </p>
      </PageIntro>

      <h2>Who these terms apply to</h2>
      <p>
        These terms are an agreement between you and the people who run this Foldout service (“we”). By
        creating or opening an itinerary you accept these terms and the{' '}
        <a href="/community-guidelines">Community Guidelines</a>. The{' '}
        <a href="/privacy-policy">Privacy Policy</a> says what we store. You must be at least 13 years old. If
        you’re too young to enter into an agreement where you live, a parent must agree for you.
      </p>

      <h2>Your itinerary</h2>
      <ul>
        <li>
          You own what you write and upload. You allow us to store it, and to show it to the people who have
          the codes or a personal link, and to assistants that hosts connect. This permission ends when you
          delete the content. Backups keep it for 30 more days.
        </li>
        <li>
          Only add content you have the right to share, such as your own images. Only name people, and only
          add their tickets, if they agree. Don’t upload passports or other identity documents.
        </li>
        <li>
          Anyone with the access code can view the itinerary, and anyone with the admin code can edit it.
          Choose who you share them with. With Full Access you can change both codes at any time.
        </li>
        <li>
          The itinerary belongs to the person with the email address that you enter when you create it, so use
          your own.
        </li>
        <li>
          An itinerary can have up to {LIMITS.events} events, {LIMITS.faqs} FAQs, {LIMITS.headerImages} header
          images, {LIMITS.papers} tickets and {LIMITS.signUps} sign-up lists. We also limit how many emails we
          send and how often something can be done, so that nobody can overload the service. Ordinary use
          stays far below these limits.
        </li>
      </ul>

      <h2>Trial and Full Access</h2>
      <p>
        Every itinerary starts as a trial: one event, shared with as many guests as you like. Full Access
        costs {FULL_ACCESS_PRICE}, paid once through Stripe, our payment provider. It gives one itinerary more
        events, FAQs, images, tickets, your own design and codes, for as long as the itinerary exists. There
        is no subscription, and we never charge you again. A coupon may reduce the price or cover all of it.
        If an itinerary is paid for twice, we refund the second payment automatically.
      </p>

      <h2 id="refunds">Withdrawal and refunds</h2>
      <p>
        You can withdraw from the purchase of Full Access within 14 days of paying, without giving a reason
        and without an account. That means: you change your mind and get your money back. Open the email with
        your receipt and choose “Withdraw from the contract”, or open your receipts in the admin panel or the
        dashboard. You confirm it in a second step, and we confirm it by email with the date and time. We
        return the full price right away, the way you paid. Your bank may take a few days to show it.
      </p>
      <p>
        The itinerary is a trial again then. Everything in it is kept and stays visible, but you can’t add
        another event or ticket, and you can no longer change its FAQs, images, design or codes. After 14 days
        we still refund you if something didn’t work and we couldn’t fix it: write to <ContactLink />.
      </p>

      <h2>Forwarded emails and assistants</h2>
      <p>
        Software reads the confirmations that you forward and the plans that you paste, and suggests events.
        It makes mistakes, so check every event before you rely on it, especially those marked “Needs Review”.
        Only forward emails that were sent to you or that you are allowed to share.
      </p>
      <p>
        If you connect an AI assistant to an itinerary, it can read the itinerary and suggest events and
        changes. Nothing changes until a host accepts it. Choose an assistant that you trust: the company that
        runs it, not we, is responsible for what it does with what it reads. You can disconnect it at any
        time.
      </p>

      <h2>Our responsibilities and limits</h2>
      <p>
        We take care not to lose what you save, to charge you only once, and to delete what you delete. But we
        can’t promise that the service always works, that notifications arrive on time, or that what hosts
        write is right. Before a flight, an appointment or a ceremony, confirm the details with the organizer.
        As far as the law allows, we pay at most what you paid us for the itinerary if we cause you a loss.
        This limit does not apply if we caused it on purpose or by gross negligence, or if somebody was
        injured.
      </p>

      <h2>Removing content and closing accounts</h2>
      <p>
        Anybody can report an itinerary. We take down an itinerary, or close an account, that breaks the law
        or the <a href="/community-guidelines">Community Guidelines</a>. A person decides that, not software.
        Nobody can open an itinerary that was taken down. Its hosts see the reason, can export what they
        wrote, and can object by writing to <ContactLink />.
      </p>
      <p>
        You can stop at any time. With an account, delete your itinerary or your account in the dashboard.
        Without one, open the admin panel and choose More, Email, “Delete itinerary”: we email a link that
        deletes it to the owner.
      </p>

      <h2>What we delete when nobody uses it</h2>
      <p>
        We delete a trial 180 days after its last event (or its last change, if it has no events) or the last
        time somebody opened it, whichever is later. We delete an itinerary with Full Access three years after
        its last event. In both cases we email the owner 30 days before, with a link that keeps it.
      </p>

      <h2>Changes and applicable law</h2>
      <p>
        If we make a significant change to these terms, we publish the new version here, marked as such, 30
        days before it takes effect. If you don’t agree, you can delete your content and leave. If one of
        these terms turns out to be invalid, the others still apply. The law of the country where we are based
        applies. You also keep all rights that consumers have under the law of the country where you live. For
        questions, write to <ContactLink />.
      </p>
    </>
  ),
};
