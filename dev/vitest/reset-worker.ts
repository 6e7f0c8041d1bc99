import { reset } from 'cloudflare:test';

// Before each file that reads whole tables: nothing of the file before is left. A runtime per file would load the Worker's
// modules again, which takes longer than most of these files.
await reset();
(globalThis as { isMigrated?: boolean }).isMigrated = false;
