/** "1 event", "12 events". */
export const countEvents = (count: number): string => `${count} ${count === 1 ? 'event' : 'events'}`;
