import { loadMessages, type MessagePart } from './messages.ts';

type HostPart = Extract<MessagePart, 'site' | 'host' | 'plan'>;

const ALL: HostPart[] = ['site', 'host', 'plan'];

/** Loads messages of hosts' screens, all unless told which. */
export const loadHostMessages = (parts = ALL): Promise<unknown> => Promise.all(parts.map(loadMessages));

/** `load` of a module that shows messages of hosts' screens, which then are there. All parts unless told which. */
export const withHostMessages =
  <Module>(load: () => Promise<Module>, ...parts: HostPart[]) =>
  async (): Promise<Module> =>
    (await Promise.all([load(), loadHostMessages(parts.length > 0 ? parts : ALL)]))[0];
