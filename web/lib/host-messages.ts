import { loadMessages, type MessagePart } from './messages.ts';

/** `load` of a module that shows messages of hosts' screens, which then are there. */
export const withHostMessages =
  <Module>(load: () => Promise<Module>, ...parts: Extract<MessagePart, 'site' | 'host' | 'plan'>[]) =>
  async (): Promise<Module> =>
    (await Promise.all([load(), ...parts.map(loadMessages)]))[0];
