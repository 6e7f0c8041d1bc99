import { z } from 'zod';

// Zod would compile schemas with `new Function`, which the Content Security Policy of the pages forbids: even the attempt
// is reported as a violation.
z.config({ jitless: true });

export { z };
