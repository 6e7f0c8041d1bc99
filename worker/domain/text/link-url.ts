import { LIMITS } from '../../contract/limits.ts';
import { toWebUrl } from './links.ts';

// Not in links.ts, because guest pages load that file and do not need this.

/** Normalizes a host's link (see `toWebUrl`). Undefined if it is not allowed or, once encoded, too long. */
export function toLinkUrl(text: string): string | undefined {
  const url = toWebUrl(text);
  return url !== undefined && url.length <= LIMITS.url ? url : undefined;
}
