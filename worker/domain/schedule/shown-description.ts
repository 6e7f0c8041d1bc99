/** An event's description, or nothing if it only repeats the title, as in events that were added from proposals. */
export const toShownDescription = ({ title, description }: { title: string; description: string }): string =>
  description === title ? '' : description;
