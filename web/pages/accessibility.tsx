import { ContactLink, PageIntro, type StaticPage } from './static-page.tsx';

export const accessibility: StaticPage = {
  path: '/accessibility',
  body: (
    <>
      <PageIntro path="/accessibility" title="Accessibility Statement">
        <p>
          Everybody on the guest list should be able to read the plan and answer. If something gets in your
          way, tell us: it counts as a fault, and we fix it like one.
        </p>
      </PageIntro>

      <h2>What we aim for</h2>
      <p>
        This site is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, which the
        European standard EN 301 549 asks for. We consider it to conform, except for what is listed below.
      </p>

      <h2>What works</h2>
      <ul>
        <li>Everything can be done with a keyboard alone, and you always see where you are.</li>
        <li>
          Pages have headings, landmarks and labels for screen readers, and new information is announced.
        </li>
        <li>
          Text can be made twice as large, and pages fit a screen 320 pixels wide without side scrolling.
        </li>
        <li>
          Colors have enough contrast, also those that hosts choose: we adjust text to their background.
          Nothing is shown by color alone.
        </li>
        <li>Animations stop if your device asks for less motion. Forced colors and dark mode work.</li>
        <li>Reading an itinerary, reporting one, withdrawing and deleting work without scripts.</li>
      </ul>

      <h2>What doesn’t work yet</h2>
      <ul>
        <li>
          Images that hosts upload have no description of their own. Hosts can write what matters as text.
        </li>
        <li>
          Card fields and the check that you’re not a robot come from other companies, Stripe and Cloudflare,
          whose statements apply to them.
        </li>
        <li>Text that hosts write may be hard to read or in another language. We can’t check it.</li>
        <li>The sample videos on the home page have no sound and no audio description.</li>
      </ul>

      <h2>How we check it</h2>
      <p>
        Each change is tested automatically with axe on a phone’s and a computer’s screen, with large text and
        by keyboard. We evaluated the site ourselves; no outside body has certified it.
      </p>

      <h2 id="barriers">Report a barrier</h2>
      <p>
        Write to <ContactLink /> and say what you tried to do, on which page, and with which browser or aid.
        We answer within two weeks, and help you get what you came for in the meantime. If you’re not
        satisfied with our answer, you can turn to the body that enforces accessibility where you live.
      </p>
    </>
  ),
};
