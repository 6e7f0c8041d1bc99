import { describeAccess } from '../testing/access-suite.ts';

describeAccess('itinerary');
