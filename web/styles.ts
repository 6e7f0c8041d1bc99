// The styles of first screens, in one file. The order matters: utilities and forced colors come after components.
import './features/itinerary/itinerary.css';
import './features/itinerary/tab-row.css';
import './features/itinerary/page-links.css';
import './features/itinerary/page-top.css';
import './features/itinerary/itinerary-print.css';
import './features/itinerary/day.css';
import './features/itinerary/day-card.css';
import './features/itinerary/thanks.css';
import './features/itinerary/rsvp-place.css';
import './features/itinerary/large-text.css';
import './features/itinerary/event-papers.css';
import './features/appearance/appearance.css';
import './ui/theme.css';
import './ui/controls.css';
import './ui/forced-colors.css';
import 'virtual:uno.css';
