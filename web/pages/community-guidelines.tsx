import { ContactLink, PageIntro, type StaticPage } from './static-page.tsx';

export const communityGuidelines: StaticPage = {
  path: '/community-guidelines',
  body: (
    <>
      <PageIntro title="Community Guidelines">
        <p>
          An itinerary brings people together who may not know each other yet. Write it so that everybody on
          the list can read it aloud.
        </p>
      </PageIntro>

      <h2>Do</h2>
      <ul>
        <li>
          <strong>Name people as they would name themselves,</strong> and take a name out when somebody asks.
        </li>
        <li>
          <strong>Share codes with guests, not with the world.</strong> A post in public invites the public.
          If it happened, change the access code under Admin, Security.
        </li>
        <li>
          <strong>Say what guests need to know:</strong> costs, allergies, stairs, how to get home.
        </li>
        <li>
          <strong>Show pictures that are yours to show,</strong> of people who agreed to be in them.
        </li>
        <li>
          <strong>Keep the party fun for everybody in it.</strong> Nobody has to drink, dance or be dared.
        </li>
      </ul>

      <h2>Do not</h2>
      <ul>
        <li>Insult, threaten, shame or stalk anybody, or plan to.</li>
        <li>
          Publish what is private: numbers, addresses of people who did not agree, documents, passwords.
        </li>
        <li>Put anything sexual about anybody into an itinerary, or anything at all that harms children.</li>
        <li>Organize what is against the law, or sell what may not be sold.</li>
        <li>Pretend to be somebody else, or use links, names or mails of ours to deceive.</li>
        <li>Send advertising, guess codes, or try to break or overload the service.</li>
        <li>Sign up children under 13.</li>
      </ul>

      <h2>If something is wrong</h2>
      <p>
        Talk to the host first, if you can; most things are a misunderstanding. Otherwise write to{' '}
        <ContactLink /> with the project ID and what you saw. We look at every report, usually within two
        days. What endangers somebody comes first; if it is urgent, call the police before you write to us.
      </p>
      <p>
        We may ask the host to change something, remove it ourselves, close the itinerary or the account, and
        where the law asks, tell the authorities. Whoever is affected learns why and may answer.
      </p>
    </>
  ),
};
