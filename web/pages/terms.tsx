import { LIMITS } from '../../worker/contract/limits.ts';
import { ContactLink, FULL_ACCESS_PRICE, PageIntro, type StaticPage } from './static-page.tsx';

export const terms: StaticPage = {
  path: '/terms',
  body: (
    <>
      <PageIntro path="/terms" title="Terms & Conditions">
        <p>
          Your content stays yours. Full Access costs {FULL_ACCESS_PRICE} once per itinerary, and it’s
          optional. Be kind, keep your codes safe, and don’t rely on a web page alone for anything you can’t
          afford to miss.
        </p>
      </PageIntro>

      <h2>Who these terms apply to</h2>
      <p>
        These terms are an agreement between you and the people who run this Foldout service (“we”). By
        creating or opening an itinerary you accept these terms, the{' '}
        <a href="/privacy-policy">Privacy Policy</a> and the{' '}
        <a href="/community-guidelines">Community Guidelines</a>. You must be at least 13 years old. You must
        also be old enough to enter into this agreement where you live, or have a parent who agrees on your
        behalf.
      </p>

      <h2>Your itinerary</h2>
      <ul>
        <li>
          You own what you write and upload. You allow us to store it and to show it to people who have its
          codes. This permission ends when you delete the content.
        </li>
        <li>
          Only add content you have the right to share, such as your own images, and only name people who
          would be fine with it.
        </li>
        <li>
          Anyone with the access code can view the itinerary, and anyone with the admin code can edit it.
          Choose who you share them with. With Full Access you can change both codes at any time.
        </li>
        <li>
          The email address you enter when you create an itinerary identifies its owner, so use your own.
        </li>
        <li>
          An itinerary can have up to {LIMITS.events} events, {LIMITS.faqs} FAQs and {LIMITS.headerImages}{' '}
          header images.
        </li>
      </ul>

      <h2>Trial and Full Access</h2>
      <p>
        Every itinerary starts as a trial: one event, shared with as many guests as you like. Full Access
        costs {FULL_ACCESS_PRICE}, paid once through Stripe, and covers one itinerary for as long as it
        exists. There is no subscription. A coupon may reduce the price or cover it entirely. If an itinerary
        is paid for twice, we refund the second payment automatically.
      </p>

      <h2 id="refunds">Withdrawal and refunds</h2>
      <p>
        You can withdraw from the purchase of Full Access within 14 days of paying, without giving a reason
        and without an account. Open the email with your receipt and choose “Withdraw from the contract”, or
        do the same in your receipts. You confirm it on the next page, and we confirm it by email with the
        date and time. You get the full price back to your original payment method.
      </p>
      <p>
        The itinerary is a trial again then. Everything in it is kept and stays visible, but you can’t add
        more than one event, and you can no longer change its FAQs, images, colors or codes. After 14 days we
        still refund you for what didn’t work and we couldn’t fix: write to <ContactLink />.
      </p>

      <h2>Forwarded emails</h2>
      <p>
        We read the confirmations you forward and suggest events. Automated reading makes mistakes, so check
        every event before you rely on it, especially those marked “Needs Review”. Only forward emails that
        were sent to you or that you are allowed to share.
      </p>

      <h2>Our responsibilities and limits</h2>
      <p>
        We take care not to lose what you save, to charge you only once, and to delete what you delete. But
        networks fail, batteries run out and clocks are wrong. Foldout is provided “as is”. Before a flight,
        an appointment or a ceremony, confirm the details with the organizer. To the extent the law allows,
        our liability is limited to what you paid us for the itinerary in question. This limit does not apply
        to intent, gross negligence or personal injury.
      </p>

      <h2>Removing content and closing accounts</h2>
      <p>
        Anybody can report an itinerary. We take down an itinerary, or close an account, that breaks the law
        or the <a href="/community-guidelines">Community Guidelines</a>. A person decides that, not software.
        Hosts see the reason, can export what they wrote, and can object by writing to <ContactLink />.
      </p>
      <p>
        You can stop at any time. With an account, delete your itinerary or your account in the dashboard.
        Without one, choose “Delete itinerary” under More, Email in the admin panel: the owner’s email address
        gets a link that deletes it.
      </p>

      <h2>What ends by itself</h2>
      <p>
        A trial that nobody has opened for 180 days after its last event is deleted, or after its last change
        if it has no events. One with Full Access is deleted three years after its last event. In both cases
        we email the owner 30 days before, with a link that keeps it.
      </p>

      <h2>Changes and applicable law</h2>
      <p>
        If we make a significant change to these terms, we publish the new version here, marked as such, 30
        days before it takes effect. If you don’t agree, you can delete your content and leave. If one
        provision is invalid, the rest still apply. Nothing here limits the rights you have under the law of
        the country where you live. For questions, write to <ContactLink />.
      </p>
    </>
  ),
};
