/** Environment of wrangler without calls to Cloudflare, so that it works offline, metrics and log files. */
export const QUIET_WRANGLER = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
};
