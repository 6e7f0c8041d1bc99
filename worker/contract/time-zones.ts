/** A place that a search for a time zone found. */
export type TimeZonePlace = {
  /** In English. */
  name: string;
  /** State or province code, or empty. */
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** IANA. */
  timeZone: string;
};
