/** For the file input. */
export const PLAN_FILE_TYPES =
  '.ics,.csv,.tsv,.txt,.md,.eml,.pdf,.json,text/plain,text/calendar,text/csv,application/pdf';
