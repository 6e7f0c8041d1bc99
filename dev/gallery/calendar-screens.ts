import { createPaidItinerary, dayFromNow } from '../../web/e2e/paid-itinerary.ts';
import type { ScreenScript } from './screen-script.ts';

/** One calendar for each shape of the grid: the days of its events, counted from the first. */
const SPANS: Record<string, number[]> = {
  'one-day': [0, 0, 0],
  'with-a-day-off': [0, 0, 2],
  weeks: [0, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 5, 6, 8, 9, 30, 31],
};

/** The calendar of itineraries of few and many days. */
const calendars: ScreenScript = async (page, takeScreenshot) => {
  for (const [name, days] of Object.entries(SPANS)) {
    const itinerary = await createPaidItinerary(page, 'Across the islands');
    await itinerary.customize({ timeZone: 'Asia/Tokyo', look: 'seaside', place: 'Okinawa' });
    await itinerary.addEvents(
      days.map((day, index) => ({
        title: index % 2 ? 'Walk to the lighthouse and back' : 'Ferry',
        datetime: `${dayFromNow(30 + day)}T${String(8 + (index % 12)).padStart(2, '0')}:30`,
      })),
    );
    await page.goto(`/project/${itinerary.projectId}?tab=calendar`);
    await page.locator('#calendar-title').waitFor();
    await takeScreenshot(name);
  }
};

/** Screens of the calendar. */
export const CALENDAR_SCRIPTS: Record<string, ScreenScript> = { calendars };
