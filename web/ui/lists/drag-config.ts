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

/** Row data for the announcements. */
type DragData = { name: string; count: number };

/**
 * dnd-kit adds its CSS as a style element, which the Content-Security-Policy forbids. This adds the same rules as a
 * constructed style sheet.
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

const ANIMATION = { duration: 160, easing: 'ease-out' };

/** Props of DragDropProvider. Constant, because the library needs the same values at each render. */
export const DRAG_CONFIG = {
  plugins: [
    ConstructedStyles,
    Accessibility.configure({
      screenReaderInstructions: {
        draggable:
          'Press Space to pick up. Use the up and down arrow keys to move, then Space to drop or Escape to cancel.',
      },
      announcements: { dragstart: announceStart, dragover: announceMove, dragend: announceEnd },
      debounce: 150,
    }),
    AutoScroller,
    Feedback.configure({ dropAnimation: ANIMATION, keyboardTransition: ANIMATION }),
  ],
  // Only the handle drags, and it does not scroll the page, so no long press is needed.
  sensors: [
    PointerSensor.configure({
      activationConstraints: () => [new PointerActivationConstraints.Distance({ value: 4 })],
    }),
    KeyboardSensor,
  ],
  modifiers: [RestrictToVerticalAxis] as Modifiers<DragDropManager>,
};

export const SORT_TRANSITION = { ...ANIMATION, idle: false };

type Source = DragStartEvent['operation']['source'];
const toDragData = (data: Data) => data as DragData;

function announceStart({ operation: { source } }: DragStartEvent) {
  if (isSortable(source))
    return `Picked up ${toDragData(source.data).name}, ${formatPosition(source, source.index)}`;
}

function announceMove({ operation: { source, target } }: DragOverEvent) {
  if (!source || !isSortable(target) || source.id === target.id) return;
  return `${toDragData(source.data).name} moved to ${formatPosition(source, target.index)}`;
}

function announceEnd({ operation: { source }, canceled }: DragEndEvent) {
  if (!isSortable(source)) return;
  const { name } = toDragData(source.data);
  if (canceled) return `Move canceled, ${name} is back at ${formatPosition(source, source.initialIndex)}`;
  return `Dropped ${name} at ${formatPosition(source, source.index)}`;
}

function formatPosition(source: NonNullable<Source>, index: number): string {
  return `position ${index + 1} of ${toDragData(source.data).count}.`;
}
