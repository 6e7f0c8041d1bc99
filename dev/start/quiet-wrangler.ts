/** What keeps wrangler to itself: no call to Cloudflare (we start offline too), no statistics, no files at home. */
export const QUIET_WRANGLER = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
};
