import { takeOver } from './take-over.ts';

// The first script of a rendered page, a file of its own: until it is there, the page and its styles have the bandwidth for
// themselves.
takeOver();
