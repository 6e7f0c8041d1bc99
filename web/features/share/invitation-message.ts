import { t } from '../../../worker/messages/t.ts';

type Invitation = {
  title: string;
  /** First to last day, as shown on the itinerary; undefined without events. */
  dates: string | undefined;
  /** The link to send. */
  url: string;
};

/** The message that hosts and guests can edit before they send it. */
export function writeInvitation({ title, dates, url }: Invitation): string {
  return t('invitationMessage', { title: dates ? t('titleAndDates', { title, dates }) : title, url });
}

/** The message that comes with the personal link of a guest. */
export function writePersonalInvitation({ title, dates, url }: Invitation, name: string): string {
  return t('personalInvitation', {
    name,
    title: dates ? t('personalTitleAndDates', { title, dates }) : title,
    url,
  });
}

/**
 * What the share sheet of the device gets. A link at the end of the message is passed as a link, because some apps
 * only take that, and others add it to the text a second time.
 */
export function toShareData(message: string, { title, url }: Omit<Invitation, 'dates'>): ShareData {
  const text = message.trim();
  if (text.endsWith(url)) return { title, text: text.slice(0, -url.length).trim(), url };
  return text.includes(url) ? { title, text } : { title, text, url };
}
