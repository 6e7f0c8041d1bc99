import { UNDO_MS } from '../../worker/contract/limits.ts';
import { ContactLink, PageIntro, type StaticPage } from './static-page.tsx';

const KEPT = [
  [
    'An itinerary: its events, questions and answers, names in them, colors, links, pictures',
    'Until its owner deletes it. It leaves every page at once and our storage within seven days. Only its ID stays spent, so that nobody is given it again.',
  ],
  [
    'A deleted event or answer',
    `Hidden at once and yours to bring back for ${UNDO_MS / 60_000} minutes; its title for subscribed calendars some days longer. Its words leave our storage within seven days. An empty row stays with the itinerary.`,
  ],
  [
    'Owner’s name and email address',
    'As long as the itinerary. Both codes go to that address, and word of payments or of many wrong codes.',
  ],
  ['The email address a guest types to get in', 'Not kept. It is checked for its shape and forgotten.'],
  [
    'An account: name, email address, picture, further addresses you confirmed, and the number your sign-in provider knows you by',
    'Until you delete the account. A session lasts 30 days, or until you sign out.',
  ],
  [
    'A confirmation mail you forward to us',
    'The mail itself 30 days, so that it can be read again. Its subject, sender and date, so that a second forward is known, and the events read from it, so that a later change is noticed, until you delete the account; an event that you delete goes within seven days. A mail that belongs to no account goes within two.',
  ],
  [
    'A payment: amount, currency, date, status, receipt link, coupon used',
    'As long as bookkeeping law asks, without your name or email address once the itinerary is gone.',
  ],
  ['Feedback you send', 'With the itinerary it is about.'],
  [
    'Network addresses, to stop people who guess codes',
    'About a day for wrong codes, about an hour for other limits. That a browser once got in is kept with the itinerary, by a random number. Our logs hold no addresses, codes or contents.',
  ],
] as const;

export const privacyPolicy: StaticPage = {
  path: '/privacy-policy',
  body: (
    <>
      <PageIntro title="Privacy Policy">
        <p>
          We keep what an itinerary needs and nothing about the people who read it. Nothing is sold, nothing
          is used for advertising, and what you delete is gone.
        </p>
      </PageIntro>

      <h2>What we keep, and how long</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {KEPT.map(([what, time]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>

      <p>
        After a disaster our database can be set back by up to 30 days. Until then, what was deleted is still
        in those copies, which serve nothing else.
      </p>

      <h2>Who can read an itinerary</h2>
      <p>
        Whoever has its project ID and access code, or a link that holds both. They see all events, questions,
        pictures and the owner’s name, and can keep copies, print it, or subscribe to it as a calendar. They
        never see the owner’s email address or the admin code. Changing the access code ends what every guest
        was let in with, and the calendar addresses with it.
      </p>
      <p>
        A picture has an address of its own that cannot be guessed, but opens for whoever has it. We remove
        what cameras write into pictures, such as where they were taken.
      </p>

      <h2>On your own device</h2>
      <ul>
        <li>
          <strong>Cookies:</strong> one that says which itineraries this browser may open and one that tells
          browsers apart when codes are guessed (both up to a year), one for your account while you are signed
          in (30 days) and one for the way to your sign-in provider and back (ten minutes). None is for
          tracking. Where a card can be typed, Stripe sets cookies of its own against fraud.
        </li>
        <li>
          <strong>Storage:</strong> the people you filter by, hints you have seen, and for hosts the codes of
          an itinerary just made and the admin code last used, so that you are not asked again.
        </li>
        <li>
          <strong>A copy for when there is no network:</strong> an itinerary you opened, with its pictures, so
          that it opens in a tunnel or abroad. Exit removes it, and so does the next visit with a network when
          the code was changed. On a device you share, press Exit.
        </li>
      </ul>

      <h2>Forwarded mails and the model</h2>
      <p>
        When you forward a booking confirmation, our own programs read it first. Only where they find too
        little, the text of that one mail is sent to a language model run by another company. It gets that
        text and the task of finding dates and places in it: no name of your account, no other mail, nothing
        of your itineraries. What it answers is checked against the mail before you see it, and nothing enters
        an itinerary until you put it there. What comes to your own secret address counts as yours, whoever
        sends it; on the address for everybody, mails from addresses that we do not know as yours are marked
        or dropped. Please do not forward what you would not want to be read this way.
      </p>

      <h2>Who works for us</h2>
      <ul>
        <li>
          <strong>Cloudflare</strong> runs our servers, database and storage, and delivers our mail, in many
          countries.
        </li>
        <li>
          <strong>Stripe</strong> takes payments. Your card goes to Stripe and never to us.
        </li>
        <li>
          <strong>The sign-in provider you choose</strong> tells us your name and email address, and learns
          that you signed in here.
        </li>
        <li>
          <strong>The provider of the language model</strong>, as said above.
        </li>
        <li>
          <strong>Map and calendar services</strong> only when you press one of their links.
        </li>
      </ul>
      <p>
        On our front page alone, and only if the people who run this site switched it on, Cloudflare counts
        visits without cookies. An itinerary, the page for codes and the page for cards are never counted.
      </p>

      <h2>Your rights</h2>
      <p>
        You may see what we have of you, correct it, take it with you and have it deleted. With an account,
        the dashboard does this at once: download my data, delete my account, delete an itinerary. Without
        one, write to <ContactLink />. If your name stands in somebody’s itinerary and should not, ask the
        host first; if that does not help, ask us. You may also complain to the data protection authority
        where you live.
      </p>

      <h2>Children</h2>
      <p>
        Foldout is for people of 13 years and older. If you learn that a younger child has given us anything,
        tell us and we delete it.
      </p>

      <h2>Changes</h2>
      <p>
        When this text changes in a way that matters, the new one stands here, marked as such, 30 days before
        it holds. Questions go to <ContactLink />.
      </p>
    </>
  ),
};
