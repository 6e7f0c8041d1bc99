import { type Data, type Modifiers, Plugin } from '@dnd-kit/abstract';
import { RestrictToVerticalAxis } from '@dnd-kit/abstract/modifiers';
import {
  Accessibility,
  AutoScroller,
  type DragDropManager,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  Feedback,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
  StyleInjector,
} from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/react/sortable';

/** What the announcements say of a row. */
type DragData = { name: string; count: number };

/**
 * Our pages take no style element (Content-Security-Policy), which is how the library brings its rules. A
 * constructed sheet holds the same ones. They match nothing until a row is dragged, so they may stay.
 */
class ConstructedStyles extends Plugin<DragDropManager> {
  constructor(manager: DragDropManager) {
    super(manager);
    const injector = manager.registry.plugins.get(StyleInjector);
    if (injector) injector.register = adoptRules;
  }
}

function adoptRules(rules: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

const QUICK = { duration: 160, easing: 'ease-out' };

/** How a list is dragged; what follows is constant, as the library asks for the same values at each render. */
export const DRAG_CONFIG = {
  plugins: [
    ConstructedStyles,
    Accessibility.configure({
      screenReaderInstructions: {
        draggable:
          'Press space to pick up. While moving, use the up and down arrow keys, then space to drop or escape to cancel.',
      },
      announcements: { dragstart: tellStart, dragover: tellPlace, dragend: tellEnd },
      debounce: 150,
    }),
    AutoScroller,
    Feedback.configure({ dropAnimation: QUICK, keyboardTransition: QUICK }),
  ],
  // By its handle only, and that does not scroll the page: no need to wait for a long press.
  sensors: [
    PointerSensor.configure({
      activationConstraints: () => [new PointerActivationConstraints.Distance({ value: 4 })],
    }),
    KeyboardSensor,
  ],
  modifiers: [RestrictToVerticalAxis] as Modifiers<DragDropManager>,
};

export const SORT_TRANSITION = { ...QUICK, idle: false };

type Source = DragStartEvent['operation']['source'];
const read = (data: Data) => data as DragData;

function tellStart({ operation: { source } }: DragStartEvent) {
  if (isSortable(source)) return `Picked up ${read(source.data).name}, ${toPlace(source, source.index)}`;
}

function tellPlace({ operation: { source, target } }: DragOverEvent) {
  if (!source || !isSortable(target) || source.id === target.id) return;
  return `${read(source.data).name} moved to ${toPlace(source, target.index)}`;
}

function tellEnd({ operation: { source }, canceled }: DragEndEvent) {
  if (!isSortable(source)) return;
  const { name } = read(source.data);
  if (canceled) return `Moving canceled, ${name} is back at ${toPlace(source, source.initialIndex)}`;
  return `Dropped ${name} at ${toPlace(source, source.index)}`;
}

function toPlace(source: NonNullable<Source>, index: number): string {
  return `position ${index + 1} of ${read(source.data).count}.`;
}
