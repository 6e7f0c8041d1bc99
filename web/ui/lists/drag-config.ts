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
import { t } from '../../../worker/messages/t.ts';

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
        get draggable() {
          return t('pickUpHint');
        },
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
  if (isSortable(source)) return t('pickedUp', describePosition(source, source.index));
}

function announceMove({ operation: { source, target } }: DragOverEvent) {
  if (!source || !isSortable(target) || source.id === target.id) return;
  return t('movedTo', describePosition(source, target.index));
}

function announceEnd({ operation: { source }, canceled }: DragEndEvent) {
  if (!isSortable(source)) return;
  if (canceled) return t('moveCanceled', describePosition(source, source.initialIndex));
  return t('droppedAt', describePosition(source, source.index));
}

function describePosition({ data }: NonNullable<Source>, index: number) {
  const { name, count } = toDragData(data);
  return { name, number: index + 1, all: count };
}
