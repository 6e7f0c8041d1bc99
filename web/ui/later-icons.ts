// Icons that no first screen shows (uno.config.ts). Imported by pages that need them at once, and by what loads the rest of
// the itinerary.
import 'virtual:uno:later-icons.css';
