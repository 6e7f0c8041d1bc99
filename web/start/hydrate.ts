import { takeOver } from './take-over.ts';

// The first script of a rendered page, which runs once the style sheets are there. Until then they have the bandwidth
// for themselves.
takeOver();
