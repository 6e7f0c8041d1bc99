import { LIMITS } from '../../worker/contract/limits.ts';
import { ContactLink, FULL_ACCESS_PRICE, PageIntro, type StaticPage } from './static-page.tsx';

export const terms: StaticPage = {
  path: '/terms',
  body: (
    <>
      <PageIntro title="Terms & Conditions">
        <p>
          Your plans stay yours. You pay {FULL_ACCESS_PRICE} once for an itinerary, if at all. Be kind, keep
          your codes, and do not rely on a web page alone for anything that cannot be missed.
        </p>
      </PageIntro>

      <h2>Who this is between</h2>
      <p>
        You and the people who run this Foldout (“we”). By creating or opening an itinerary you accept these
        terms, the <a href="/privacy-policy">Privacy Policy</a> and the{' '}
        <a href="/community-guidelines">Community Guidelines</a>. You must be at least 13 years old, and old
        enough where you live to agree to a contract like this, or have a parent who agrees for you.
      </p>

      <h2>Your itinerary</h2>
      <ul>
        <li>
          What you write and upload stays yours. You allow us to store it, and to show it to those who come
          with its codes. That ends when you delete it.
        </li>
        <li>Put in only what you may: pictures you have the right to show, people who would not mind.</li>
        <li>
          Whoever holds the access code can read, whoever holds the admin code can edit. Choose whom you give
          them to; with Full Access you can change both codes whenever you like.
        </li>
        <li>
          The email address you give when you create an itinerary makes you its owner. Give one that is yours.
        </li>
        <li>
          An itinerary holds up to {LIMITS.events} events, {LIMITS.faqs} questions and {LIMITS.headerImages}{' '}
          header images.
        </li>
      </ul>

      <h2>Trial and Full Access</h2>
      <p>
        An itinerary starts as a trial: one event, shared with as many guests as you like. Full Access costs{' '}
        {FULL_ACCESS_PRICE}, paid once through Stripe, for that one itinerary, for as long as it exists. There
        is no subscription. A coupon may lower the price or cover it. If two payments arrive for one
        itinerary, we send the second back without being asked.
      </p>

      <h2 id="refunds">Refunds</h2>
      <p>
        If Full Access is not for you, write to <ContactLink /> within 14 days of paying, with the project ID,
        and you get all of it back the way it came. No reason needed. The itinerary then returns to the trial:
        everything in it is kept and can still be read, but nothing can be added beyond one event, and its
        questions, pictures, colors and codes stay as they are. After 14 days we still refund what did not
        work and that we could not mend.
      </p>

      <h2>Forwarded mails</h2>
      <p>
        We read the confirmations you forward and suggest events. Machines misread things: look at each card,
        above all those marked “Needs Review”, before you rely on it. Forward only mails that you were sent or
        were allowed to pass on.
      </p>

      <h2>What we promise, and what we cannot</h2>
      <p>
        We take care that what you saved is not lost, that a payment is counted once, and that deleted means
        deleted. But networks fail, phones run out of power and clocks are set wrong. Foldout is offered as it
        is. Before a flight, a surgery or a ceremony, check with those who run it. As far as the law allows,
        our liability is limited to what you paid us for the itinerary in question; for intent, gross
        negligence and harm to people it is not limited.
      </p>

      <h2>When we step in</h2>
      <p>
        We may remove content or close an itinerary or account that breaks the law or the{' '}
        <a href="/community-guidelines">Community Guidelines</a>. Unless something must stop at once, we tell
        the owner first and listen. You may stop at any time: delete the itinerary, or your account.
      </p>

      <h2>Changes, and the law</h2>
      <p>
        When these terms change in a way that matters, the new ones stand here, marked as such, 30 days before
        they hold; who does not agree can delete and leave. If one sentence here should not hold, the others
        do. Nothing here takes away rights that the law of the country you live in gives you. Questions go to{' '}
        <ContactLink />.
      </p>
    </>
  ),
};
