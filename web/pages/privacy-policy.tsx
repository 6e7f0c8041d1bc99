import { UNDO_MS } from '../../worker/contract/limits.ts';
import { ContactLink, PageIntro, type StaticPage } from './static-page.tsx';

const RETENTION = [
  [
    'An itinerary: its events, FAQs, images, colors and links, and the names in it',
    'Until its owner deletes it. It goes offline immediately and is erased from our storage within seven days. The project ID is retired and never reused. What nobody uses ends by itself: a trial that nobody opened for 180 days after its last event (or last change), and one with Full Access three years after its last event. We email the owner 30 days before, with a link that keeps it.',
  ],
  [
    'Tickets and passes that hosts add for guests',
    'Until 30 days after the last event, or until a host deletes them. A ticket for one guest is shown only to hosts and to whoever opens that guest’s personal link.',
  ],
  [
    'Content of an imported or copied itinerary that waits for Full Access',
    '30 days, or until the itinerary has Full Access or is deleted.',
  ],
  [
    'A plan you paste or import, and events that an email to the itinerary’s address or an assistant proposes',
    'Not the plan itself: only the events we found and the words we found them in. They wait with the itinerary until you add or delete them.',
  ],
  [
    'A plan you share to the app from another one',
    'In your browser only, until you add or discard it, or sign out.',
  ],
  [
    'A deleted event or FAQ',
    `Hidden immediately. You can undo for ${UNDO_MS / 60_000} minutes. Its row is emptied within seven days; subscribed calendars need its title until then. Its text stays in the history of changes.`,
  ],
  [
    'The history of changes to an itinerary: who changed what and when, with the text before and after, and answers to RSVPs',
    '30 days, and at most the last 1,000 changes or 5 MB (1 MB in a trial). Only hosts and co-hosts see it. Erased with the itinerary.',
  ],
  [
    'The owner’s name and email address, and whether our emails arrived there',
    'As long as the itinerary exists. We send both codes to this address, and notify it of payments and repeated wrong codes.',
  ],
  [
    'A guest: the day on which the personal link was last opened, RSVPs with replies and notes, and when the guest tapped “Got it” for a change',
    'Until you erase it yourself, or the itinerary is deleted. Replies and notes are erased 30 days after the last event. RSVPs are also erased 30 days after a host removes the guest; until then the host can bring the guest back. Only hosts read replies and notes. Other guests see the answers and numbers of people if the host shows them.',
  ],
  ['The email address that a guest enters', 'Not stored. We only check that it’s a valid address.'],
  [
    'Notifications that you turn on as a guest: your browser’s address at its push service or your email address, who you said you are, and which reminders you want',
    'Until you turn them off or unsubscribe, your access ends, or the itinerary is deleted. An email address that isn’t confirmed: two days; that we asked it, so that we don’t ask again: 90 days. Emails we sent: seven days. Hosts only see how many guests get notifications.',
  ],
  [
    'That an itinerary was opened: when, by which kind of link, how many events were sent, and for guests who said who they are their number in the guest list',
    'Three months, so that we can find out why somebody saw an old plan or none. Without names, codes or IP addresses. Nobody but the people who run this site sees it.',
  ],
  [
    'When a page fails in your browser: the error, which kind of page, and our version',
    'Seven days, without addresses and codes.',
  ],
  [
    'An account: name, email address, photo, other addresses you confirmed, and the ID your sign-in provider uses for you',
    'Until you delete the account. A session lasts 30 days, or until you sign out.',
  ],
  [
    'A confirmation email that you forward to us',
    'The email itself: 30 days, so we can read it again. Its subject, sender and date, to recognize duplicates, and the events we found, to recognize changes: until you delete the account, or the itinerary it was sent to. An event that you delete is erased within seven days. An email that doesn’t belong to an account is erased within two days.',
  ],
  [
    'A payment: amount, currency, date, status, receipt link and coupon',
    'As long as accounting law requires. Once the itinerary is deleted, without your name or email address.',
  ],
  ['Feedback you send', 'As long as the itinerary it’s about.'],
  [
    'A report: the reason, what you wrote, and your email address if you gave one',
    'One year. Only the people who run this site read it. The host isn’t told who reported.',
  ],
  [
    'The wish never to get email from us',
    'For good, as a fingerprint (SHA-256) of your address from which the address can’t be read.',
  ],
  [
    'IP addresses, to stop people from guessing codes',
    'About a day for wrong codes, new names and emails to strangers, and about an hour for other limits. If a browser has entered the right code, we store that with the itinerary, under a random number. Our logs contain no addresses, codes or content.',
  ],
] as const;

export const privacyPolicy: StaticPage = {
  path: '/privacy-policy',
  body: (
    <>
      <PageIntro path="/privacy-policy" title="Privacy Policy">
        <p>
          We store what an itinerary needs, and about the people who read it no more than the table below
          says. We don’t sell data or use it for advertising, and what you delete gets erased.
        </p>
      </PageIntro>

      <h2>What we store and for how long</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {RETENTION.map(([what, period]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{period}</td>
            </tr>
          ))}
        </tbody>
      </table>

      <p>
        After a serious failure we can restore our database to any point in the last 30 days, or from a daily
        copy of that time. Deleted data stays in these backups for that long and is used for nothing else.
      </p>

      <h2>Who can view an itinerary</h2>
      <p>
        Anyone who has its project ID and access code, a link that includes both, or a personal link. They see
        events, FAQs, images and the owner’s name. Private events are shown to hosts, and to the people listed
        who came by their personal link. Guests can save copies, print it or subscribe to it in a calendar.
        They never see the owner’s email address or the admin code. Changing the access code ends the access,
        including calendar subscriptions, of everyone who entered with it. A personal link works until a host
        renews it or removes the guest.
      </p>
      <p>
        Each image has a web address that can’t be guessed, but anyone who has the address can open it. We
        remove the metadata that cameras add, such as where a photo was taken.
      </p>

      <h2>On your device</h2>
      <ul>
        <li>
          <strong>Cookies:</strong> one that remembers which itineraries this browser can open and one that
          tells browsers apart to stop code guessing (both up to a year), one for your account while you’re
          signed in (30 days), and one used during sign-in (ten minutes). If you choose a language, one
          remembers it for a year. Two more keep an open itinerary up to date, for at most an hour. None are
          used for tracking. On pages with a payment form, Stripe sets its own cookies to prevent fraud.
        </li>
        <li>
          <strong>Storage:</strong> the people you filter by, the tips you have seen, the map app you chose,
          which changes you know of, and your RSVPs, so that you can answer without a connection. For hosts,
          also the codes of a newly created itinerary and the last admin code, so you don’t have to enter them
          again.
        </li>
        <li>
          <strong>Offline copy:</strong> an itinerary you opened, with its images and your tickets, so you can
          view it without a connection. It’s removed when you tap Exit, or on your next visit if the access
          code has changed. On a shared device, always tap Exit.
        </li>
      </ul>

      <h2>Plans, emails and AI</h2>
      <p>
        When you paste a plan or forward a booking confirmation, our own software reads it first. If it isn’t
        in a form made for software, its text and that of its PDFs may be sent to a language model run by
        another company, with instructions to find dates and places. We leave out email addresses, card
        numbers and the addresses that links lead to. The model receives no account details and no other
        emails. We check its answer against the text before you see it, and nothing is added to an itinerary
        until you add it.
      </p>
      <p>
        A host can give an assistant a key to an itinerary. The assistant then reads it and proposes events
        and changes. What its provider does with that is up to the provider. Without the host’s consent it
        sees no private events, and a revoked key stops working at once.
      </p>
      <p>
        Any email sent to your private forwarding address is treated as yours, no matter who sends it. On the
        shared address, emails from senders we don’t recognize as yours are marked or discarded. Please don’t
        forward anything you don’t want processed this way.
      </p>

      <h2>Service providers</h2>
      <ul>
        <li>
          <strong>Cloudflare</strong> runs our servers, database and storage and delivers our email, in many
          countries.
        </li>
        <li>
          <strong>Cloudflare Turnstile</strong> checks that a person is there, only when people without an
          account create unusually many itineraries or ask for unusually many emails. It sees the browser and
          its IP address.
        </li>
        <li>
          <strong>Stripe</strong> processes payments. Your card number goes to Stripe and never to us.
        </li>
        <li>
          <strong>The push service of your browser’s maker</strong>, if you turn on notifications: Google
          (Chrome, Edge on Android and others), Mozilla (Firefox), Apple (Safari) or Microsoft (Edge on
          Windows). Messages are encrypted; the service sees that and when you get one, not what it says.
        </li>
        <li>
          <strong>Your sign-in provider</strong> gives us your name and email address, and knows that you
          signed in here.
        </li>
        <li>
          <strong>The language model’s provider</strong>, as described above: OpenAI or Cloudflare, unless the
          people who run this site chose another. OpenAI keeps what it receives for up to 30 days, to detect
          abuse.
        </li>
        <li>
          <strong>GitHub</strong>, if the people who run this site let it make the daily copies of our
          database. A copy is encrypted before it is stored, and deleted after 30 days.
        </li>
        <li>
          <strong>Map and calendar services</strong>, only when you tap one of their links.
        </li>
      </ul>
      <p>
        Only on our home page, and only if the people who run this site have turned it on, Cloudflare counts
        visits without cookies. Visits to itineraries, code entry and payment pages are never counted.
      </p>

      <h2>Your rights</h2>
      <p>You can view, correct, export and delete your data.</p>
      <ul>
        <li>
          <strong>As a guest,</strong> open the itinerary and tap “My data” at its end. You see everything
          that is stored of you and can erase it. Where a host wrote your name into an event it stays: ask the
          host, and if that doesn’t help, ask us.
        </li>
        <li>
          <strong>As a host with an account,</strong> use the dashboard: download your data, delete an
          itinerary or delete your account.
        </li>
        <li>
          <strong>As a host without an account,</strong> use the admin panel: export the itinerary, or choose
          “Delete itinerary”, and we email a link that deletes it to the owner’s address.
        </li>
      </ul>
      <p>
        For anything else, write to <ContactLink />. You can also file a complaint with the data protection
        authority where you live.
      </p>

      <h2>Children</h2>
      <p>
        Foldout is for people aged 13 and older. If you learn that a younger child has given us information,
        tell us and we will delete it.
      </p>

      <h2>Changes</h2>
      <p>
        If we make a significant change to this policy, we publish the new version here, marked as such, 30
        days before it takes effect. For questions, write to <ContactLink />.
      </p>
    </>
  ),
};
