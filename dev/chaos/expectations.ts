import type { Client } from './client.ts';
import type { OpenPage } from './open-page.ts';

/** What is known about one row that a host wrote. */
export type ExpectedRow = {
  kind: 'events' | 'faqs';
  /** Undefined while the response of the creating call is unknown. */
  id: number | undefined;
  /** Titles that the row may have; one if every call about it got a response. */
  titles: Set<string>;
  /** Whether the row exists: unknown after a call that broke off. */
  exists: 'yes' | 'no' | 'unknown';
  requestKey: string;
  sequence: number;
};

/** What is known about one itinerary. */
export type ExpectedItinerary = {
  projectId: string;
  id: number;
  path: string;
  accessCode: string;
  adminCode: string;
  /** Part of every private text of this itinerary. */
  canary: string;
  host: Client;
  guests: Client[];
  rows: ExpectedRow[];
  /** Who may read it. `unknown`: a call that could have changed it broke off. */
  readers: Map<Client, 'yes' | 'unknown'>;
  deleted: 'no' | 'yes' | 'unknown';
  /** Open pages. `mustClose`: access ended by a change that was acknowledged. */
  listeners: { client: Client; socket: OpenPage; mustClose: boolean }[];
  /** Payment intents that were opened for it. */
  intents: string[];
};

/** Everything that one run expects, and what it found to be wrong. */
export class Expectations {
  readonly itineraries: ExpectedItinerary[] = [];
  readonly violations: string[] = [];
  readonly counts: Record<string, number> = {};

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  fail(what: string): void {
    this.violations.push(what);
  }

  /** Looks for private texts that this client must not see. Called with every response. */
  checkResponse(client: Client, path: string, text: string): void {
    for (const [canary] of text.matchAll(/canary-[a-z0-9]+-\d+/g)) {
      const itinerary = this.itineraries.find((one) => one.canary === canary);
      if (itinerary?.readers.has(client)) continue;
      this.fail(`${client.name} read ${canary} at ${path}`);
    }
  }
}

/** Whether the call may or may not have taken effect. */
export const isUnknown = (status: number) => status === 0 || status >= 500;
export const isSuccess = (status: number) => status >= 200 && status < 300;
