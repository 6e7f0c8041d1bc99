import { useEffect, useState } from 'react';
import { loadHostMessages } from '../../lib/host-messages.ts';

/** Whether the messages that a reader needs are there; for a host, those of hosts' screens load. */
export function useHostMessages(isHost: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isHost) return;
    // What could not be loaded is left out.
    void loadHostMessages()
      .catch(() => undefined)
      .then(() => setLoaded(true));
  }, [isHost]);
  return !isHost || isLoaded;
}
