import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './print-sheet.css';

/** Printed instead of the page while it is rendered, also instead of the print layout of an itinerary. */
export function PrintSheet({ className = '', children }: { className?: string; children: ReactNode }) {
  return createPortal(<main className={`print-sheet ${className}`}>{children}</main>, document.body);
}
