import { UNDO_MS } from '../../worker/contract/limits.ts';
import { ContactLink, PageIntro, type StaticPage } from './static-page.tsx';

const RETENTION = [
  [
    'An itinerary: its events, FAQs, images, colors, links and sign-up lists, the names in it, and the name and phone number that hosts give for questions',
    'Until its owner deletes it. Nobody can open it then, and it is erased from our storage within seven days. The project ID is never given to another itinerary. Itineraries that nobody uses are deleted too: a trial 180 days after its last event, its last change or the last time somebody opened it, whichever is latest, and one with Full Access three years after its last event. We email the owner 30 days before, with a link that keeps it.',
  ],
  [
    'Tickets and passes that hosts add for guests',
    'Until 30 days after the last event (or after they were added, if that was later), or until a host or the guest deletes them. Only hosts and the guest can see a ticket for one guest: it opens with that guest’s personal link, so nobody else should have that link. Other tickets are for everyone who can see the event that they belong to, or the itinerary.',
  ],
  [
    'Content of an imported or copied itinerary that waits for Full Access',
    '30 days, or until the itinerary has Full Access or is deleted.',
  ],
  [
    'A plan you paste or import, and what an email to the itinerary’s address or an assistant suggests',
    'Not the plan itself: only the events we found and the words we found them in. They wait with the itinerary until you add or delete them, and are erased within two days after that. If an email brought them, we keep which of its events you added, so that a second email doesn’t add them again.',
  ],
  [
    'A plan you share to the app from another one',
    'In your browser only, until you add or discard it, or sign out.',
  ],
  [
    'A deleted event or FAQ',
    `Guests stop seeing it immediately. You can undo for ${UNDO_MS / 60_000} minutes. It is erased within seven days; until then, subscribed calendars show its title as canceled. Hosts can still find its text in the history of changes.`,
  ],
  [
    'The history of changes to an itinerary: who changed what and when, with the text before and after, and answers to RSVPs',
    '30 days, and at most the last 1,000 changes or 5 MB (1 MB in a trial). Only hosts and co-hosts see it. Erased with the itinerary.',
  ],
  [
    'The owner’s name and email address, the emails we sent there, and whether they arrived',
    'As long as the itinerary exists. We send both codes to this address, and tell it about payments and about somebody trying wrong codes. After a host changes the address, we keep the old one for seven days, so that its owner can undo the change.',
  ],
  [
    'A guest: the day on which the personal link was last opened, the language and clock chosen there or by a host, RSVPs with replies and notes, places taken in sign-up lists, requests for the personal link, and when the guest tapped “Got it” for a change',
    'Until you erase it yourself, or the itinerary is deleted. Replies and notes are erased 30 days after the last event. RSVPs, places and requests are also erased 30 days after a host removes the guest; until then the host can bring the guest back. Only hosts read replies and notes. Other guests see answers, numbers of people, and names in sign-up lists, unless the host hides them.',
  ],
  [
    'A name that a guest enters without a personal link',
    'With the itinerary. If the guest has not answered, taken a place or turned on notifications, it is deleted after a day without a visit.',
  ],
  ['The email address that a guest enters', 'Not stored. We only check that it’s a valid address.'],
  [
    'Notifications that you turn on as a guest: the web address that your browser’s push service gave it or your email address, who you said you are, your language, and which reminders you want',
    'Until you turn them off or unsubscribe, erase your data, your access ends, or the itinerary is deleted. An email address that nobody has confirmed: two days. The fact that we asked it, so that we don’t ask again: 90 days. Emails we sent: seven days. Which reminders you got: two days. Hosts only see how many guests get notifications.',
  ],
  [
    'That an itinerary was opened: when, by which kind of link, how many events were sent, and for guests who said who they are their number in the guest list',
    'Three months, so that we can find out why somebody saw an old plan or none. It contains no names, codes or IP addresses. Only the people who run this site see it.',
  ],
  [
    'When a page fails in your browser: the error, which kind of page, and which version of our site',
    'Seven days. We remove addresses and codes.',
  ],
  [
    'An account: name, email address, photo, other addresses you confirmed, and the ID your sign-in provider uses for you',
    'Until you delete the account. You stay signed in for 30 days, or until you sign out.',
  ],
  [
    'An assistant that a host connects to an itinerary: its name, who connected it, whether it may see private events, and the day it was last used',
    'Until a host disconnects it, or the access of the host who connected it ends. If it was connected on our consent page, it also loses its access when it was not used for 30 days, and what it told us about itself is deleted when it was not used for 90 days. Of keys, we only store fingerprints from which a key can’t be read.',
  ],
  [
    'A confirmation email that you forward to us',
    'The email itself: 30 days, so we can read it again. Its subject, sender and date, to recognize duplicates, and the events we found, to recognize changes: until you delete the account, or the itinerary it was sent to. An event that you delete is erased within seven days. An email that belongs to no account and no itinerary is erased within two days. If you get a new forwarding address, the old one works for seven more days.',
  ],
  [
    'A payment: amount, currency, date, status, receipt link and coupon',
    'As long as accounting law requires. Once the itinerary is deleted, without your name or email address.',
  ],
  ['Feedback you send', 'As long as the itinerary it’s about. We don’t store who sent it.'],
  [
    'A report: the reason, what you wrote, and your email address if you gave one',
    'One year, with our emails about it. Only the people who run this site read it. The host isn’t told who reported.',
  ],
  [
    'The wish never to get email from us',
    'Until you ask us to forget it. We don’t store the address itself, only a fingerprint of it (SHA-256), with which we recognize the address when somebody enters it.',
  ],
  [
    'IP addresses, to stop people from guessing codes',
    'About a day for wrong codes, new names and requests for personal links, and about an hour for other limits. If a browser has entered the right code, we store that with the itinerary, under a random number.',
  ],
  [
    'Technical records without names or content',
    'Logs of requests and errors: seven days, without IP addresses, codes or content. A task of ours that failed: 30 days, with the numbers of the email or itinerary it was about. A link that opens an itinerary in an app on your home screen: one hour.',
  ],
] as const;

export const privacyPolicy: StaticPage = {
  path: '/privacy-policy',
  body: (
    <>
      <PageIntro path="/privacy-policy" title="Privacy Policy">
        <p>
          We store what an itinerary needs. The table below says what that is, and for how long. We don’t sell
          data or use it for advertising, and we erase what you delete.
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
          {RETENTION.map(([what, period]) => {
            const [name = '', ...parts] = what.split(': ');
            return (
              <tr key={what}>
                <th scope="row">
                  <strong>{name}</strong>
                  {parts.length > 0 && `: ${parts.join(': ')}`}
                </th>
                <td>{period}</td>
              </tr>
            );
          })}
        </tbody>
      </table>

      <p>
        After a serious failure we can restore our database to any point in the last 30 days, or from a daily
        copy of that time. So deleted data stays in backups for up to 30 days. We use it for nothing else.
      </p>

      <h2>Why we may store it</h2>
      <p>
        We need hosts’ data to provide what they asked for (a contract with you). Guests’ data, limits and
        logs we store because hosts, guests and we have a legitimate interest in an itinerary that works and
        that nobody abuses. Notifications, and connected assistants, are only used if you turn them on, and
        you can turn them off at any time (your consent). Payments and reports we keep because the law
        requires it. If you add other people’s names or tickets, make sure that they agree.
      </p>

      <h2>Who can view an itinerary</h2>
      <p>
        Anyone who has its project ID and access code, a link that includes both, or a personal link. They see
        events, FAQs, images, sign-up lists and the owner’s name. A private event is shown to hosts, and to
        the guests it is for if they opened their personal link. Guests can save copies, print it or subscribe
        to it in a calendar. They never see the owner’s email address or the admin code. Changing the access
        code ends the access, including calendar subscriptions, of everyone who entered with it. A personal
        link works until a host renews it or removes the guest.
      </p>
      <p>
        Each image has a web address that can’t be guessed, but anyone who has the address can open it. We
        remove the metadata that cameras add, such as where a photo was taken.
      </p>

      <h2>On your device</h2>
      <ul>
        <li>
          <strong>Cookies:</strong> one that remembers which itineraries this browser can open, and one that
          tells browsers apart to stop people from guessing codes (both up to a year). One for your account
          while you’re signed in (30 days), and one used during sign-in (ten minutes). One that remembers the
          language and clock you chose (a year). For each itinerary you open, two that keep it up to date (at
          most an hour). We use none of them for tracking or advertising. On pages with a payment form, Stripe
          sets its own cookies to prevent fraud.
        </li>
        <li>
          <strong>Storage:</strong> the people you filter by, the tips you have seen, the map app you chose,
          which changes you have seen, and what you answered or changed without a connection, until it is
          sent. For hosts, also the codes of a newly created itinerary (until the tab is closed) and the last
          admin code, so you don’t have to enter it again. Signing out or clearing the browser’s data removes
          all of it.
        </li>
        <li>
          <strong>Offline copy:</strong> an itinerary you opened, with its images and your tickets, so you can
          view it without a connection. It’s removed when you tap Exit, and on your next visit with a
          connection if you no longer have access. On a shared device, always tap Exit.
        </li>
      </ul>

      <h2>Plans, emails and AI</h2>
      <p>
        When you paste a plan or forward a booking confirmation, our own software reads it first. If it can’t
        read all of it, the text, and that of attached PDFs, may be sent to a language model (AI) that another
        company runs, with instructions to find dates and places. We leave out email addresses, card numbers
        and the addresses that links lead to. The model receives no account details and no other emails. We
        check its answer against the text before you see it, and nothing is added to an itinerary until you
        add it.
      </p>
      <p>
        A host can connect an AI assistant to an itinerary, such as ChatGPT or Claude: with a key, or by
        choosing the itinerary on our consent page when the assistant asks for it. The assistant can then read
        events, FAQs and the names in them, and suggest events and changes, which a host has to accept. It
        never sees codes, email addresses, guests’ notes or tickets, and private events only if the host ticks
        them. What we send to it is handled by the company that runs it, under that company’s own policy. The
        host can disconnect it at any time in the admin panel, and then it stops working at once.
      </p>
      <p>
        If you forward a ticket or boarding pass to an itinerary’s address, we look in it for a name, to
        suggest whose it is. A host decides that before any guest sees it. Don’t upload or forward passports
        or other identity documents.
      </p>
      <p>
        We treat every email sent to your private forwarding address as yours, no matter who sends it. On the
        shared address, emails from senders we don’t recognize as yours are marked or discarded. Please don’t
        forward anything that we shouldn’t read in this way.
      </p>

      <h2>Service providers</h2>
      <ul>
        <li>
          <strong>Cloudflare</strong> runs our servers, database and storage, receives and sends our email,
          and keeps our logs. It works in many countries and sees the IP address of every request.
        </li>
        <li>
          <strong>Cloudflare Turnstile</strong> checks that you’re a person and not a program. It is used only
          when people without an account create unusually many itineraries or ask for unusually many emails.
          It sees your browser and its IP address.
        </li>
        <li>
          <strong>Stripe</strong> processes payments. Your card number goes to Stripe and never to us.
        </li>
        <li>
          <strong>The push service of your browser’s maker</strong>, if you turn on notifications: Google
          (Chrome, Edge on Android and others), Mozilla (Firefox), Apple (Safari) or Microsoft (Edge on
          Windows). Messages are encrypted: the service sees when you get one, but not what it says.
        </li>
        <li>
          <strong>Your sign-in provider,</strong> such as Google, gives us your name, email address and photo,
          and knows that you signed in here. Only if you use an account.
        </li>
        <li>
          <strong>The company that runs the language model,</strong> as described above: OpenAI or Cloudflare,
          unless the people who run this site chose another. OpenAI keeps what it receives for up to 30 days,
          to detect abuse.
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
        Some of these companies are in the United States or store data there. For data from Europe, their
        contracts contain the EU’s standard clauses that protect it.
      </p>
      <p>
        If the people who run this site have turned it on, Cloudflare counts visits to our home page, without
        cookies. Visits to itineraries, to the page for entering a code and to payment pages are never
        counted.
      </p>

      <h2>Your rights</h2>
      <p>
        You can see, correct, export and delete your data, and object to how we use it. It costs nothing, and
        most of it works without writing to us:
      </p>
      <ul>
        <li>
          <strong>As a guest,</strong> say who you are in the itinerary, then tap “My data” at its end. You
          see everything that is stored about you and can erase it. Your name stays on the host’s guest list
          and in events if a host wrote it there: ask the host to remove it, and if that doesn’t help, ask us.
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
