import { ContactLink, PageIntro, type StaticPage } from './static-page.tsx';

export const communityGuidelines: StaticPage = {
  path: '/community-guidelines',
  body: (
    <>
      <PageIntro path="/community-guidelines" title="Community Guidelines">
        <p>
          An itinerary often brings together people who haven’t met. Write it so that anyone on the guest list
          would be comfortable reading it.
        </p>
      </PageIntro>

      <h2>Do</h2>
      <ul>
        <li>
          <strong>Use the names people use for themselves,</strong> and remove a name if someone asks.
        </li>
        <li>
          <strong>Share codes with your guests only.</strong> Anyone who sees a public post can use the code.
          If that happens, change the access code under Admin, Security. That needs Full Access.
        </li>
        <li>
          <strong>Tell guests what they need to know:</strong> costs, allergies, stairs, how to get home.
        </li>
        <li>
          <strong>Use images you have the right to use,</strong> of people who agreed to be in them.
        </li>
        <li>
          <strong>Keep it fun for everyone.</strong> Nobody should be pressured to drink, dance or take a
          dare.
        </li>
      </ul>

      <h2>Don’t</h2>
      <ul>
        <li>Don’t harass, threaten, stalk or shame anyone, or plan to.</li>
        <li>
          Don’t publish private information: phone numbers or addresses without permission, documents,
          passwords.
        </li>
        <li>Don’t post sexual content about anyone, or anything that harms children.</li>
        <li>Don’t organize anything illegal or sell anything prohibited.</li>
        <li>Don’t impersonate anyone, or use our links, name or emails to deceive people.</li>
        <li>Don’t send spam, guess codes, or try to break or overload the service.</li>
        <li>Don’t create accounts for children under 13.</li>
      </ul>

      <h2 id="report">Reporting a problem</h2>
      <p>
        If you can, talk to the host first; most problems are easy to clear up. Otherwise, tap “Report” at the
        end of the itinerary or invitation, and say what you saw. You need no account and no email address. If
        you give one, you get a receipt with a number. You can also write to <ContactLink /> with the project
        ID. A person reads every report, usually within two days. In an emergency, call the police first.
      </p>
      <h2>What we do then</h2>
      <p>
        We may ask the host to make changes, or take the itinerary down. Nobody can open it then, and it sends
        nothing. Its hosts see our reason, can still export their content, and can object by writing to{' '}
        <ContactLink />. Another person then looks at it again where there is one. Where the law requires it,
        we notify the authorities. We don’t tell hosts who reported them.
      </p>
    </>
  ),
};
