import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderComponent } from '../../testing/render-component.tsx';
import { showToast } from './toast.ts';

/** Boxes by class name, in pixels from the top of a phone's screen; the test environment has no layout. */
const PHONE = { width: 390, height: 844 };
const TOAST_HEIGHT = 68;
const BOXES: Record<string, [top: number, bottom: number]> = {
  toasts: [828, 828],
  cover: [0, 195],
  title: [195, 364],
  list: [364, 1400],
  'page-foot': [791, 844],
  dialog: [8, 836],
  'dialog short': [640, 836],
  confirm: [770, 814],
  floating: [580, 836],
  'copy-link': [286, 338],
  'copy-code': [700, 840],
  row: [0, 844],
};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(TOAST_HEIGHT);
  vi.stubGlobal('innerHeight', PHONE.height);
  // There is room beside the page.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, bottom] = BOXES[this.className] ?? [-1, -1];
    return new DOMRect(0, top, PHONE.width, bottom - top);
  });
});

/** Shows a toast and returns where its box is. */
async function showAndMeasure() {
  act(() => showToast({ title: 'Access granted!', kind: 'ok' }));
  const toast = await screen.findByText('Access granted!');
  const viewport = toast.closest<HTMLElement>('.toasts');
  const bottom = 828 - Number.parseFloat(viewport?.style.getPropertyValue('--toast-lift') ?? '');
  return { top: bottom - TOAST_HEIGHT, bottom };
}

const Page = () => (
  <div className="itinerary">
    <div className="cover" />
    <div className="page-top">
      <h1 className="title">Lake Como</h1>
    </div>
    <main>
      <div className="list" />
    </main>
    <footer className="page-foot" />
  </div>
);

it('covers the picture of an itinerary, not its events or its footer', async () => {
  await renderComponent(<Page />);
  expect(await showAndMeasure()).toEqual({ top: 115, bottom: 183 });
});

it('is a row of the footer of a phone, in its colors, if it is small', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  await renderComponent(<Page />);
  const foot = document.querySelector<HTMLElement>('.page-foot');
  foot?.style.setProperty('background-color', 'rgb(9, 8, 7)');
  act(() => showToast({ title: 'Access granted!', isSmall: true }));
  const toast = await screen.findByText('Access granted!');
  const viewport = toast.closest<HTMLElement>('.toasts');
  expect(viewport).toHaveAttribute('data-docked');
  // The height of the footer.
  expect(viewport?.style.getPropertyValue('--toast-lift')).toBe('53px');
  expect(viewport?.style.getPropertyValue('--foot')).toBe('rgb(9, 8, 7)');
});

it('is at the edge of a phone whose footer is at the end of the page', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  const { 'page-foot': atEdge } = BOXES;
  BOXES['page-foot'] = [2000, 2100];
  onTestFinished(() => void Object.assign(BOXES, { 'page-foot': atEdge }));
  await renderComponent(<Page />);
  expect(await showAndMeasure()).toEqual({ top: 760, bottom: 828 });
  await expectPlace('data-docked', true);
});

/** Adds an element to the page. Returns it. */
function add(className: string) {
  const element = document.createElement('div');
  element.className = className;
  onTestFinished(() => element.remove());
  return document.body.appendChild(element);
}

/** What is said of the place of toasts once the page has been measured again. */
const expectPlace = (attribute: string, isThere: boolean) =>
  vi.waitFor(() => expect(document.querySelector('.toasts')?.hasAttribute(attribute)).toBe(isThere));

it('stands on the footer of a phone, but not on what it must leave free', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  await renderComponent(<Page />);
  expect(await showAndMeasure()).toEqual({ top: 707, bottom: 775 });
  await expectPlace('data-docked', true);
  add('floating');
  await expectPlace('data-docked', false);
});

it('leaves the footer of a phone to an open menu if it is small', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  await renderComponent(<Page />);
  act(() => showToast({ title: 'Access granted!', isSmall: true }));
  await screen.findByText('Access granted!');
  await expectPlace('data-docked', true);
  const menu = add('floating');
  await expectPlace('data-docked', false);
  menu.remove();
  await expectPlace('data-docked', true);
});

it('finds its place in a browser that cannot tell what is visible', async () => {
  const { checkVisibility } = Element.prototype;
  Object.assign(Element.prototype, { checkVisibility: undefined });
  onTestFinished(() => void Object.assign(Element.prototype, { checkVisibility }));
  await renderComponent(<Page />);
  expect(await showAndMeasure()).toEqual({ top: 115, bottom: 183 });
});

it('is not over a dialog that opens later, until that closes', async () => {
  await renderComponent(<Page />);
  await showAndMeasure();
  const dialog = add('dialog short');
  await expectPlace('data-aside', true);
  dialog.remove();
  await expectPlace('data-aside', false);
});

it('stays over a dialog if it says what failed', async () => {
  await renderComponent(<Page />);
  act(() => showToast({ title: 'Not saved', kind: 'error' }));
  await screen.findByText('Not saved');
  add('dialog short');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  await expectPlace('data-aside', false);
});

it('covers none of the buttons of a dialog', async () => {
  await renderComponent(
    <>
      <Page />
      <div className="dialog">
        <button type="button" className="copy-link">
          Copy link
        </button>
        <button type="button" className="copy-code">
          Copy
        </button>
      </div>
    </>,
  );
  expect(await showAndMeasure()).toEqual({ top: 620, bottom: 688 });
});

it('stays above a short dialog', async () => {
  await renderComponent(
    <>
      <Page />
      <div className="dialog short">
        <p>This will permanently delete all 12 events.</p>
        <button type="button" className="confirm">
          Clear All
        </button>
      </div>
    </>,
  );
  expect(await showAndMeasure()).toEqual({ top: 560, bottom: 628 });
});

it('covers no item of an open menu', async () => {
  await renderComponent(
    <div className="floating" role="menu">
      Rename
    </div>,
  );
  expect(await showAndMeasure()).toEqual({ top: 500, bottom: 568 });
});

it('stays above the footer where new rows fill the screen', async () => {
  await renderComponent(
    <>
      <li className="row" />
      <footer className="page-foot" />
    </>,
  );
  expect(await showAndMeasure()).toEqual({ top: 711, bottom: 779 });
});

it('does not measure rows that the browser has not rendered', async () => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function (this: Element) {
    return this.className !== 'skipped';
  });
  await renderComponent(
    <div className="dialog">
      <button type="button" className="copy-link">
        Copy link
      </button>
      <button type="button" className="skipped">
        Edit
      </button>
    </div>,
  );
  await showAndMeasure();
  const measured = vi.mocked(Element.prototype.getBoundingClientRect).mock.contexts as Element[];
  expect(measured.map(({ className }) => className)).toContain('copy-link');
  expect(measured.map(({ className }) => className)).not.toContain('skipped');
});
